//! `--report FILE.html`: the analysis as a self-contained HTML page.

use super::{Told, rollouts};
use crate::arena::report::svg::{Svg, escape};
use crate::arena::report::{STYLE, section, table};
use kaiju_analysis::{Deed, Grade, Move, fraction};
use kaiju_engine::Seat;
use std::fmt::Write;

/// The size of the drawings. They shrink to the width of a phone, so their letters are large.
const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 300.0;
/// Room for the names of the axis.
const LEFT: f64 = 40.0;
const BOTTOM: f64 = 24.0;

/// More for the style of the arena's report: charts that fit a phone without scrolling.
const MORE_STYLE: &str = "svg { min-width: 0; } svg text { font-size: 14px; } .bad { fill: var(--ink); } \
                          ol { padding-left: 1.25rem; } li { margin: .35rem 0; overflow-wrap: anywhere; }";

/// The page.
pub fn page(told: &Told<'_>) -> String {
    let title = escape(&told.title());
    let part = |id: &str, body: &str| {
        let about = told.texts.attribute(id, "about").unwrap_or_default();
        section(&escape(&told.say(id, &[])), &escape(&about), body)
    };
    let turning = told.analysis.turning_points().into_iter();
    let turning = turning.map(|play| format!("{}: {}", told.entry(play), told.changes(play)));
    let sections = [
        part("report-chances", &(legend(told) + &bands(told))),
        part("report-luck", &(bars(told) + &accounts(told))),
        part("report-turning", &list(told, turning)),
        part("report-mistakes", &mistakes(told)),
        told.deep
            .map(|deep| part("report-rollouts", &list(told, rollouts::lines(told, deep).into_iter())))
            .unwrap_or_default(),
    ];
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Kaiju: {title}</title>\n<style>\n{STYLE}{MORE_STYLE}\n</style>\n\
         <h1>{title}</h1>\n{}</html>\n",
        told.texts.code(),
        sections.concat()
    )
}

fn legend(told: &Told<'_>) -> String {
    let seats = told.balances().map(|(seat, _)| {
        format!("<span><i class=\"key s{}\"></i>{}</span>", seat.index(), escape(told.name(seat)))
    });
    format!("<p class=\"legend\">{}</p>\n", seats.collect::<String>())
}

/// The chances as stacked bands, first seat on top; the chance that nobody wins is left blank below.
fn bands(told: &Told<'_>) -> String {
    let analysis = told.analysis;
    let mut svg = Svg::new(WIDTH, HEIGHT, &told.say("report-chances-plot", &[]));
    let (bottom, width) = (HEIGHT - BOTTOM, WIDTH - LEFT);
    let chances: Vec<_> =
        std::iter::once(analysis.initial).chain(analysis.moves.iter().map(|play| play.chances)).collect();
    let x = |index: usize| LEFT + width * index as f64 / analysis.moves.len().max(1) as f64;
    let y = |part: f64| 8.0 + (bottom - 8.0) * part;
    let above = |index: usize, seats: usize| -> f64 {
        Seat::ALL[..seats].iter().map(|&seat| fraction(chances[index].of(seat))).sum()
    };
    for (seat, balance) in told.balances() {
        let edge = |seats: usize| (0..chances.len()).map(move |index| (index, seats));
        let outline = edge(seat.index()).chain(edge(seat.index() + 1).rev());
        let points: Vec<(f64, f64)> =
            outline.map(|(index, seats)| (x(index), y(above(index, seats)))).collect();
        let values = [
            ("name", told.name(seat).into()),
            ("first", told.decimal(100.0 * fraction(balance.initial), 1).into()),
            ("last", told.decimal(100.0 * fraction(balance.last), 1).into()),
        ];
        let title = told.say("report-band", &values);
        svg.area(&format!("s{}", seat.index()), &points, &title);
    }
    for percent in [0, 25, 50, 75, 100] {
        let at = y(f64::from(percent) / 100.0);
        svg.line("axis", (LEFT - 4.0, at), (WIDTH, at));
        svg.text("soft end", (LEFT - 6.0, at + 4.0), &format!("{}", 100 - percent));
    }
    for (index, play) in analysis.moves.iter().enumerate() {
        let Deed::Choice { seat, loss, .. } = play.deed else { continue };
        if Grade::of(loss) >= Grade::Mistake {
            let (x, y) = (x(index + 1), y(above(index + 1, seat.index())));
            let title = format!("{}: {}", told.entry(play), told.signed(-loss));
            svg.area("bad", &[(x - 5.0, y), (x + 5.0, y), (x, y + 9.0)], &title);
        }
    }
    svg.text("soft", (LEFT, HEIGHT - 6.0), &told.say("report-moves", &[("n", analysis.moves.len().into())]));
    svg.finish()
}

/// Luck and own choices of every seat as bars left and right of zero.
fn bars(told: &Told<'_>) -> String {
    const ROW: f64 = 52.0;
    let height = ROW * told.analysis.seats as f64 + 8.0;
    let mut svg = Svg::new(WIDTH, height, &told.say("report-luck-plot", &[]));
    let most = told.balances().map(|(_, balance)| balance.luck.abs().max(balance.skill().abs())).max();
    let most = fraction(most.unwrap_or(1)).max(0.01);
    let (middle, half) = (WIDTH / 2.0, WIDTH / 2.0 - 70.0);
    svg.line("axis", (middle, 0.0), (middle, height));
    for (place, (seat, balance)) in told.balances().enumerate() {
        let top = ROW * place as f64 + 18.0;
        svg.text("", (0.0, top - 4.0), told.name(seat));
        for (row, (word, units)) in
            [("analyze-luck", balance.luck), ("analyze-skill", balance.skill())].into_iter().enumerate()
        {
            let word = told.say(word, &[]);
            let y = top + 16.0 * row as f64;
            let length = half * fraction(units).abs() / most;
            let left = if units < 0 { middle - length } else { middle };
            let title = format!("{}: {word} {}", told.name(seat), told.signed(units));
            svg.bar(&format!("s{}", seat.index()), (left, y), (length, 13.0), &title);
            svg.text("soft end", (WIDTH, y + 11.0), &format!("{word} {}", told.signed(units)));
        }
    }
    svg.finish()
}

fn accounts(told: &Told<'_>) -> String {
    let mut rows = String::new();
    for (seat, balance) in told.balances() {
        let [inaccuracies, mistakes, blunders] = balance.accuracy.graded;
        let percent = |units: i64| told.decimal(100.0 * fraction(units), 1);
        let cells = [
            percent(balance.initial),
            percent(balance.luck),
            percent(balance.own),
            percent(balance.others),
            percent(balance.revision),
            percent(balance.last),
            told.decimal(100.0 * balance.accuracy.mean_loss(), 2),
            format!("{inaccuracies} / {mistakes} / {blunders}"),
        ];
        // Writing to a string cannot fail.
        let _ = writeln!(
            rows,
            "<tr><td>{}</td><td>{}</td></tr>",
            escape(told.name(seat)),
            cells.join("</td><td>")
        );
    }
    let heads = [
        "analyze-seat",
        "analyze-first",
        "analyze-luck",
        "analyze-own",
        "analyze-others",
        "analyze-revision",
        "analyze-last",
        "analyze-loss",
        "analyze-graded",
    ]
    .map(|id| escape(&told.say(id, &[])));
    table(&heads.each_ref().map(String::as_str), &rows)
}

fn mistakes(told: &Told<'_>) -> String {
    let line =
        |(play, grade): (&Move, Grade)| Some(format!("{}: {}", told.entry(play), told.mistake(play, grade)?));
    list(told, told.analysis.mistakes().filter_map(line))
}

fn list(told: &Told<'_>, lines: impl Iterator<Item = String>) -> String {
    let lines: String = lines.map(|line| format!("<li>{}</li>\n", escape(&line))).collect();
    if lines.is_empty() {
        format!("<p>{}</p>\n", escape(&told.say("report-none", &[])))
    } else {
        format!("<ol>\n{lines}</ol>\n")
    }
}

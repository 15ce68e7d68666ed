//! The shapes of charts. Colours are classes, so that they follow the light or dark style of the page.

use std::fmt::Write;

/// An inline SVG, which needs no namespace.
pub struct Svg {
    width: f64,
    height: f64,
    /// An empty drawing with a description for screen readers.
    label: String,
    body: String,
}

impl Svg {
    pub fn new(width: f64, height: f64, label: &str) -> Svg {
        Svg { width, height, label: escape(label), body: String::new() }
    }

    fn push(&mut self, shape: &str) {
        self.body.push_str(shape);
        self.body.push('\n');
    }

    /// A line from one point to another.
    pub fn line(&mut self, class: &str, from: (f64, f64), to: (f64, f64)) {
        let ((x1, y1), (x2, y2)) = (from, to);
        self.push(&format!(
            "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
        ));
    }

    /// A bar with a tooltip.
    pub fn bar(&mut self, class: &str, corner: (f64, f64), size: (f64, f64), title: &str) {
        let ((x, y), (width, height)) = (corner, (size.0.max(0.0), size.1.max(0.0)));
        let title = escape(title);
        self.push(&format!(
            "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\"><title>{title}</title></rect>"
        ));
    }

    /// A polygon with a tooltip.
    pub fn area(&mut self, class: &str, corners: &[(f64, f64)], title: &str) {
        let corners: Vec<String> = corners.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let (corners, title) = (corners.join(" "), escape(title));
        self.push(&format!(
            "<polygon class=\"{class}\" points=\"{corners}\"><title>{title}</title></polygon>"
        ));
    }

    /// A dot on a line from `low` to `high`, with a tooltip.
    pub fn whisker(&mut self, class: &str, y: f64, [low, x, high]: [f64; 3], title: &str) {
        self.line(class, (low, y), (high, y));
        let title = escape(title);
        self.push(&format!(
            "<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\"><title>{title}</title></circle>"
        ));
    }

    /// A text; the class `end` or `middle` says where the point is in it.
    pub fn text(&mut self, class: &str, (x, y): (f64, f64), text: &str) {
        self.push(&format!("<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", escape(text)));
    }

    /// The drawing as HTML.
    pub fn finish(self) -> String {
        let Svg { width, height, label, body } = self;
        let mut html = String::new();
        // Writing to a string cannot fail.
        let _ = write!(
            html,
            "<div class=\"scroll\"><svg role=\"img\" aria-label=\"{label}\" width=\"{width:.0}\" height=\"{height:.0}\" viewBox=\"0 0 {width:.0} {height:.0}\">\n{body}</svg></div>\n"
        );
        html
    }
}

/// A text escaped for HTML.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter if letter.is_control() => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    safe
}

/// The first letters of a text.
pub fn shortened(text: &str, letters: usize) -> String {
    if text.chars().count() <= letters {
        return text.to_owned();
    }
    let start: String = text.chars().take(letters.saturating_sub(1)).collect();
    format!("{start}…")
}

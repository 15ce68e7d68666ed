//! The axes of charts.

use super::svg::Svg;

/// A horizontal axis from 0 to `most`, between two columns of the drawing.
#[derive(Clone, Copy)]
pub struct Scale {
    pub left: f64,
    pub right: f64,
    pub most: f64,
    pub step: f64,
}

impl Scale {
    /// An axis for numbers up to `largest`, with about five marks at round numbers.
    pub fn new(left: f64, right: f64, largest: f64) -> Scale {
        let largest = if largest > 0.0 { largest } else { 1.0 };
        let power = 10f64.powf((largest / 5.0).log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|factor| factor * power);
        let step = step.into_iter().find(|step| largest / step <= 5.0).unwrap_or(largest);
        Scale { left, right, most: (largest / step).ceil() * step, step }
    }

    /// The column of a number.
    pub fn at(&self, number: f64) -> f64 {
        self.left + (self.right - self.left) * (number / self.most).clamp(0.0, 1.0)
    }

    /// The numbers with a mark.
    pub fn marks(&self) -> impl Iterator<Item = f64> {
        let step = self.step;
        (0..=(self.most / step).round() as u32).map(move |mark| f64::from(mark) * step)
    }

    /// Draws the axis from `top` to `bottom`, its marks named by `name`.
    pub fn draw(&self, svg: &mut Svg, top: f64, bottom: f64, name: impl Fn(f64) -> String) {
        for mark in self.marks() {
            let x = self.at(mark);
            svg.line("axis", (x, top), (x, bottom));
            svg.text("soft middle", (x, bottom + 15.0), &name(mark));
        }
    }
}

/// A share as whole per cent.
pub fn percent(share: f64) -> String {
    format!("{:.0} %", 100.0 * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_at_round_numbers_and_reach_far_enough() {
        for largest in [0.003, 0.07, 0.25, 0.5, 0.9, 1.0, 3.0, 47.0, 12_345.0] {
            let scale = Scale::new(0.0, 100.0, largest);
            let marks: Vec<f64> = scale.marks().collect();
            assert!((3..=7).contains(&marks.len()), "{largest}: {marks:?}");
            assert!(scale.most >= largest && scale.at(largest) <= 100.0, "{largest}: {}", scale.most);
        }
        assert_eq!(Scale::new(0.0, 100.0, 0.0).marks().count(), 6);
    }
}

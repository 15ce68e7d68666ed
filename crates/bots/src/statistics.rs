//! Statistics for the figures we quote.

use statrs::function::beta::beta_reg;
use statrs::function::gamma::gamma_ur;

/// The quantile of the normal distribution that leaves 2.5 % on either side.
const TWO_SIDED_95: f64 = 1.959_963_984_540_054;

/// Wilson's 95 % interval for a rate observed in `trials` independent trials.
///
/// The number of trials need not be an integer: dependent trials count for more or less than one.
///
/// ```
/// let (low, high) = kaiju_bots::statistics::wilson(0.25, 100.0);
/// assert!((low - 0.1755).abs() < 1e-4 && (high - 0.3430).abs() < 1e-4);
/// ```
pub fn wilson(rate: f64, trials: f64) -> (f64, f64) {
    if trials <= 0.0 {
        return (0.0, 1.0);
    }
    let z2 = TWO_SIDED_95 * TWO_SIDED_95;
    let centre = rate + z2 / (2.0 * trials);
    let spread = TWO_SIDED_95 * (rate * (1.0 - rate) / trials + z2 / (4.0 * trials * trials)).sqrt();
    let scale = 1.0 + z2 / trials;
    // The rate is inside the interval, and at 0 and 1 on its end, up to rounding.
    (((centre - spread) / scale).clamp(0.0, rate), ((centre + spread) / scale).clamp(rate, 1.0))
}

/// The probability that a normally distributed number is at least as far from 0 as `z`.
///
/// ```
/// assert!((kaiju_bots::statistics::normal_two_sided(-1.959964) - 0.05).abs() < 1e-6);
/// ```
pub fn normal_two_sided(z: f64) -> f64 {
    chi_squared_tail(z * z, 1)
}

/// The probability that a number with Student's distribution is at least as far from 0 as `t`.
///
/// ```
/// assert!((kaiju_bots::statistics::student_two_sided(2.228139, 10.0) - 0.05).abs() < 1e-6);
/// ```
pub fn student_two_sided(t: f64, degrees: f64) -> f64 {
    beta_reg(degrees / 2.0, 0.5, degrees / (degrees + t * t)).clamp(0.0, 1.0)
}

/// The probability of a chi-squared value at least this large under the null hypothesis.
///
/// ```
/// use kaiju_bots::statistics::chi_squared_tail;
/// assert!((chi_squared_tail(11.070, 5) - 0.05).abs() < 1e-4);
/// ```
pub fn chi_squared_tail(chi_squared: f64, degrees: u32) -> f64 {
    if degrees == 0 || chi_squared <= 0.0 {
        return 1.0;
    }
    gamma_ur(f64::from(degrees) / 2.0, chi_squared / 2.0).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_close(found: f64, expected: f64) {
        assert!((found - expected).abs() <= 1e-9 * expected.max(1e-3), "{found} is not {expected}");
    }

    #[test]
    fn two_degrees_of_freedom_are_an_exponential() {
        for chi_squared in [0.1, 1.0, 2.0, 3.9, 4.1, 10.0, 60.0] {
            assert_close(chi_squared_tail(chi_squared, 2), (-chi_squared / 2f64).exp());
        }
    }

    #[test]
    fn four_and_six_degrees_have_closed_forms() {
        for chi_squared in [0.5f64, 3.0, 7.0, 20.0] {
            let half = chi_squared / 2.0;
            assert_close(chi_squared_tail(chi_squared, 4), (-half).exp() * (1.0 + half));
            assert_close(chi_squared_tail(chi_squared, 6), (-half).exp() * (1.0 + half + half * half / 2.0));
        }
    }

    #[test]
    fn the_quantiles_of_the_tables_are_met() {
        let table =
            [(3.841_459, 1, 0.05), (11.070_498, 5, 0.05), (15.086_272, 5, 0.01), (84.820_645, 65, 0.05)];
        for (chi_squared, degrees, p) in table {
            assert!((chi_squared_tail(chi_squared, degrees) - p).abs() < 1e-7, "{chi_squared} {degrees}");
        }
    }

    #[test]
    fn hopeless_values_stay_numbers() {
        assert_eq!(chi_squared_tail(0.0, 5), 1.0);
        assert_eq!(chi_squared_tail(3.0, 0), 1.0);
        assert_eq!(chi_squared_tail(1e9, 5), 0.0);
    }

    #[test]
    fn student_has_closed_forms_and_meets_the_tables() {
        for t in [0.0f64, 0.3, 1.0, 2.5, 40.0] {
            // One degree of freedom is Cauchy's distribution; two have an algebraic form.
            let cauchy = 1.0 - 2.0 / std::f64::consts::PI * t.atan();
            assert!((student_two_sided(t, 1.0) - cauchy).abs() < 1e-12, "{t}");
            assert!((student_two_sided(-t, 2.0) - (1.0 - t / (2.0 + t * t).sqrt())).abs() < 1e-12, "{t}");
        }
        let table = [(4.586_894, 10.0, 0.001), (2.042_272, 30.0, 0.05), (3.390_491, 100.0, 0.001)];
        for (t, degrees, p) in table {
            assert!((student_two_sided(t, degrees) / p - 1.0).abs() < 1e-5, "{t} {degrees}");
        }
    }

    #[test]
    fn student_with_many_degrees_is_normal() {
        for z in [0.5, 1.96, 3.3, 8.0] {
            let (student, normal) = (student_two_sided(z, 1e7), normal_two_sided(z));
            assert!((student / normal - 1.0).abs() < 1e-3, "{z}: {student} and {normal}");
        }
        assert!((normal_two_sided(3.290_527) - 0.001).abs() < 1e-8);
    }

    #[test]
    fn an_interval_stays_within_0_and_1_and_holds_the_rate() {
        for (hits, trials) in [(0, 1), (1, 1), (0, 1000), (1000, 1000), (3, 7), (250_000, 1_000_000)] {
            let rate = f64::from(hits) / f64::from(trials);
            let (low, high) = wilson(rate, f64::from(trials));
            assert!(0.0 <= low && low <= rate && rate <= high && high <= 1.0, "{hits} of {trials}");
        }
        assert_eq!(wilson(0.0, 0.0), (0.0, 1.0));
        assert_eq!(wilson(0.25, f64::INFINITY), (0.25, 0.25));
    }

    #[test]
    fn intervals_are_those_of_the_books() {
        // Newcombe (1998), method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        let book = [
            (81.0, 263.0, 0.2553, 0.3662),
            (15.0, 148.0, 0.0624, 0.1605),
            (0.0, 20.0, 0.0, 0.1611),
            (1.0, 29.0, 0.0061, 0.1718),
        ];
        for (hits, trials, low, high) in book {
            let found = wilson(hits / trials, trials);
            assert!((found.0 - low).abs() < 5e-5 && (found.1 - high).abs() < 5e-5, "{hits}: {found:?}");
        }
    }
}

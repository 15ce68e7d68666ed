//! The help of the program in the language of the reader. In English the commands and options say it themselves; the
//! catalogue has the other languages, for all that players use.

use clap::builder::{StyledStr, Styles};
use clap::{Arg, ArgAction, Command};
use kaiju_text::{ENGLISH, Texts};

/// The commands for players. Those for operators and developers have only their line in the list translated.
const FOR_PLAYERS: [&str; 6] = ["kaiju", "analyze", "replay", "scenario", "serve", "verify"];

/// The program, whose help is in this language.
pub fn command(english: Command, texts: &Texts) -> Command {
    if texts.code() == ENGLISH {
        return english;
    }
    let mut program = english;
    // Only then are there the options and the command that clap adds.
    program.build();
    let program = program.mut_subcommands(|part| in_words(part, texts));
    in_words(program, texts)
}

fn in_words(mut command: Command, texts: &Texts) -> Command {
    let id = text_id(&command);
    let Some(about) = texts.find(&id, &[]) else { return command };
    if !FOR_PLAYERS.contains(&command.get_name()) {
        return command.about(about);
    }
    let whole = texts.attribute(&id, "more").map(|more| format!("{about}\n\n{more}"));
    let usage = usage(&mut command, texts);
    let template = template(command.get_styles(), texts);
    let say = |id: &str| texts.say(id, &[]);
    let command = command
        .help_template(template)
        .override_usage(usage)
        .subcommand_help_heading(say("help-commands"))
        .mut_args(|arg| arg_in_words(arg, &id, texts));
    match whole {
        Some(whole) => command.about(about).long_about(whole),
        None => command.about(about).long_about(None::<&'static str>),
    }
}

/// The text about a command: `help-replay`.
fn text_id(command: &Command) -> String {
    format!("help-{}", command.get_name())
}

/// The text about an option: `help-replay-to`. Some are the same everywhere.
fn arg_id(arg: &Arg, command: &str) -> String {
    match arg.get_id().as_str() {
        shared @ ("help" | "lang" | "version") => format!("help-{shared}-option"),
        own => format!("{command}-{own}"),
    }
}

fn arg_in_words(arg: Arg, command: &str, texts: &Texts) -> Arg {
    let Some(mut said) = texts.find(&arg_id(&arg, command), &[]) else { return arg };
    if takes_value(&arg) {
        let values: Vec<String> =
            arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
        let usual: Vec<String> =
            arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
        for (id, values) in [("help-values", values), ("help-default", usual)] {
            if !values.is_empty() {
                said.push(' ');
                said.push_str(&texts.say(id, &[("values", values.join(", ").into())]));
            }
        }
    }
    let heading = if arg.is_positional() { "help-arguments" } else { "help-options" };
    let arg = arg.help_heading(texts.say(heading, &[])).long_help(StyledStr::from(said.clone())).help(said);
    arg.hide_default_value(true).hide_possible_values(true)
}

/// False for flags, which have values of their own in clap.
fn takes_value(arg: &Arg) -> bool {
    matches!(arg.get_action(), ArgAction::Set | ArgAction::Append)
}

/// The line that shows how a command is called, without its heading.
fn usage(command: &mut Command, texts: &Texts) -> String {
    let english = command.render_usage().to_string();
    let line = english.strip_prefix("Usage:").unwrap_or(&english).trim();
    line.replace("[OPTIONS]", &texts.say("help-any-options", &[]))
        .replace("[COMMAND]", &texts.say("help-any-command", &[]))
}

fn template(styles: &Styles, texts: &Texts) -> String {
    let style = styles.get_usage();
    format!(
        "{{about-with-newline}}\n{style}{}:{style:#} {{usage}}\n\n{{all-args}}{{after-help}}",
        texts.say("help-usage", &[])
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Arguments;
    use clap::CommandFactory;
    use kaiju_text::languages;
    use std::collections::BTreeMap;
    use std::path::Path;

    /// The command of a feature for developers, which stays English.
    const ENGLISH_ONLY: &str = "train";

    /// The help of the commands and options, as messages of the catalogue.
    fn said() -> BTreeMap<String, String> {
        let mut said = BTreeMap::new();
        let mut program = Arguments::command();
        program.build();
        let parts = std::iter::once(&program).chain(program.get_subcommands());
        for part in parts.filter(|part| part.get_name() != ENGLISH_ONLY) {
            let id = text_id(part);
            let about = part.get_about().map(ToString::to_string).unwrap_or_default();
            let mut message = about.clone();
            if FOR_PLAYERS.contains(&part.get_name()) {
                let long = part.get_long_about().map(ToString::to_string).unwrap_or_default();
                let more = long.strip_prefix(&about).unwrap_or_default().trim_start_matches('.').trim();
                if !more.is_empty() {
                    message.push_str("\n    .more =");
                }
                for line in more.lines() {
                    message.push_str(&if line.is_empty() {
                        "\n".to_owned()
                    } else {
                        format!("\n        {line}")
                    });
                }
                for arg in part.get_arguments().filter(|arg| !arg.is_hide_set()) {
                    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
                    said.insert(arg_id(arg, &id), help.replace('\n', " "));
                }
            }
            said.insert(id, message);
        }
        said
    }

    /// `KAIJU_UPDATE=1` writes them.
    #[test]
    fn the_english_catalogue_has_the_help_of_all_commands() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../text/en/help.ftl");
        let mut wanted = String::from(
            "# The help of the kaiju program. Written from the program: see crates/cli/src/help.rs. Lines are at most 95 characters long.\n",
        );
        for (id, message) in said() {
            wanted.push_str(&format!("\n{id} = {message}\n"));
        }
        if std::env::var_os("KAIJU_UPDATE").is_some() {
            std::fs::write(&path, &wanted).expect("the catalogue can be written");
        }
        let found = std::fs::read_to_string(&path).expect("the catalogue");
        assert_eq!(found, wanted, "run KAIJU_UPDATE=1 cargo test -p kaiju help");
    }

    /// The help of all commands for players, in full and in short.
    fn shown(texts: &Texts) -> String {
        let program = command(Arguments::command(), texts);
        let mut program = program.mut_subcommands(|part| {
            let is_hidden = part.get_name() == ENGLISH_ONLY;
            part.hide(is_hidden)
        });
        let mut shown = vec![program.render_long_help().to_string(), program.render_help().to_string()];
        let players = program.get_subcommands_mut().filter(|part| FOR_PLAYERS.contains(&part.get_name()));
        shown.extend(players.map(|part| part.render_long_help().to_string()));
        shown.join("\n")
    }

    #[test]
    fn no_word_of_the_help_stays_english_in_another_language() {
        for language in
            languages().into_iter().filter(|language| language.complete && language.code != ENGLISH)
        {
            let texts = Texts::of(&language.code).expect("complete languages are offered");
            let shown = shown(&texts);
            for english in [
                "Usage",
                "Options",
                "Commands",
                "Arguments",
                "OPTIONS",
                "COMMAND",
                "Print",
                "[default",
                "possible",
                "the ",
            ] {
                assert!(!shown.contains(english), "{english} in {shown}");
            }
            for line in shown.lines() {
                assert!(!line.contains("help-"), "{line}");
            }
        }
    }

    #[test]
    fn a_translated_program_understands_what_the_english_one_does() {
        for language in languages().into_iter().filter(|language| language.complete) {
            let texts = Texts::of(&language.code).expect("complete languages are offered");
            let wanted = ["kaiju", "replay", "--to", "3", "--json", "game.kot", "--lang", "en"];
            let found =
                command(Arguments::command(), &texts).try_get_matches_from(wanted).expect("good usage");
            let (name, replay) = found.subcommand().expect("a command");
            assert_eq!((name, replay.get_one::<u32>("to")), ("replay", Some(&3)));
            let nothing =
                command(Arguments::command(), &texts).try_get_matches_from(["kaiju"]).expect("good usage");
            assert!(nothing.subcommand().is_none());
        }
    }
}

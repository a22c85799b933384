//! Proofs as SGF, for `loja claim` and `loja check`.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use loja_certificate::Checked;
use loja_dialogue::proof_tree;
use loja_notation::{Error, Layout};
use loja_rules::saturated;

use crate::output::{Exit, Output};

#[derive(clap::Args)]
pub(crate) struct Wanted {
    /// Write the proof as SGF with variations to this file; - is standard output
    #[arg(long, value_name = "OUT")]
    sgf: Option<PathBuf>,
    /// At most this many moves in it; a larger proof is cut, and keeps its shortest lines
    #[arg(
        long,
        value_name = "N",
        default_value_t = 5000,
        value_parser = clap::value_parser!(u32).range(1..=1_000_000),
        requires = "sgf"
    )]
    most_nodes: u32,
}

impl Wanted {
    pub(crate) fn asked(&self) -> bool {
        self.sgf.is_some()
    }

    /// Whether it replaces the command's output.
    pub(crate) fn to_output(&self) -> bool {
        self.sgf.as_deref() == Some(Path::new("-"))
    }

    pub(crate) fn write(
        &self,
        layout: Option<&Layout>,
        checked: &Checked,
        output: &mut Output,
    ) -> io::Result<()> {
        let Some(file) = &self.sgf else {
            return Ok(());
        };
        let most = saturated(self.most_nodes);
        let layout = layout.ok_or_else(|| Error::new("this board is too large to draw"));
        let tree = match layout.and_then(|layout| proof_tree(layout, checked, most)) {
            Ok(tree) => tree,
            Err(error) => {
                output.complain(Exit::Bad, format_args!("no SGF: {error}"));
                return Ok(());
            }
        };
        if self.to_output() {
            return output.text(&tree.sgf);
        }
        match fs::write(file, tree.sgf.to_string()) {
            Ok(()) => Ok(()),
            Err(error) => {
                output.complain(Exit::Bad, format_args!("{}: {error}", file.display()));
                Ok(())
            }
        }
    }
}

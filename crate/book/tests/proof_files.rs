//! Certificates that are kept beside a chapter.

use std::fs;
use std::path::PathBuf;

use loja_book::{Book, Certificates, Depth};

use crate::shared::{LONG, folder};

#[test]
fn certificates_answer_and_damaged_ones_are_noticed() {
    let chapter = format!(
        "```loja figure\nname = \"board\"\n{LONG}[[says]]\nrefuted = \"white: all\"\n```\n"
    );
    let folder = folder("kept", &chapter);
    let read = || Book::read(&folder).unwrap();
    let (report, kept) = read().prove();
    assert_eq!(report.failures, []);
    let [one] = kept.as_slice() else {
        panic!("one figure has a long search, {}", kept.len());
    };
    assert_eq!(one.file, "one/proofs/board.txt");
    fs::create_dir_all(folder.join("one/proofs")).unwrap();
    let file = folder.join(&one.file);
    fs::write(&file, &one.text).unwrap();
    for depth in [Depth::Stored, Depth::Full] {
        let found = read().check(depth);
        assert_eq!((found.failures, found.counts.claims), (vec![], 1));
    }
    assert_eq!(read().prove().1, kept);
    fs::write(&file, one.text.replacen("refuted", "lock", 1)).unwrap();
    let found = read().check(Depth::Stored);
    assert_eq!(found.failures[0].file, "one/proofs/board.txt");
    assert!(found.failures[0].complaints[0].starts_with("certificate 1: "));
    // The answer changed and the seal renewed: the checker refuses it.
    let forged = one.text.replacen("answer refuted", "answer lock", 1);
    let forged = loja_certificate::sealed_again(&forged);
    fs::write(&file, forged).unwrap();
    let found = read().check(Depth::Stored);
    let complaint = &found.failures[0].complaints[0];
    assert!(complaint.contains("it shows nothing"), "{complaint}");
    // Certificates of another figure are noticed, for they answer nothing here.
    let chapter = folder.join("one/chapter.md");
    let text = fs::read_to_string(&chapter).unwrap();
    fs::write(&file, &one.text).unwrap();
    fs::write(&chapter, text.replace("white: all", "black: all")).unwrap();
    let found = read().check(Depth::Stored);
    assert_eq!(found.counts.failed, 1);
    assert!(found.failures[0].complaints[0].starts_with("none of them answers"));
    fs::write(&chapter, text).unwrap();
    fs::rename(&file, folder.join("one/proofs/other.txt")).unwrap();
    let found = read().check(Depth::Stored);
    assert_eq!(
        found.failures[0].complaints,
        ["there is no figure \"other\""]
    );
    fs::write(folder.join("one/proofs/board.md"), "").unwrap();
    assert!(Book::read(&folder).is_err());
}

/// What the page brings has to be there, and is in the book as the page gets it.
#[test]
fn a_proof_with_its_certificate() {
    let block = |verdict: &str| {
        format!(
            "```loja proof\nname = \"board\"\ntitle = \"T\"\n{LONG}claim = \"white: all\"\nyou = \"refuter\"\n{verdict}\nsolved = \"S\"\n```\n"
        )
    };
    let refuted = "verdict = \"refuted\"";
    let stored = format!("{refuted}\nstored = true");
    let folder = folder("stored", &block(&stored));
    let read = || Book::read(&folder).unwrap();
    let rendered = || serde_json::to_string(&read().render()).unwrap();
    for depth in [Depth::Stored, Depth::Full] {
        let found = read().check(depth);
        let complaint = &found.failures[0].complaints[0];
        assert!(complaint.starts_with("no certificate in"), "{complaint}");
    }
    assert!(!rendered().contains("loja-certificate"));
    let (_, kept) = read().prove();
    fs::create_dir_all(folder.join("one/proofs")).unwrap();
    fs::write(folder.join(&kept[0].file), &kept[0].text).unwrap();
    for depth in [Depth::Stored, Depth::Full] {
        assert_eq!(read().check(depth).failures, []);
    }
    assert!(rendered().contains("\"certificate\":\"loja-certificate 1"));
}

/// A claim that several figures need is kept once, and so is what control of a beast takes.
#[test]
fn certificates_of_a_page() {
    let claim = "[[says]]\nrefuted = \"white: all\"\n";
    let blocks = format!(
        "```loja figure\n{LONG}{claim}```\n\n```loja figure\n{LONG}{claim}[[says]]\ncontrols = \"nobody: b2\"\n```\n"
    );
    let head = "+++\ntitle = \"A\"\nlead = \"B\"\n[beast]\nnumber = 1\nshape = []\nko = 0\nseki = false\ncompare = \"part\"\ngame = false\nhard = \"search\"\n+++\n";
    let folder = folder("page", "");
    fs::rename(folder.join("one"), folder.join("beast-1")).unwrap();
    let contents = "format = 1\ntitle = \"T\"\n[[chapter]]\nslug = \"beast-1\"\n";
    fs::write(folder.join("contents.toml"), contents).unwrap();
    let chapter = folder.join("beast-1/chapter.md");
    fs::write(&chapter, format!("{head}{blocks}")).unwrap();
    let read = || Book::read(&folder).unwrap();
    let (report, kept) = read().prove();
    assert_eq!(report.failures, []);
    let files: Vec<&str> = kept.iter().map(|kept| kept.file.as_str()).collect();
    // The second figure has White's claim from the first one, and Black's by itself.
    assert_eq!(
        files,
        [
            "beast-1/proofs/figure-1.txt",
            "beast-1/proofs/figure-2.txt",
            "beast-1/proofs/nodes.toml"
        ]
    );
    for kept in &kept[..2] {
        assert_eq!(kept.text.matches("loja-certificate").count(), 1);
    }
    assert_eq!(kept[2].text, "control = 7285\n");
    fs::create_dir_all(folder.join("beast-1/proofs")).unwrap();
    for kept in &kept {
        fs::write(folder.join(&kept.file), &kept.text).unwrap();
    }
    assert_eq!(read().check(Depth::Stored).failures, []);
    let complaint = |depth: Depth| {
        let report = read().check(depth);
        let failure = report.failures.first()?;
        Some(failure.complaints[0].clone())
    };
    // What is kept answers, unless everything is decided anew.
    let nodes = folder.join("beast-1/proofs/nodes.toml");
    fs::write(&nodes, "control = 5\n").unwrap();
    assert_eq!(complaint(Depth::Full), None);
    let glance = "control takes 5 nodes, so it is hard = \"glance\"";
    assert_eq!(complaint(Depth::Stored).as_deref(), Some(glance));
    // Without the number it is measured as if nothing were kept.
    fs::remove_file(&nodes).unwrap();
    assert_eq!(complaint(Depth::Stored), None);
    let easy = format!("{head}{blocks}").replace("\"search\"", "\"glance\"");
    fs::write(&chapter, easy).unwrap();
    for depth in [Depth::Stored, Depth::Full] {
        let search = "control takes 7285 nodes, so it is hard = \"search\"";
        assert_eq!(complaint(depth).as_deref(), Some(search));
    }
    fs::write(&nodes, "nodes = 5\n").unwrap();
    let found = complaint(Depth::Stored).unwrap();
    assert!(found.contains("unknown field `nodes`"), "{found}");
}

/// No search here takes so many members, so only a certificate from elsewhere decides it: it answers in every
/// check, and proving keeps it.
#[test]
fn a_certificate_from_elsewhere_stays() {
    let mut rows = vec!["x".repeat(20); 20];
    for eye in [0, 19] {
        rows[eye].replace_range(eye..=eye, ".");
    }
    let diagram = rows.join("\n");
    let says = "[[says]]\nlock = \"black: all\"\n[[says]]\ncontrols = \"black: a1\"\n";
    let block = format!("```loja figure\ndiagram = \"\"\"\n{diagram}\n\"\"\"\n{says}```\n");
    let folder = folder("elsewhere", &block);
    let read = || Book::read(&folder).unwrap();
    let open = read().check(Depth::Full);
    assert_eq!(open.counts.failed, 2);
    assert_eq!(
        open.failures[0].complaints,
        ["it can't be decided within the budget"]
    );
    let (rows, all) = (rows.join("/"), vec!["*".repeat(20); 20].join("/"));
    let text = loja_certificate::sealed_again(&format!(
        "loja-certificate 1\nboard rectangle 20x20\nrows {rows}\nclaim black {all}\nanswer lock\nlemmas none\nsituations 1\ndecisions \ndigest 0000000000000000\n"
    ));
    fs::create_dir_all(folder.join("one/proofs")).unwrap();
    let file = folder.join("one/proofs/figure-1.txt");
    fs::write(&file, &text).unwrap();
    for depth in [Depth::Stored, Depth::Full] {
        let found = read().check(depth);
        assert_eq!((found.failures, found.counts.claims), (vec![], 2));
    }
    let (report, kept) = read().prove();
    assert_eq!((report.failures, kept.len()), (vec![], 1));
    assert_eq!(kept[0].text, text);
    // Control alone is decided by it as well.
    let chapter = folder.join("one/chapter.md");
    let alone = fs::read_to_string(&chapter).unwrap();
    let alone = alone.replace("[[says]]\nlock = \"black: all\"\n", "");
    fs::write(&chapter, alone).unwrap();
    let found = read().check(Depth::Full);
    assert_eq!((found.failures, found.counts.claims), (vec![], 1));
}

/// Whether the sample has a certificate: it is small, and its seal says so.
fn is_chosen(text: &str) -> [bool; 2] {
    let (body, seal) = text.trim_end().rsplit_once(' ').unwrap();
    let count = body
        .lines()
        .find_map(|line| line.strip_prefix("situations "));
    let seal = u64::from_str_radix(seal, 16).unwrap();
    let small = count.unwrap().parse::<u64>().unwrap() <= 500;
    [small, seal.is_multiple_of(4)]
}

/// A page with empty boards but for one stone, and what is said of each; with all certificates in place.
fn with_all_kept(name: &str, [wide, high]: [usize; 2], says: &str) -> (PathBuf, Vec<Certificates>) {
    let figure = |place: usize| {
        let mut cells = vec![". "; wide * high];
        cells[place] = "x ";
        let rows = cells
            .chunks(wide)
            .map(|row| format!("| {}|\n", row.concat()));
        let rows: String = rows.collect();
        format!(
            "```loja figure\ndiagram = \"\"\"\n{rows}0 0 B 0\n\"\"\"\n[[says]]\n{says}\n```\n\n"
        )
    };
    let figures: String = (0..wide * high).map(figure).collect();
    let folder = folder(name, &figures);
    let read = || Book::read(&folder).unwrap();
    assert_eq!(read().check(Depth::Stored).counts.sampled, 0);
    let (report, kept) = read().prove();
    assert_eq!(report.counts.sampled, 0);
    fs::create_dir_all(folder.join("one/proofs")).unwrap();
    for kept in &kept {
        fs::write(folder.join(&kept.file), &kept.text).unwrap();
    }
    (folder, kept)
}

/// The search comes anew to what some of the certificates show, always the same ones.
#[test]
fn a_sample_is_searched() {
    let (folder, kept) = with_all_kept("sample", [7, 2], "refuted = \"white: all\"");
    let read = || Book::read(&folder).unwrap();
    let chosen = kept
        .iter()
        .filter(|kept| is_chosen(&kept.text) == [true; 2]);
    let chosen = chosen.count();
    assert!((1..kept.len()).contains(&chosen), "{chosen}");
    let found = read().check(Depth::Stored);
    assert_eq!(
        (found.failures, found.counts.claims, found.counts.sampled),
        (vec![], 14, chosen)
    );
    assert_eq!(read().check(Depth::Full).counts.sampled, 0);
    // Only what answers is searched: nobody makes the check long by what he lays beside.
    let all: Vec<&str> = kept.iter().map(|kept| kept.text.as_str()).collect();
    fs::write(folder.join(&kept[0].file), all.repeat(20).join("\n")).unwrap();
    assert_eq!(read().check(Depth::Stored).counts.sampled, chosen);
}

/// Large ones are left to the checker, whatever their seals. A certificate is true though the chapter is wrong, as it
/// is here about the corners.
#[test]
fn large_certificates_are_no_sample() {
    let (folder, kept) = with_all_kept("large", [6, 2], "lock = \"black: all\"");
    let large = kept
        .iter()
        .filter(|kept| is_chosen(&kept.text) == [false, true]);
    assert!(large.count() > 0, "another board is needed");
    let found = Book::read(&folder).unwrap().check(Depth::Stored);
    let chosen = kept
        .iter()
        .filter(|kept| is_chosen(&kept.text) == [true; 2]);
    assert_eq!(found.counts.sampled, chosen.count());
}

/// A folder of certificates may come from anywhere.
#[test]
#[cfg(unix)]
fn what_is_no_file_is_not_read() {
    let chapter = format!("```loja figure\n{LONG}```\n");
    let folder = folder("no-file", &chapter);
    let proofs = folder.join("one/proofs");
    fs::create_dir_all(proofs.join("figure-1.txt")).unwrap();
    let fault = || Book::read(&folder).unwrap_err()[0].to_string();
    assert_eq!(fault(), "one/proofs/figure-1.txt: this is not a file");
    fs::remove_dir(proofs.join("figure-1.txt")).unwrap();
    // It has no end, and its length is 0.
    std::os::unix::fs::symlink("/dev/zero", proofs.join("figure-1.txt")).unwrap();
    assert_eq!(fault(), "one/proofs/figure-1.txt: this is not a file");
    fs::remove_file(proofs.join("figure-1.txt")).unwrap();
    fs::write(proofs.join("figure-1.txt"), " ".repeat((4 << 20) + 1)).unwrap();
    assert_eq!(
        fault(),
        "one/proofs/figure-1.txt: more than 4 MB is not read"
    );
    fs::remove_dir_all(&proofs).unwrap();
    fs::write(&proofs, "").unwrap();
    assert!(fault().starts_with("one/proofs: "), "{}", fault());
}

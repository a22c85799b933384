/** The byte budget, and what else holds for a build. Needs dist/, so `npm test` runs it after the build. */
import { expect, test } from "vitest";
import { checkPage } from "./pages.ts";
import {
  type Build,
  checkOffline,
  checkPaths,
  filesOf,
  firstFiles,
  readBuild,
  text,
  weigh,
} from "./weigh.ts";

const KB = 1000;
// The prover comes only with the first claim that is tested; it is to come down to 200 kB. What files need comes with
// the first of them, and what checks problems with the first that somebody sets or wants beyond those that are there.
// A page is its script and style; the first view has its text and drawings too.
const budget = {
  // One more for lines and steps by other rules, which every chapter may have; a whole game has most,
  // and needs one more for what its bar and its start say; one more for guesses that later sections settle and for one list of hints;
  // three more for what has moved within the book, by which old addresses and records find their place.
  // One more for the views of a whole game, which are drawn at once, and one for the mark that a captured stone leaves.
  // Six more for what views are made of, since sections are views, and one for the parts that they have in common. Pages without
  // sections have a third less.
  // Four more than meant: catalogues of words, and chapters whose state and view are apart. To come down again.
  // One more for whole sentences in place of glued ones, and for the table that games in elements share.
  // One more for chapters as one view: what the build has written gets its classes and words from their state.
  // One more for the key that leads on, and the wash over what is outside a claim.
  // One and a half more for the notice with Try again, keys told apart without texts, and more words in catalogues.
  page: 84.5 * KB,
  // The longest chapter takes three more than the others' hundred; it had 95 bytes left before refusals, entries and
  // remarks came under the board. Three more for turns of other rules in its words, one for who helps a referee, one for
  // guesses that are settled and the way back beside the way on; two for a reply of its own to each wrong move.
  // Six more for what views are made of.
  // Four more, as above.
  // One more, as above.
  // One and a half more, as above.
  view: 122.5 * KB,
  // The face of the text, regular and italic, as its package ships them: no page loads more type.
  face: 41 * KB,
  // Two more for goals of steps by any rules, and for SGF that is cut off; one for games that are resumed.
  // Four more for options of rule sets, which every position may have; one where files and the engine share their readers.
  // Five more for facts beside words, and the catalogue that says them.
  // Eleven more for errors of notation and refusals as kinds with arguments: tables in place of glued text. To come down again.
  wasm: 155 * KB,
  // Eight more for SGF as it is found: warnings, encodings, stones without a liberty, and what stands beyond the rules.
  // Three for games that are resumed after a stop, and for handicaps.
  // Four for options of rule sets.
  // One more for the players of a game.
  // Fifteen more, as above: SGF has a third of the kinds.
  files: 167 * KB,
  // Eleven more for what a certificate shows, and its position: it is checked here, where no search keeps it waiting.
  // Seven more for facts beside words.
  // One more for the players of a game, which positions tell.
  // Twelve more, as above.
  proofs: 127 * KB,
  // Local games of two lemmas, for both widths of sets, and what takes a stored certificate over; six more for the
  // first numbers by move and answers tried after all moves, which halve the situations of most claims; one for what a
  // claimant still lacks after a large capture, told in the words of the formation; four for what a move leads to,
  // judged by itself, which saves a third of what the search looked at; two for how somebody resists who can't win;
  // one for what keeps stones that come back from being a circle; one for searches with a share of the memory; one for the certificates that a
  // referee keeps; six for certificates of places, since words about a claim rest on what the checker has passed.
  // Three for options in positions, and for the checker as a crate of its own.
  // Thirteen more for facts beside words, each with its name in JSON.
  // Twenty-five more for what to expect where nothing is proved: random games of claims, made for speed.
  // One more for the players of a game.
  // Three more for the sentences of a ruling on paper.
  // Ten more, as above, and three for arguments of any rule set on one engine.
  prover: 364 * KB,
  // The prover is in it, as it is in the opponent: two more here, and one there, for what that judges; six for
  // certificates of places.
  // Sixteen more, as above.
  practice: 350 * KB,
  // Twelve rule systems, five of which search; four more for the lemma of room, one for the clause of each stage, eight
  // for whole games: what each has after play has stopped; some thirty for arguments of 1989 and their sentences; as
  // much for steps of chapters by other rules and for what an analysis of New Amateur-Japanese shows; four for searches
  // that keep within their memory and go on, and for moves of 2003 that are tried alike; five for
  // resumption, winners of ties, strings that protect themselves, and reasons that name their points; fifty-seven for
  // three rule sets more, and for certificates of every rule set, which the one trait of all of them brings along.
  // Seventeen for options: what they are called, what they do to a game, and refusals that list them. Twenty-nine less,
  // since certificates are in a table that the page does not ask for.
  // Five more, as above, and three for arguments of any rule set on one engine.
  systems: 342 * KB,
  // The prover's knowledge is in it: most of its weight. Twenty more for solving small boards, which it then plays by proof.
  // Two more for random games that capture attackers, take vital points and tell real eyes from false ones.
  // Two more for a pass that the forecast has to bear out.
  // One more for what the lemma of touch has spent in vain.
  // Seventeen more, as above: it had no catalogue before.
  opponent: 263 * KB,
  // Script alone: the engine as a player, and a finished game looked through.
  against: 6 * KB,
  after: 4 * KB,
  // Script alone: the whole game, and the board on which a dispute is argued.
  // Two more for the engine at the table: whom one plays against, and how strong.
  // One more for claims of control in the settlement; two for disputes that decide the game, claims made against the
  // engine, and the choices of the start in words.
  // Three more for results by their names and for the certificate that each ruling has.
  // Eight more for its screens as views, and what views are made of.
  // One more for the desk that every argument has.
  // Twenty-nine more: what chapters and games share comes with it, since the page no longer loads chapters before.
  // One more for the same parts of views, which come with the table.
  // One more for what the board shows as expected.
  // One more for the notice with Try again.
  game: 89 * KB,
  // Two more for two disputes at once; what leads into a dispute is in it too.
  // Two more for the claim that is offered.
  // Three more: fields of forms came with the page before, when its screens used them too.
  // One more for its words, which stand together.
  argue: 22 * KB,
};

const build = readBuild("dist");
const pages = [...build.keys()].filter((file) => file.endsWith(".html"));

test("there is a first page, and none for those who write them", () => {
  expect(pages).toContain("index.html");
  expect(pages).not.toContain("kit.html");
});

test.each(pages)("%s is light enough", (page) => {
  const files = firstFiles(build, page);
  const scripts = weigh(build, files, /\.(js|css)$/);
  const wasm = weigh(build, files, /\.wasm$/);
  expect(scripts, files.join(", ")).toBeLessThanOrEqual(budget.page);
  expect(scripts + weigh(build, [page], /\.html$/), files.join(", ")).toBeLessThanOrEqual(budget.view);
  expect(wasm, files.join(", ")).toBeLessThanOrEqual(budget.wasm);
  // A page whose files are not found would weigh nothing. Only pages with sections ask the engine at once.
  const ofBook = files.some((file) => /(^|\/)main-[^/]*\.js$/.test(file));
  expect(ofBook).toBe(!["embed.html", "article.html"].includes(page));
  const hasSections = text(build, page).includes('id="chapter-data"');
  for (const kind of [".js", ".css", ...(hasSections ? [".wasm"] : [])])
    expect(
      files.some((file) => file.endsWith(kind)),
      kind,
    ).toBe(true);
});

test("the face of the text is light enough, and the first page asks for it at once", () => {
  const face = [...build.keys()].filter((file) => file.endsWith(".woff2"));
  expect(face).toHaveLength(2);
  expect(face.reduce((sum, file) => sum + (build.get(file)?.length ?? 0), 0)).toBeLessThanOrEqual(
    budget.face,
  );
  const [regular] = face.filter((file) => file.includes("normal"));
  expect(text(build, "index.html")).toContain(`href="./${regular}"`);
});

test.each(["files", "proofs", "prover", "practice", "systems", "opponent"] as const)(
  "what is loaded when it is needed is light enough: %s",
  (name) => {
    const files = [...build.keys()].filter((file) => new RegExp(`(^|/)${name}_bg[^/]*\\.wasm$`).test(file));
    expect(files).toHaveLength(1);
    expect(weigh(build, files, /\.wasm$/)).toBeLessThanOrEqual(budget[name]);
  },
);

/** The longest proof that a page brings once the reader begins it: that of beast 19, of 378,000 situations. */
const kept = 720 * KB;

test("no page loads a proof that is kept before its reader begins, and each is light enough", () => {
  const proofs = [...build.keys()].filter((file) => /^proofs\/[0-9a-f]{12}\.txt$/.test(file));
  expect(proofs.length).toBeGreaterThanOrEqual(3);
  for (const file of proofs) expect(weigh(build, [file], /\.txt$/), file).toBeLessThanOrEqual(kept);
  for (const page of pages)
    expect(
      firstFiles(build, page).filter((file) => proofs.includes(file)),
      page,
    ).toEqual([]);
});

/** All that the question about other laws brings, but for the engine: script and style. Five more for the words of rule sets, which stand together. */
const laws = 19 * KB;

test("no page loads other laws before somebody asks about them, and their view is light", () => {
  const view = (file: string): boolean =>
    /^assets\/(styled-comparison|comparison)-[\w-]{8}\.(js|css)$/.test(file);
  const files = [...build.keys()].filter(view);
  expect(files.some((file) => file.endsWith(".js")) && files.some((file) => file.endsWith(".css"))).toBe(
    true,
  );
  expect(weigh(build, files, /\.(js|css)$/)).toBeLessThanOrEqual(laws);
  for (const page of pages)
    expect(
      firstFiles(build, page).filter((file) => view(file) || /systems/.test(file)),
      page,
    ).toEqual([]);
});

test("a game for two is light enough: its script, and what the first dispute brings", () => {
  const script = (name: string): string => {
    const found = [...build.keys()].filter((file) => new RegExp(`^assets/${name}-[^/]*\\.js$`).test(file));
    expect(found).toHaveLength(1);
    return found[0] ?? "";
  };
  const first = new Set(firstFiles(build, "game.html"));
  const game = filesOf(build, script("game")).filter((file) => !first.has(file));
  expect(weigh(build, game, /\.(js|css)$/), game.join(", ")).toBeLessThanOrEqual(budget.game);
  const argue = filesOf(build, script("arguing")).filter((file) => !first.has(file) && !game.includes(file));
  expect(weigh(build, argue, /\.(js|css)$/), argue.join(", ")).toBeLessThanOrEqual(budget.argue);
});

test("no page loads the opponent before the engine plays, and what it brings is light", () => {
  for (const page of pages)
    expect(
      firstFiles(build, page).filter((file) => /opponent|engine-player|after-game/.test(file)),
      page,
    ).toEqual([]);
  const first = new Set(firstFiles(build, "game.html"));
  for (const [name, most] of [
    ["engine-player", budget.against],
    ["after-game", budget.after],
  ] as const) {
    const found = [...build.keys()].filter((file) => new RegExp(`^assets/${name}-[^/]*\\.js$`).test(file));
    expect(found).toHaveLength(1);
    const game = [...build.keys()].filter((file) => /^assets\/game-[^/]*\.js$/.test(file));
    const known = new Set(game.flatMap((file) => filesOf(build, file)));
    const brought = filesOf(build, found[0] ?? "").filter((file) => !first.has(file) && !known.has(file));
    expect(weigh(build, brought, /\.(js|css)$/), brought.join(", ")).toBeLessThanOrEqual(most);
  }
});

test.each(pages)("%s has nothing inline and loads nothing from elsewhere", (page) => {
  expect(checkPage(page, new TextDecoder().decode(build.get(page)))).toEqual([]);
});

test("every path is relative and leads to a file", () => expect(checkPaths(build)).toEqual([]));

test("the service worker lists exactly the files of the site", () => expect(checkOffline(build)).toEqual([]));

/** A small build with one fault at a time, to see that the checks bite. */
const site = (files: Record<string, string>): Build =>
  new Map(Object.entries(files).map(([file, content]) => [file, new TextEncoder().encode(content)]));

test("imports, workers and the engine count", () => {
  const small = site({
    "index.html": '<link rel="stylesheet" href="./a/p.css"><script type="module" src="./a/m.js"></script>',
    "a/p.css": "p{}",
    "a/m.js":
      'import{x}from"./dep.js";new Worker(new URL(""+new URL("w.js",import.meta.url).href));import("./late.js");' +
      'new Worker(new URL(""+new URL("prover-worker-1.js",import.meta.url).href))',
    "a/dep.js": "",
    "a/w.js": 'new URL("e.wasm",import.meta.url)',
    "a/e.wasm": "",
    "a/late.js": "",
    "a/prover-worker-1.js": 'new URL("prover_bg.wasm",import.meta.url)',
    "a/prover_bg.wasm": "",
  });
  expect(firstFiles(small, "index.html").sort()).toEqual([
    "a/dep.js",
    "a/e.wasm",
    "a/m.js",
    "a/p.css",
    "a/w.js",
  ]);
  expect(weigh(small, ["a/p.css", "a/e.wasm"], /\.css$/)).toBeGreaterThan(0);
});

test.each([
  { "index.html": '<script src="/a.js"></script>', "a.js": "" },
  { "index.html": '<script src="./a.js"></script>' },
  { "index.html": '<a href="gone.html">x</a>' },
  { "a.css": "p{background:url(/b.png)}", "b.png": "" },
  { "a.js": 'f("/assets/b.js")', "assets/b.js": "" },
])("a path that does not hold is noticed: %j", (files) => {
  expect(checkPaths(site(files))).toHaveLength(1);
});

test.each([
  { "sw.js": "" },
  { "sw.js": 'self.site={"version":"1","files":[]};\n', "index.html": "" },
  { "sw.js": 'self.site={"version":"1","files":["index.html","gone.js"]};\n', "index.html": "" },
  // What only other people's pages load is not kept.
  { "sw.js": 'self.site={"version":"1","files":["inline/a.js"]};\n', "inline/a.js": "" },
])("a list that is not the site is noticed: %j", (files) => {
  expect(checkOffline(site(files))).toHaveLength(1);
});

test("what holds is not noticed", () => {
  const fine = {
    "index.html": '<a href="./#part">x</a><a href="https://example.org/">y</a><script src="./a.js"></script>',
    "a.js": "",
    "loja-classic.js": "",
    "classic/b.js": "",
    "sw.js": 'self.site={"version":"1","files":["a.js","index.html"]};\n',
  };
  expect(checkPaths(site(fine))).toEqual([]);
  expect(checkOffline(site(fine))).toEqual([]);
});

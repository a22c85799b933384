// npm run fuzz: each target for a minute, or the named ones; --seconds N for another time.
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { failed, run, Stop, show, step } from "./say.mjs";
import { setup, target } from "./setup.mjs";

const version = "0.13.2";
const cargoFuzz = path.resolve(".tools/bin/cargo-fuzz");
const targets = readdirSync("fuzz/fuzz_targets").map((file) => path.parse(file).name);

const help = `npm run fuzz                          each target for a minute
npm run fuzz -- NAME... --seconds N   these, for so long

  ${targets.join(", ")}

What breaks a law is kept in .cache/fuzz; put it into fuzz/seeds/NAME under a telling name.`;

async function install() {
  const { code, out } = existsSync(cargoFuzz) ? await run(cargoFuzz, ["--version"]) : { code: null, out: "" };
  if (code === 0 && out.includes(version)) return;
  await step("cargo-fuzz (built once, about a minute)", async (alive) => {
    const args = ["install", "cargo-fuzz", "--version", version, "--locked", "--force", "--root", ".tools"];
    const { code, out } = await run("cargo", args, { onLine: alive });
    if (code !== 0) throw failed("cargo", "cargo-fuzz", out);
  });
}

export async function main(args) {
  if (args.includes("--help")) {
    console.log(help);
    return;
  }
  const at = args.indexOf("--seconds");
  const seconds = at < 0 ? 60 : Number(args[at + 1]);
  const names = args.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  const unknown = names.find((name) => !targets.includes(name));
  if (unknown || !(seconds > 0)) throw new Stop(help);
  await setup({ tools: false, modules: false });
  await install();
  const broken = [];
  for (const name of names.length ? names : targets) {
    const found = `.cache/fuzz/${name}`;
    mkdirSync(found, { recursive: true });
    // Stable Rust has no sanitizers, and code without `unsafe` needs none.
    const cargo = ["fuzz", "run", "-s", "none", "--target-dir", path.join(target, "fuzz"), name];
    const limits = [`-max_total_time=${seconds}`, "-max_len=4096", "-timeout=10", "-rss_limit_mb=2048"];
    const quiet = ["-print_final_stats=1", "-verbosity=0", `-artifact_prefix=.cache/fuzz/${name}-`];
    const corpus = [found, `fuzz/seeds/${name}`].map((folder) => path.resolve(folder));
    console.log(`  · ${name}, ${seconds} s`);
    const code = await show("cargo", [...cargo, ...corpus, "--", ...limits, ...quiet], {
      PATH: [path.dirname(cargoFuzz), process.env.PATH].join(path.delimiter),
    });
    if (code !== 0) broken.push(name);
  }
  if (broken.length) throw new Stop(`Broken: ${broken.join(", ")}. See .cache/fuzz for the texts.`);
}

// npm test: every test there is, and one line with the sum at the end.
import { runStages, timeTable } from "./run-stages.mjs";
import { Stop } from "./say.mjs";
import { setup } from "./setup.mjs";
import { possible, stages, tested, withNeeds } from "./stages.mjs";

const names = stages.map((stage) => stage.name);
const help = `npm test                 runs every test
npm test -- NAME...      runs these stages and the stages they need

${stages.map(({ name, what, onlyChecked, onlyNamed }) => `  ${name.padEnd(8)} ${what}${onlyChecked ? "; npm run check runs it" : onlyNamed ? "; only by its name" : ""}`).join("\n")}`;

export async function main(args) {
  if (args.includes("--help")) {
    console.log(help);
    return;
  }
  const unknown = args.find((name) => !names.includes(name));
  if (unknown) throw new Stop(`There is no stage ${unknown}: choose from ${names.join(", ")}.`);
  const list = args.length ? withNeeds(args) : await possible(withNeeds(tested));
  const begun = performance.now() / 1000;
  await setup({ browser: list.some(({ name }) => name === "e2e" || name === "browser") });
  const prepared = { name: "set-up", begun, ended: performance.now() / 1000 };
  const { passed, failed, times } = await runStages(list);
  console.log(timeTable([prepared, ...times]));
  console.log(`${passed} passed, ${failed} failed`);
  if (failed) process.exitCode = 1;
}

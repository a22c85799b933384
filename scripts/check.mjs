// npm run check: format, lint, types, clippy in all its ways, rustdoc and the packages of crates, without tests.
import { runStages } from "./run-stages.mjs";
import { setup } from "./setup.mjs";
import { checks, withNeeds } from "./stages.mjs";

export async function main() {
  await setup();
  const { passed, failed } = await runStages(withNeeds(checks));
  console.log(`${passed} passed, ${failed} failed`);
  if (failed) process.exitCode = 1;
}

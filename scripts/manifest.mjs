// What all manifests share, from the one place where a person writes it: `[workspace.package]` of Cargo.toml.
import { readFileSync } from "node:fs";

/** The address that stands there until a person has written the real one. */
const NOWHERE = /^https:\/\/[^/]*\.invalid(?:\/|$)/;

/** A line of `[workspace.package]`. */
function field(toml, name) {
  const [, part = ""] = toml.match(/^\[workspace\.package\]\n((?:(?!\[).*\n?)*)/m) ?? [];
  return part.match(new RegExp(`^${name} = "(.+)"`, "m"))?.[1] ?? "";
}

/** Version and address of the project: `{ version, repository, homepage }`. */
export function shared(toml = readFileSync("Cargo.toml", "utf8")) {
  return {
    version: field(toml, "version"),
    repository: field(toml, "repository"),
    homepage: field(toml, "homepage"),
  };
}

/** Whether nobody has written the real address yet. */
export const isNowhere = (address) => address === "" || NOWHERE.test(address);

/** What npm wants to know of it, for the package in this folder of the repository. */
export function forNpm(directory, { version, repository, homepage } = shared()) {
  return {
    version,
    homepage,
    bugs: { url: `${repository}/issues` },
    repository: { type: "git", url: `git+${repository}.git`, directory },
  };
}

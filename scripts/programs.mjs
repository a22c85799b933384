// What programs are called, and where what they make lies, on the systems where the scripts run. Pure: the system is told, so that
// Windows is tested elsewhere too.
import path from "node:path";

const here = { platform: process.platform, execPath: process.execPath, npm: process.env.npm_execpath };

/** Names and paths as this system has them. */
const paths = (platform) => (platform === "win32" ? path.win32 : path.posix);

/** The file of a program. */
export const program = (name, platform = here.platform) => (platform === "win32" ? `${name}.exe` : name);

/**
 * npm as a command and its first arguments. On Windows it is a script that only a shell runs, so Node runs what it runs: where npm
 * itself has said, or beside Node.
 * @param {Partial<typeof here>} [on]
 * @returns {[command: string, args: string[]]}
 */
export function npm(on = {}) {
  const { platform, execPath, npm } = { ...here, ...on };
  if (platform !== "win32") return ["npm", []];
  const beside = path.win32.join(path.win32.dirname(execPath), "node_modules", "npm", "bin", "npm-cli.js");
  // Another program's, as yarn's, is none that packs.
  return [execPath, [npm && /\bnpm-cli\.[cm]?js$/.test(npm) ? npm : beside]];
}

/** A program within a Python environment. */
export const inEnvironment = (environment, name, platform = here.platform) =>
  paths(platform).join(environment, platform === "win32" ? "Scripts" : "bin", program(name, platform));

/** What cargo makes of a library for Python, and what Python looks for. */
export const libraryFile = (name, platform = here.platform) =>
  ({ win32: `${name}.dll`, darwin: `lib${name}.dylib` })[platform] ?? `lib${name}.so`;
export const moduleFile = (name, platform = here.platform) =>
  platform === "win32" ? `${name}.pyd` : `${name}.abi3.so`;

/**
 * The file in a folder that an address asks for, or null: nothing outside the folder, nothing hidden, and on Windows no drive and no
 * stream of a file.
 */
export function placeOf(folder, prefix, address, platform = here.platform) {
  const name = decodeURIComponent(address.split(/[?#]/)[0]);
  if (!name.startsWith(prefix) || /[\\:\0]/.test(name)) return null;
  const rest = name.slice(prefix.length);
  if (rest.split("/").some((part) => part.startsWith("."))) return null;
  return paths(platform).join(folder, rest.endsWith("/") || rest === "" ? `${rest}index.html` : rest);
}

// The browser for the tests and its driver: found, never downloaded behind the reader's back.
import { accessSync, constants, readFileSync } from "node:fs";
import path from "node:path";

/** The first of these commands on PATH. */
function onPath(names) {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? "").split(path.delimiter)) {
      const file = path.join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // Not here; the next folder may have it.
      }
    }
  }
  return null;
}

export const findBrowser = () =>
  process.env.CHROME_PATH || onPath(["chromium", "chromium-browser", "google-chrome", "chrome"]);

/** Chromium without all that is around a page: the same pages, for half the work. */
export const findShell = () => onPath(["chromium-headless-shell"]);

/** What the pages are tested in. */
export const findHeadless = () => process.env.CHROME_PATH || findShell() || findBrowser();

export const findDriver = () => process.env.CHROMEDRIVER || onPath(["chromedriver"]);

/** Root on Debian may install packages; elsewhere "chromium" means other things (a snap on Ubuntu). */
export function canInstall() {
  if (process.getuid?.() !== 0 || !onPath(["apt-get"])) return false;
  try {
    return /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    return false;
  }
}

/** Wakes a page up. Everything here adds to a page that can already be read. */
import { openChapter } from "./chapter/chapter.ts";
import { readChapter } from "./chapter/data.ts";
import { keepOffline } from "./offline/register.ts";
import { wireMenu, wireTheme } from "./shell.ts";

wireTheme();
wireMenu();
const chapter = readChapter(document);
if (chapter) openChapter(chapter);
// Nobody who only reads needs to load what the playground is made of.
const workshop = document.querySelector("[data-role=play]");
if (workshop)
  import("./play/play.ts").then(
    ({ openPlay }) => openPlay(),
    () => {
      workshop.textContent = "The playground did not load. Load this page again when you are online.";
    },
  );
keepOffline();

/** Wakes a page up. Everything here adds to a page that can already be read. */
import { openChapter } from "./chapter/chapter.ts";
import { readChapter } from "./chapter/data.ts";
import { keepOffline } from "./offline/register.ts";
import { wireMenu, wireTheme } from "./shell.ts";

wireTheme();
wireMenu();
const chapter = readChapter(document);
if (chapter) openChapter(chapter);
keepOffline();

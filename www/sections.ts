/** Wakes the sections of a page of the book. */
import { foldBeast } from "./bestiary/fold.ts";
import { openChapter } from "./chapter/chapter.tsx";
import { readChapter } from "./chapter/data.ts";
// Workers are trusted there, and the page around the sections wakes first.
import "./main.ts";

const chapter = readChapter(document);
if (chapter) openChapter(chapter, { mayOpen: foldBeast(chapter.slug) });

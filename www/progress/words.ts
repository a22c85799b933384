/** The page’s words on the reader’s progress; counts.ts has the sentences with numbers. */

import { words } from "../kit/words.ts";

/** Labels and sentences, by their ids. */
export const WORDS = words("progress", {
  title: "Your progress",
  here: "It is kept in this browser and goes nowhere else.",
  nowhere: "This browser can’t keep it: save it as a file before you leave.",
  save: "Save as a file",
  saved: ({ file }: { file: string }) => `Saved as ${file}.`,
  load: "Load a file",
  file: "A file saved here before",
  gone: "This file can’t be read: it has moved, or this page may not open it. Choose it again.",
  forget: "Delete my progress",
  sure: ({ holdings }: { holdings: string }) =>
    `This deletes ${holdings}. Only a saved file can bring them back.`,
  forgetAll: "Delete it all",
  keep: "Keep it",
  forgotten: "Deleted.",
  done: ({ done, all }: { done: number; all: number }) => `, ${done} of ${all} steps solved`,
});

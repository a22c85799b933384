/** What the page says of the reader’s progress by itself; counts.ts has the sentences with numbers. */

import { words } from "../kit/words.ts";

/** Labels and sentences, by their ids. */
export const WORDS = words("progress", {
  title: "Your progress",
  here: "It is kept in this browser and goes nowhere else.",
  nowhere: "This browser keeps nothing of it: save it as a file before you leave.",
  save: "Save as a file",
  saved: ({ file }: { file: string }) => `Saved as ${file}.`,
  load: "Load a file",
  file: "A file saved here before",
  gone: "This file can’t be read: it was moved, or it may not be opened.",
  forget: "Forget it",
  sure: ({ holdings }: { holdings: string }) => `This forgets ${holdings}. Only a file can bring them back.`,
  forgetAll: "Forget it all",
  keep: "Keep it",
  forgotten: "Forgotten.",
  done: ({ done, all }: { done: number; all: number }) => `, ${done} of ${all} steps solved`,
});

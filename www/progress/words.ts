/** The page’s words on the reader’s progress; counts.ts has the sentences with numbers. */

import { quantity, words } from "../kit/words.ts";

/** Labels and sentences, by their ids. */
export const WORDS = words("progress", {
  title: "Your progress",
  here: "It is kept in this browser and goes nowhere else.",
  nowhere: "This browser can’t keep it: save it as a file before you leave.",
  unreadable: "This file can’t be read: it is no file that was saved here, or it was cut short.",
  foreign: "This is no file of your progress: it was saved by something else.",
  newer:
    "A newer version of this book saved this file. Reload this page while you are online, then try again.",
  nothingRead: "Nothing in this file can be read, so nothing was taken.",
  tooLarge: "This file is too large to be a list of steps and answers, so it was not opened.",
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

interface Summed {
  date: string;
  count: number;
  /** Whether this browser has the sum, and the file the answers. */
  isOwn: boolean;
}

interface Damaged {
  unread: number;
  here: number;
}

const entries = (count: number): string => quantity(count, "entry", "entries");

/** What a loaded or damaged record says of itself. */
export const KEPT = words("progress.kept", {
  practised: ({ count }: { count: number }) => quantity(count, "practice answer"),
  steps: ({ count }: { count: number }) => quantity(count, "step"),
  predictions: ({ count }: { count: number }) => quantity(count, "prediction"),
  loaded: ({ news, count }: { news: string; count: number }) =>
    `Loaded: ${news} ${count === 1 ? "was" : "were"} new here.`,
  loadedNothing: "Loaded. All that it holds was known here already.",
  summed: ({ date, count, isOwn }: Summed) =>
    `Up to ${date} your levels go by a sum of answers that ${isOwn ? "this browser" : "the file"} has. Whether ${quantity(count, "practice answer")} of that time ${isOwn ? "from the file" : "given here"} ${count === 1 ? "is" : "are"} in it can’t be told, so ${count === 1 ? "it changes" : "they change"} no level.`,
  broken: ({ here }: { here: number }) =>
    `What this browser kept of your progress is damaged. ${here === 0 ? "Nothing" : entries(here)} of it could be read; the damaged text is put aside here before anything new is written.`,
  unread: ({ unread, here }: Damaged) =>
    `${entries(unread)} could not be read and ${unread === 1 ? "was" : "were"} left out; ${here} ${here === 1 ? "is" : "are"} here.`,
});

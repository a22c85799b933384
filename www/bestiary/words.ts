/** The words of the collection of beasts. */
import { words } from "../kit/words.ts";

export const BESTIARY = words("bestiary", {
  folded: "Still folded. Answer first; a guess will do.",
  all: ({ shown }: { shown: number }) => `All ${shown}, in order. All boards at one scale.`,
  some: ({ shown, count }: { shown: number; count: number }) =>
    `${shown} of ${count}. All boards at one scale.`,
  seeOne: "See the one",
  seeSome: ({ shown }: { shown: number }) => `See ${shown}`,
  seeAll: ({ shown }: { shown: number }) => `See all ${shown}`,
  on: ({ count }: { count: number }) => `${count} on`,
  notMetYet: "Not seen yet",
  play: "Started",
  predicted: "You predicted",
  proved: "You proved it",
});

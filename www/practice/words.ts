/** The words of the page of practice around its parts. */
import { words } from "../kit/words.ts";

export const PRACTICE = words("practice", {
  today: "Today",
  noSuchLadderHere: "There is no such ladder here any more.",
  backPractice: "Back to practice",
  practice: "Practice",
  seeHowWent: "See how it went",
  problemNotHereAny: "This problem is gone, but there are others.",
  backLadder: "Back to the ladder",
  backYourOwn: "Back to your own",
  problemsDidNotLoad: "The problems did not load. Check that you are online, then try again.",
  engineChecksProblem: "The engine is checking this problem.",
  whatWentWrong: "Your mistakes",
  yourNumbers: "Your numbers",
  makeYourOwn: "Make your own",
  oneMoment: "One moment.",
  partDidNotLoad: "This part did not load. Check that you are online, then try again.",
});

/** What the page of practice says around its parts. */
import { words } from "../kit/words.ts";

export const PRACTICE = words("practice", {
  today: "Today",
  noSuchLadderHere: "There is no such ladder here any more.",
  backPractice: "Back to practice",
  practice: "Practice",
  seeHowWent: "See how it went",
  problemNotHereAny: "This problem is not here any more. Others are.",
  backLadder: "Back to the ladder",
  backYourOwn: "Back to your own",
  problemsDidNotLoad: "The problems did not load. Look whether you are online, then try again.",
  engineChecksProblem: "The engine checks this problem.",
  whatWentWrong: "What went wrong",
  yourNumbers: "Your numbers",
  makeYourOwn: "Make your own",
  oneMoment: "One moment.",
  partDidNotLoad: "This part did not load. Look whether you are online, then try again.",
  tryAgain: "Try again",
});

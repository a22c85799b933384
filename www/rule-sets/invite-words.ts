/** The words of this feature, by their ids. */
import { words } from "../kit/words.ts";

export const INVITE = words("rule-sets.invite", {
  otherRuleSets: "By other rule sets",
  askOtherRuleSets: "Ask other rule sets",
  fetchingOtherRuleSets: "Fetching the other rule sets",
  whatKnowsOtherRule: "The other rule sets did not load. Try again when you are online.",
  onePositionManyRule:
    "One position, many rule sets: what would the rules of 1989, those of 2003 or area scoring say of it, and where do they part?",
});

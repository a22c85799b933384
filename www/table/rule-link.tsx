/** A link to the rule behind a sentence, after it. */
import { clausePage } from "./clause-page.ts";
import { WORDS } from "./words.ts";

/** The number of the clause is for readers who listen, and stands on its page. */
export const RuleLink = ({ rule }: { rule: string }) => (
  <a class="clause" href={clausePage(rule)} aria-label={WORDS.ruleNamed({ rule })}>
    {WORDS.theRule}
  </a>
);

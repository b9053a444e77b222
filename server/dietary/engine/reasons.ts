import { isCodeRun } from "./allergen-codes";
import { type Guess, withInferred } from "./inferred";
import type { Knowledge } from "./knowledge";
import type { PlacedMention } from "./placed-mention";
import type { Provenance, Reason, Setting, VerdictKind } from "./verdict";

/** Nobody knows the word. The classifier's guess may add caution; it never takes the doubt away. */
export function inferredOrUnknown(
  setting: Setting,
  mention: PlacedMention,
  knowledge: Knowledge,
  provenance: Provenance,
  isCause: (guess: Guess) => boolean,
): Reason {
  const guess = withInferred(mention, knowledge);
  if (guess && isCause(guess))
    return reason("may_contain", setting, mention, "Its name resembles foods that do not fit.", "inferred");
  const areCodes = mention.unknownWords.length > 0 && mention.unknownWords.every(isCodeRun);
  const says = areCodes ? "Only the menu's own key tells what these codes stand for." : "We do not know this food.";
  return reason("unknown", setting, mention, says, provenance);
}

export function reason(
  kind: VerdictKind,
  setting: Setting,
  mention: PlacedMention,
  rule: string,
  provenance: Provenance,
): Reason {
  const { text: ingredient, field, start, end } = mention;
  const says = mention.polarity === "optional" && kind === "may_contain" ? `Only if it comes with this: ${rule}` : rule;
  const made = { kind, setting, ingredient, rule: says, provenance, field, start, end };
  return kind === "may_contain" && provenance === "recipe" && mention.isLabelled ? { ...made, checkLabel: true } : made;
}

import { type Guess, withInferred } from "../foods/inferred";
import type { Knowledge } from "../model/knowledge";
import type { PlacedMention } from "../model/mention";
import type { Provenance, Reason, Setting, VerdictKind } from "../model/verdict";
import { labelTells, nobodyKnows, quoted } from "./sentences";

type Doubt = {
  readonly isCause: (guess: Guess) => boolean;
  /** What may be in it: "fish". */
  readonly noun: string;
  /** "you are allergic to fish" */
  readonly because: string;
};

/** For an unknown word. The classifier's guess may add caution, but never removes the doubt. */
export function inferredOrUnknown(
  setting: Setting,
  mention: PlacedMention,
  knowledge: Knowledge,
  provenance: Provenance,
  { isCause, noun, because }: Doubt,
): Reason {
  const guess = withInferred(mention, knowledge);
  if (guess && isCause(guess)) {
    const says = `A guess from its name: ${quoted(mention.text)} may hold ${noun}; ${because}.`;
    return reason("may_contain", setting, mention, says, "inferred");
  }
  if (mention.isBranded && provenance === "recipe") {
    const says = `${labelTells(mention, noun)}; ${because}.`;
    return { ...reason("may_contain", setting, mention, says, provenance), checkLabel: true };
  }
  const unknown = reason("unknown", setting, mention, `${nobodyKnows(mention, noun)}; ${because}.`, provenance);
  if (mention.unknownWords.length === 0) unknown.undisclosed = true;
  return unknown;
}

export function reason(
  kind: VerdictKind,
  setting: Setting,
  mention: PlacedMention,
  rule: string,
  provenance: Provenance,
  cause: string | null = null,
): Mutable<Reason> {
  const { text: ingredient, field, start, end } = mention;
  const says =
    mention.polarity === "optional" && kind === "may_contain"
      ? `Only if it comes with this: ${lowerFirst(rule)}`
      : rule;
  const made: Mutable<Reason> = { kind, setting, ingredient, rule: says, provenance, field, start, end };
  if (cause !== null) made.cause = cause;
  if (kind === "may_contain" && provenance === "recipe" && mention.isLabelled) made.checkLabel = true;
  return made;
}

type Mutable<Of> = { -readonly [Key in keyof Of]: Of[Key] };

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

import { type Guess, withInferred } from "../foods/inferred";
import type { Concept, Knowledge } from "../model/knowledge";
import type { PlacedMention } from "../model/mention";
import type { Provenance, Reason, Setting, VerdictKind } from "../model/verdict";
import { quoted } from "./sentences";
import { labelTells, nobodyKnows } from "./unknown-sentences";

type Doubt = {
  readonly isCause: (guess: Guess) => boolean;
  /** What may be in it: "fish". */
  readonly noun: string;
  /** What a guess suspects, if that says more. */
  readonly suspectedIn?: (guess: Guess) => string | null;
  /** The food that is avoided. */
  readonly asked?: Concept | null;
  /** "you are allergic to fish" */
  readonly because: string;
};

/** For an unknown word. The classifier's guess may add caution, but never removes the doubt. */
export function inferredOrUnknown(
  setting: Setting,
  mention: PlacedMention,
  knowledge: Knowledge,
  provenance: Provenance,
  { isCause, noun, because, suspectedIn, asked = null }: Doubt,
): Reason {
  const guess = withInferred(mention, knowledge);
  if (guess && isCause(guess)) {
    const suspected = suspectedIn?.(guess) ?? noun;
    const says = `A guess from its name: ${quoted(mention.text)} may hold ${suspected}; ${because}.`;
    return reason("may_contain", setting, mention, says, "inferred");
  }
  if (mention.isBranded && provenance === "recipe") {
    const says = `${labelTells(mention, noun)}; ${because}.`;
    return { ...reason("may_contain", setting, mention, says, provenance), checkLabel: true };
  }
  const unknown = reason("unknown", setting, mention, `${nobodyKnows(mention, noun, asked)}; ${because}.`, provenance);
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

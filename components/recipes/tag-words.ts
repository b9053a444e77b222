import { isAdvice, isAlarm } from "@/components/recipes/shown-tags";
import { VERDICT_WORDS, type Verdict } from "@/components/ui/verdict-badge";
import type { VerdictTagWire } from "@/lib/schemas/recipe-judgement";

/** The colour of a tag. Red is reserved for what could harm the person; advice has a muted colour. */
export function toneOf(tag: VerdictTagWire): Verdict {
  if (isAdvice(tag)) return tag.kind === "unknown" ? "unknown" : "info";
  return tag.kind === "conflict" && !isAlarm(tag.setting) ? "mismatch" : tag.kind;
}

export function tagWords(tag: VerdictTagWire): string {
  if (tag.check_label) return "Check the label";
  return toneOf(tag) === "info" ? "Good to know" : VERDICT_WORDS[toneOf(tag)];
}

import { isAdvice, isAlarm } from "@/components/recipes/told-tags";
import { VERDICT_WORDS, type Verdict } from "@/components/ui/verdict-badge";
import type { VerdictTagWire } from "@/lib/schemas/recipe-judgement";

/** Red is for what could hurt. A way of eating has the ink's weight, and advice a quiet hue of its own. */
export function toneOf(tag: VerdictTagWire): Verdict {
  if (isAdvice(tag)) return tag.kind === "unknown" ? "unknown" : "info";
  return tag.kind === "conflict" && !isAlarm(tag.setting) ? "mismatch" : tag.kind;
}

export function wordsOf(tag: VerdictTagWire): string {
  if (tag.check_label) return "Check the label";
  return toneOf(tag) === "info" ? "Good to know" : VERDICT_WORDS[toneOf(tag)];
}

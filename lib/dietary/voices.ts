import { type DietKey, isFreeFrom } from "./diets";

/**
 * The kinds of warning, the loudest first: an allergy raises an alarm, a diet names a mismatch, a health concern
 * advises.
 */
export const VOICES = ["alarm", "mismatch", "advice"] as const;
export type Voice = (typeof VOICES)[number];

/** Health concerns that raise an alarm as allergies do, because an ingredient itself makes people ill. */
export const ALARMING_CONCERNS: readonly string[] = ["celiac_disease", "lactose_intolerance"];

type VoicedSetting = { type: "diet" | "health" | "ingredient"; key: string; preference?: string | null };

/** Which kind of warning a person's setting gives. */
export function voiceOf({ type, key, preference }: VoicedSetting): Voice {
  if (type === "health") return ALARMING_CONCERNS.includes(key) ? "alarm" : "advice";
  if (type === "diet") return isFreeFrom(key as DietKey) ? "alarm" : "mismatch";
  return preference === "allergy" || preference === "intolerance" ? "alarm" : "mismatch";
}

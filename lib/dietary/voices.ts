import { type DietKey, isFreeFrom } from "./diets";

/** From the loudest: an allergy raises an alarm, a diet tells of a mismatch, and health concerns only advise. */
export const VOICES = ["alarm", "mismatch", "advice"] as const;
export type Voice = (typeof VOICES)[number];

/** Concerns that make people ill by what is in their food, as allergies do: they are no advice. */
export const ALARMING_CONCERNS: readonly string[] = ["celiac_disease", "lactose_intolerance"];

type Spoken = { type: "diet" | "health" | "ingredient"; key: string; preference?: string | null };

/** Who speaks for a setting of a person. */
export function voiceOf({ type, key, preference }: Spoken): Voice {
  if (type === "health") return ALARMING_CONCERNS.includes(key) ? "alarm" : "advice";
  if (type === "diet") return isFreeFrom(key as DietKey) ? "alarm" : "mismatch";
  return preference === "allergy" || preference === "intolerance" ? "alarm" : "mismatch";
}

import { isFreeFrom } from "@/lib/dietary/diets";
import type { Setting } from "../model/verdict";

/** Allergies and intolerances come first, then free-from keys, ways of eating, health, likes. */
export function urgency(setting: Setting): number {
  if (setting.type === "ingredient") {
    if (setting.preference === "allergy") return 0;
    if (setting.preference === "intolerance") return 1;
    return setting.preference === "avoid" || setting.preference === "dislike" ? 5 : 6;
  }
  if (setting.type === "diet") return isFreeFrom(setting.key) ? 2 : 3;
  return 4;
}

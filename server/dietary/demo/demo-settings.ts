import { DIET_KEYS, dietOf } from "@/lib/dietary/diets";
import { explainedHealthConcerns } from "@/lib/dietary/health-concerns";
import { type IdCardProfile, titleCase } from "@/lib/id-card/id-card";
import { freeFromOf } from "@/lib/profile/allergies";
import type { Setting } from "../engine/judge";

/** The settings that a card's words stand for, so that a demo card and its judgement cannot differ. */
export function settingsOfCard(card: IdCardProfile): Setting[] {
  const diet = (words: string) => DIET_KEYS.find((key) => dietOf(key).label === words);
  const concern = (words: string) => explainedHealthConcerns().find((name) => titleCase(name) === words);
  return [
    ...card.allergies.map((allergy): Setting => {
      const key = freeFromOf(allergy.key);
      return key ? { type: "diet", key } : { type: "ingredient", key: allergy.key, preference: "allergy" };
    }),
    ...card.diets.flatMap((words): Setting[] => {
      const key = diet(words);
      return key ? [{ type: "diet", key }] : [];
    }),
    ...card.health.flatMap((words): Setting[] => {
      const key = concern(words);
      return key ? [{ type: "health", key }] : [];
    }),
    ...card.avoids.map((key): Setting => ({ type: "ingredient", key, preference: "avoid" })),
    ...card.likes.map((key): Setting => ({ type: "ingredient", key, preference: "like" })),
  ];
}

import { FACT_SUBJECTS, type FactSubject } from "@/lib/dietary/kitchen-facts";
import type { Setting } from "./engine/judge";

/** The setting whose verdict says what the written words of a dish tell about a subject. */
export const SUBJECT_SETTINGS: Readonly<Record<FactSubject, Setting>> = {
  gluten_cereals: { type: "diet", key: "gluten_free" },
  crustaceans: { type: "ingredient", key: "crustacean", preference: "allergy" },
  eggs: { type: "diet", key: "egg_free" },
  fish: { type: "diet", key: "fish_free" },
  peanuts: { type: "ingredient", key: "peanut", preference: "allergy" },
  soybeans: { type: "diet", key: "soy_free" },
  milk: { type: "diet", key: "dairy_free" },
  nuts: { type: "ingredient", key: "tree-nut", preference: "allergy" },
  celery: { type: "ingredient", key: "celery", preference: "allergy" },
  mustard: { type: "diet", key: "mustard_free" },
  sesame: { type: "diet", key: "sesame_free" },
  sulphites: { type: "ingredient", key: "sulphite", preference: "allergy" },
  lupin: { type: "ingredient", key: "lupin", preference: "allergy" },
  molluscs: { type: "ingredient", key: "mollusc", preference: "allergy" },
  vegan: { type: "diet", key: "vegan" },
  vegetarian: { type: "diet", key: "vegetarian" },
  halal: { type: "ingredient", key: "not-halal", preference: "avoid" },
  kosher: { type: "ingredient", key: "not-kosher", preference: "avoid" },
  alcohol: { type: "ingredient", key: "no-alcohol", preference: "avoid" },
};

export const EVERY_SUBJECT: readonly (readonly [FactSubject, Setting])[] = FACT_SUBJECTS.map(
  (subject) => [subject, SUBJECT_SETTINGS[subject]] as const,
);

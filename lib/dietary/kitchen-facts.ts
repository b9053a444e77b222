/**
 * What a person of a kitchen can say of a dish: of the fourteen allergens of EU law (Regulation (EU) No 1169/2011, Annex
 * II, in its order), of ways of eating, and of alcohol.
 */
export const ALLERGEN_SUBJECTS = [
  "gluten_cereals",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soybeans",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;
export type AllergenSubject = (typeof ALLERGEN_SUBJECTS)[number];

/** Ways of eating: a dish `contains` what they leave out, or is `free_from` it. */
export const WAY_SUBJECTS = ["vegan", "vegetarian", "halal", "kosher"] as const;
export type WaySubject = (typeof WAY_SUBJECTS)[number];

export const FACT_SUBJECTS = [...ALLERGEN_SUBJECTS, ...WAY_SUBJECTS, "alcohol"] as const;
export type FactSubject = (typeof FACT_SUBJECTS)[number];

/** No fact at all means that nothing is confirmed. */
export const FACT_STATES = ["contains", "may_contain", "free_from"] as const;
export type FactState = (typeof FACT_STATES)[number];

/** A person's word about a dish as it is written now. `on`: when, in ISO 8601. */
export type KitchenFact = {
  readonly subject: FactSubject;
  readonly state: FactState;
  readonly by: string;
  readonly on: string;
};

export const isWaySubject = (subject: FactSubject): subject is WaySubject =>
  (WAY_SUBJECTS as readonly string[]).includes(subject);

/** As a kitchen calls it, within an English sentence. */
export const SUBJECT_NOUNS: Readonly<Record<FactSubject, string>> = {
  gluten_cereals: "gluten",
  crustaceans: "crustaceans",
  eggs: "egg",
  fish: "fish",
  peanuts: "peanuts",
  soybeans: "soy",
  milk: "milk",
  nuts: "nuts",
  celery: "celery",
  mustard: "mustard",
  sesame: "sesame",
  sulphites: "sulphites",
  lupin: "lupin",
  molluscs: "molluscs",
  vegan: "vegan",
  vegetarian: "vegetarian",
  halal: "halal",
  kosher: "kosher",
  alcohol: "alcohol",
};

/** As the head of a column or the name of a choice. */
export const subjectTitle = (subject: FactSubject): string => {
  const noun = SUBJECT_NOUNS[subject];
  return noun.charAt(0).toUpperCase() + noun.slice(1);
};

/** "no egg", "may contain egg", "not vegan" */
export function factInEnglish({ subject, state }: Pick<KitchenFact, "subject" | "state">): string {
  const noun = SUBJECT_NOUNS[subject];
  if (isWaySubject(subject))
    return { contains: `not ${noun}`, may_contain: `perhaps not ${noun}`, free_from: noun }[state];
  return { contains: `contains ${noun}`, may_contain: `may contain ${noun}`, free_from: `no ${noun}` }[state];
}

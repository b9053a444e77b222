import {
  ALLERGEN_SUBJECTS,
  FACT_SUBJECTS,
  type FactState,
  type FactSubject,
  isWaySubject,
  SUBJECT_NOUNS,
} from "@/lib/dietary/kitchen-facts";
import type { KitchenDishWire, SaidFactsWire, SaidFactWire } from "@/lib/schemas/kitchen-facts";

export type KitchenQuestion = { readonly dish: KitchenDishWire; readonly subject: FactSubject; readonly frees: number };

export const factOf = (dish: KitchenDishWire, subject: FactSubject): SaidFactWire | null =>
  dish.facts.find((fact) => fact.subject === subject) ?? null;

/**
 * What nobody has confirmed yet: first the answers that decide most of what is open for guests, then by the order of the
 * menu and of the law. Ways of eating are asked about only where an answer decides something.
 */
export function openQuestions(dishes: readonly KitchenDishWire[]): KitchenQuestion[] {
  const questions = dishes.flatMap((dish) => {
    const said = new Set(dish.facts.map(({ subject }) => subject));
    const frees = new Map(dish.read.map((each) => [each.subject, each.frees]));
    return FACT_SUBJECTS.flatMap((subject): KitchenQuestion[] => {
      const count = frees.get(subject) ?? 0;
      const isAsked = isAllergen(subject) || count > 0;
      return said.has(subject) || !isAsked ? [] : [{ dish, subject, frees: count }];
    });
  });
  // Sorting is stable.
  return questions.sort((a, b) => b.frees - a.frees);
}

const isAllergen = (subject: FactSubject): boolean => (ALLERGEN_SUBJECTS as readonly string[]).includes(subject);

/** A dish is confirmed once somebody said something about each of the fourteen allergens. */
export const isConfirmed = (dish: KitchenDishWire): boolean =>
  ALLERGEN_SUBJECTS.every((subject) => factOf(dish, subject) !== null);

const MANY: readonly FactSubject[] = ["crustaceans", "peanuts", "nuts", "sulphites", "molluscs"];

/** "Is there egg in your Lemon sorbet?" */
export function questionText({ name }: Pick<KitchenDishWire, "name">, subject: FactSubject): string {
  const noun = SUBJECT_NOUNS[subject];
  if (isWaySubject(subject)) return `Is your ${name} ${noun}?`;
  return `${MANY.includes(subject) ? "Are" : "Is"} there ${noun} in your ${name}?`;
}

/** What Yes and No say: a dish that is vegan is free from what vegans leave out. */
export const stateOfAnswer = (subject: FactSubject, isYes: boolean): FactState =>
  isYes === isWaySubject(subject) ? "free_from" : "contains";

/** The dishes after facts were stored. */
export function withSaid(
  dishes: readonly KitchenDishWire[],
  { facts }: Pick<SaidFactsWire, "facts">,
): KitchenDishWire[] {
  return dishes.map((dish) => {
    const said = facts.filter(({ dish_id }) => dish_id === dish.id);
    if (said.length === 0) return dish;
    const subjects = new Set(said.map(({ subject }) => subject));
    return {
      ...dish,
      facts: [...dish.facts.filter(({ subject }) => !subjects.has(subject)), ...said.flatMap(({ fact }) => fact ?? [])],
      was: dish.was.filter(({ subject }) => !subjects.has(subject)),
    };
  });
}

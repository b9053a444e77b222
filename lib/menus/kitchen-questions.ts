import {
  ALLERGEN_SUBJECTS,
  FACT_STATES,
  FACT_SUBJECTS,
  type FactState,
  type FactSubject,
  isWaySubject,
  SUBJECT_NOUNS,
} from "@/lib/dietary/kitchen-facts";
import type {
  KitchenDishWire,
  KitchenWire,
  RenewalWire,
  SaidFactsWire,
  SaidFactWire,
} from "@/lib/schemas/kitchen-facts";

/** One question to the kitchen: about a dish, or about a food that several dishes hold. */
export type KitchenQuestion = {
  readonly subject: FactSubject;
  /** null: the question is about the one dish. */
  readonly food: string | null;
  readonly dishes: readonly AskedDish[];
  /** How many verdicts of a dish wait for the answer, and how many guests, as far as that may be said. */
  readonly frees: number;
  readonly guests: number | null;
};
/** `isAlone`: nothing else in the dish is open, so that it is free from the subject if the food is. */
export type AskedDish = { readonly dish: KitchenDishWire; readonly isAlone: boolean };

export const factOf = (dish: KitchenDishWire, subject: FactSubject): SaidFactWire | null =>
  dish.facts.find((fact) => fact.subject === subject) ?? null;

export const questionAbout = (dish: KitchenDishWire, subject: FactSubject): KitchenQuestion => {
  const read = dish.read.find((each) => each.subject === subject);
  return {
    subject,
    food: null,
    dishes: [{ dish, isAlone: true }],
    frees: read?.frees ?? 0,
    guests: read?.guests ?? null,
  };
};

/** The same for the same question after any answer. */
export const keyOfQuestion = ({ food, subject, dishes }: KitchenQuestion): string =>
  `${food === null ? dishes[0]?.dish.id : `food ${food}`} ${subject}`;

/**
 * What nobody has confirmed yet: first the answers that free most dishes, then those that most guests wait for and that
 * decide most of what is open, then by the order of the menu and of the law. Ways of eating are asked about only where an
 * answer decides something.
 */
export function openQuestions({ dishes, foods }: Pick<KitchenWire, "dishes" | "foods">): KitchenQuestion[] {
  const questions = dishes.flatMap((dish) =>
    FACT_SUBJECTS.flatMap((subject): KitchenQuestion[] => {
      const question = questionAbout(dish, subject);
      const isAsked = isAllergen(subject) || question.frees > 0;
      return factOf(dish, subject) || !isAsked ? [] : [question];
    }),
  );
  // Sorting is stable.
  return [...foodQuestions({ dishes, foods }), ...questions].sort(
    (a, b) => freedBy(b) - freedBy(a) || (b.guests ?? 0) - (a.guests ?? 0) || b.frees - a.frees,
  );
}

/** A food is asked about while its answer would say something about several dishes at once. */
function foodQuestions({ dishes, foods }: Pick<KitchenWire, "dishes" | "foods">): KitchenQuestion[] {
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  return foods.flatMap(({ food, subject, dishes: holders, guests }): KitchenQuestion[] => {
    const asked = holders.flatMap(({ dish_id, is_alone }): AskedDish[] => {
      const dish = byId.get(dish_id);
      return dish ? [{ dish, isAlone: is_alone }] : [];
    });
    const open = asked.filter(({ dish }) => factOf(dish, subject) === null);
    const frees = Math.max(0, ...open.map(({ dish }) => questionAbout(dish, subject).frees));
    return open.length < 2 ? [] : [{ subject, food, dishes: asked, frees, guests }];
  });
}

/** How many dishes the freeing answer decides. */
const freedBy = (question: KitchenQuestion): number =>
  question.frees === 0 ? 0 : dishesFor(question, "free_from").length;

/**
 * The dishes that an answer is written for. What is in a food is in every dish that holds it, also where somebody said
 * otherwise before. What is not in it may still be in the dish: a dish is free only where nothing else in it is open and
 * nobody has said anything of it.
 */
export function dishesFor({ food, dishes, subject }: KitchenQuestion, state: FactState): KitchenDishWire[] {
  const all = dishes.map(({ dish }) => dish);
  if (food === null) return all;
  if (state === "free_from")
    return dishes.flatMap(({ dish, isAlone }) => (isAlone && factOf(dish, subject) === null ? [dish] : []));
  const graver = FACT_STATES.slice(0, FACT_STATES.indexOf(state) + 1);
  return all.filter((dish) => !graver.some((each) => each === factOf(dish, subject)?.state));
}

const isAllergen = (subject: FactSubject): boolean => (ALLERGEN_SUBJECTS as readonly string[]).includes(subject);

/** A dish is confirmed once somebody said something about each of the fourteen allergens. */
export const isConfirmed = (dish: KitchenDishWire): boolean =>
  ALLERGEN_SUBJECTS.every((subject) => factOf(dish, subject) !== null);

const MANY: readonly FactSubject[] = ["crustaceans", "peanuts", "nuts", "sulphites", "molluscs"];

/** "Is there egg in your Lemon sorbet?" `name`: of a dish or of a food. */
export function questionText(name: string, subject: FactSubject): string {
  const noun = SUBJECT_NOUNS[subject];
  if (isWaySubject(subject)) return `Is your ${name} ${noun}?`;
  return `${MANY.includes(subject) ? "Are" : "Is"} there ${noun} in your ${name}?`;
}

export const askedName = ({ food, dishes }: KitchenQuestion): string => food ?? dishes[0]?.dish.name ?? "";

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

/** What was said so long ago that it is asked about again, as the same answers given once more. */
export const oldAnswers = (dishes: readonly KitchenDishWire[], { before }: Pick<RenewalWire, "before">) =>
  dishes.flatMap((dish) =>
    dish.facts.flatMap(({ subject, state, on }) =>
      Date.parse(on) < Date.parse(before) ? [{ dish, subject, state }] : [],
    ),
  );

/** After how many months a venue may choose to be asked again; a call may name any number of months up to two years. */
export const RENEWAL_MONTHS = [3, 6, 9, 12, 18, 24] as const;

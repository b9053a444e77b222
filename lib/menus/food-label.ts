import { ALLERGEN_SUBJECTS, type AllergenSubject, SUBJECT_NOUNS } from "@/lib/dietary/kitchen-facts";
import type { KitchenDishWire } from "@/lib/schemas/kitchen-facts";
import { factOf } from "./kitchen-questions";

/** Words of the ingredients that name an allergen. `isNamed`: with the cereal or the nut, as the law wants it. */
export type LabelWord = {
  readonly start: number;
  readonly end: number;
  readonly subject: AllergenSubject;
  readonly isNamed: boolean;
};

/** A part of the list of ingredients; an emphasised one names an allergen, with the law's name where its words do not. */
export type LabelPart = { readonly text: string; readonly isAllergen: boolean; readonly named: readonly string[] };

export type FoodLabel = {
  readonly name: string;
  readonly ingredients: readonly LabelPart[];
  readonly mayContain: readonly string[];
  /** Whose word it is, and since when all of it stands. */
  readonly by: readonly string[];
  readonly since: string;
};

export type LabelOrWhy = { readonly label: FoodLabel } | { readonly why: readonly string[] };

/**
 * The label of a dish that is packed on the premises. There is none while anything on it could be wrong: an allergen that
 * nobody confirmed, one that no ingredient names, or an ingredient that says otherwise than the kitchen.
 */
export function labelOf(dish: KitchenDishWire, words: readonly LabelWord[] | null): LabelOrWhy {
  const why = [...whyNot(dish, words)];
  if (why.length > 0 || words === null) return { why };
  const facts = dish.facts.filter(({ subject }) => (ALLERGEN_SUBJECTS as readonly string[]).includes(subject));
  return {
    label: {
      name: dish.name,
      ingredients: partsOf(dish.description, words),
      mayContain: ALLERGEN_SUBJECTS.filter((subject) => factOf(dish, subject)?.state === "may_contain").map(
        (subject) => SUBJECT_NOUNS[subject],
      ),
      by: [...new Set(facts.map(({ by }) => by))],
      since: facts.map(({ on }) => on).sort()[0] ?? "",
    },
  };
}

function* whyNot(dish: KitchenDishWire, words: readonly LabelWord[] | null): Generator<string> {
  if (dish.description.trim() === "") yield "No ingredients are written.";
  if (words === null) yield "The ingredients could not be read just now.";
  const open = ALLERGEN_SUBJECTS.filter((subject) => factOf(dish, subject) === null);
  if (open.length > 0) yield `Not confirmed: ${open.map((subject) => SUBJECT_NOUNS[subject]).join(", ")}.`;
  for (const subject of ALLERGEN_SUBJECTS) {
    const noun = SUBJECT_NOUNS[subject];
    const state = factOf(dish, subject)?.state ?? null;
    const own = (words ?? []).filter((word) => word.subject === subject);
    const said = own.map(({ start, end }) => `“${dish.description.slice(start, end)}”`).join(", ");
    if (state === "contains" && own.length === 0 && words !== null)
      yield `The kitchen says that it contains ${noun}, and no ingredient names it.`;
    if (own.length > 0 && state === "free_from") yield `The kitchen says no ${noun}, and the ingredients name ${said}.`;
    if (own.length > 0 && state === "may_contain")
      yield `The kitchen says that it may contain ${noun}, and the ingredients name ${said}.`;
    const unnamed = own.filter(({ isNamed }) => !isNamed);
    if (state === "contains" && unnamed.length > 0)
      yield `Write which ${subject === "nuts" ? "nuts are" : "cereal is"} in ${unnamed
        .map(({ start, end }) => `“${dish.description.slice(start, end)}”`)
        .join(", ")}, such as “${subject === "nuts" ? "walnuts" : "wheat flour"}”.`;
  }
}

/** The list as it is written, cut where words begin and end that name an allergen. */
function partsOf(text: string, words: readonly LabelWord[]): LabelPart[] {
  const parts: LabelPart[] = [];
  let at = 0;
  const add = (end: number, isAllergen: boolean, named: readonly string[]) => {
    if (end > at) parts.push({ text: text.slice(at, end), isAllergen, named });
    at = Math.max(at, end);
  };
  for (const [place, { start, end }] of words.entries()) {
    const isFirst = words.findIndex((each) => each.start === start && each.end === end) === place;
    if (!isFirst || end <= at) continue;
    add(start, false, []);
    const own = words.filter((each) => each.start === start && each.end === end).map(({ subject }) => subject);
    const written = text.slice(at, end).toLowerCase();
    // "mascarpone" is milk to the law, and says so; cereals and nuts are named by their own words.
    const named = own.filter((subject) => subject !== "gluten_cereals" && subject !== "nuts");
    add(
      end,
      true,
      named.map((subject) => SUBJECT_NOUNS[subject]).filter((noun) => !written.includes(noun.replace(/s$/, ""))),
    );
  }
  add(text.length, false, []);
  return parts;
}

import { loose } from "../align/match-rows";
import { isObject, type JsonObject, type JsonValue } from "../json-ld/json-value";
import { toDraft } from "../json-ld/to-draft";
import { countCookingWords } from "../markup/cooking-words";
import { foodShare } from "../markup/food-words";
import { isNotForEating } from "../markup/not-for-eating";
import type { PageFacts } from "../page-facts";
import type { RecipeDraft } from "../recipe";

const INGREDIENTS = /ingredients?(?:list|lines?|groups?|sections?|sets?|blocks?)?$|ingredienten$|zutaten$/i;
const STEPS = /(?:instructions?|directions?|steps|method|preparation)$/i;
const YIELD = /(?:servings?|serves|yields?|portions?)$/i;
const NAME = /^(?:name|title|headline|recipename|recipetitle)$/i;
const MAX_OBJECTS = 200_000;
const MAX_DEPTH = 60;
const MIN_COOKING_WORDS = 3;

/**
 * The recipe in the data that the page's scripts contain: an object with a list of foods, a method and the page's own
 * name. Null if no object has all three, or if several have.
 */
export function findDataRecipe(values: readonly JsonValue[], facts: PageFacts): RecipeDraft | null {
  const found: RecipeDraft[] = [];
  for (const object of objectsIn(values)) {
    const draft = asRecipe(object);
    if (draft && isOfPage(draft.title, facts)) found.push(draft);
  }
  const [first] = found;
  return first && new Set(found.map(({ ingredients }) => textOf(ingredients))).size === 1 ? first : null;
}

const textOf = (lines: RecipeDraft["ingredients"]): string => lines.map(({ text }) => text).join("\n");

function isOfPage(title: string | null, facts: PageFacts): boolean {
  const name = loose(title ?? "");
  return name.length >= 3 && [facts.title ?? "", ...facts.headings].some((text) => loose(text).includes(name));
}

function* objectsIn(values: readonly JsonValue[]): Generator<JsonObject> {
  const waiting = values.map((value) => ({ value, depth: 0 }));
  for (let seen = 0; waiting.length > 0 && seen < MAX_OBJECTS; seen++) {
    const { value, depth } = waiting.pop() ?? { value: null, depth: 0 };
    if (typeof value !== "object" || value === null || depth > MAX_DEPTH) continue;
    if (isObject(value)) yield value;
    for (const child of Object.values(value)) waiting.push({ value: child, depth: depth + 1 });
  }
}

function asRecipe(object: JsonObject): RecipeDraft | null {
  const of = (name: RegExp): JsonValue | undefined =>
    Object.entries(object).find(([key, value]) => name.test(key) && value !== null && value !== "")?.[1];
  const [ingredients, steps, name] = [of(INGREDIENTS), of(STEPS), of(NAME)];
  if (!Array.isArray(ingredients) || ingredients.length === 0 || steps === undefined || typeof name !== "string")
    return null;
  const draft = toDraft(
    {
      name,
      recipeYield: of(YIELD) ?? null,
      recipeIngredient: ingredients.map(asLine),
      recipeInstructions: asMethod(steps),
    },
    new Map(),
  );
  const foods = draft.ingredients.map(({ text }) => text);
  const method = draft.steps.map(({ text }) => text);
  const isFood = foods.length >= 2 && foodShare(foods) >= 0.3 && !isNotForEating(name, foods, method);
  return isFood && countCookingWords(method.join(" ")) >= MIN_COOKING_WORDS ? { ...draft, source: "data" } : null;
}

/**
 * An ingredient as an object whose fields sites name differently ("ingredientQty", "qty"): the end of a name shows
 * whether it is amount, unit or food.
 */
function asLine(value: JsonValue): JsonValue {
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, plainPart(part)] as const);
  const of = (ending: RegExp): JsonValue => parts.find(([key, part]) => ending.test(key) && part !== null)?.[1] ?? null;
  const nested = Object.entries(value).find(([key, part]) => isListOfLines(key) && Array.isArray(part))?.[1];
  if (Array.isArray(nested)) return { name: of(NAME), recipeIngredient: nested.map(asLine) };
  const own = { name: of(/^(?:name|title|text|label|ingredient|food|description|line)$/i) };
  return {
    ...own,
    amount: of(/(?:amount|quantity|qty)$/i),
    unit: of(/(?:unit|measure|unitofmeasurement|measurement)$/i),
  };
}

const isListOfLines = (key: string): boolean => INGREDIENTS.test(key) || /^(?:items|lines|entries|list)$/i.test(key);

/** A text or number that is not empty, also as the name of an object: `unit: {name: "tbsp"}`. */
function plainPart(part: JsonValue): string | number | null {
  if (typeof part === "number") return part;
  if (typeof part === "string") return part === "" ? null : part;
  if (!isObject(part)) return null;
  const name = Object.entries(part).find(([key, own]) => NAME.test(key) && typeof own === "string" && own !== "")?.[1];
  return typeof name === "string" ? name : null;
}

/** Steps as texts, or as objects whose longest text is the step. */
function asMethod(value: JsonValue): JsonValue {
  if (!Array.isArray(value)) return value;
  return value.map((step) => {
    if (!isObject(step)) return step;
    const nested = Object.entries(step).find(([key, part]) => STEPS.test(key) && Array.isArray(part))?.[1];
    if (Array.isArray(nested)) return asMethod(nested);
    const texts = Object.entries(step).flatMap(([key, part]) =>
      typeof part === "string" && /^(?:text|body|description|instruction|content|step|value|html)s?$/i.test(key)
        ? [part]
        : [],
    );
    return texts.sort((a, b) => b.length - a.length)[0]?.replace(/\*\*([^*]+)\*\*/g, "$1") ?? null;
  });
}

import { parseMinutes } from "../../extraction/duration";
import { asList, isObject, type JsonObject, type JsonValue } from "../../extraction/json-ld/json-value";
import { parseYield } from "../../extraction/yield";
import type { CarriedIngredient, CarriedStep } from "../carried-recipe";
import { type CarriedDraft, readBlock, readWords } from "../draft";
import { withColons } from "./mela";
import { amountWords, firstOf, namesOf, numberOf, textOf } from "./values";

/**
 * Recipes of apps that write JSON with names of their own (Mela, Crouton, RecipeSage and others): a name, a list of
 * ingredients and a method, as texts with a line for each entry, or as lists of texts or of objects.
 */
const TITLE = ["title", "name"];
const INGREDIENTS = ["ingredients", "recipeIngredient", "ingredientList", "ingredient_list"];
const METHOD = ["instructions", "directions", "steps", "method", "recipeInstructions", "preparation"];
const WRAPPERS = ["recipes", "items", "data", "results"];
const MOST_WRAPPED = 3;

export const isRecipeJson = (value: JsonObject): boolean =>
  textOf(firstOf(value, ...TITLE)).trim() !== "" && firstOf(value, ...INGREDIENTS) !== undefined && !("@type" in value);

/** The recipes in a list, or in an object that wraps one: {"recipes": [...]}. Null for anything else. */
export function recipesInJson(value: JsonValue, depth = 0): JsonObject[] | null {
  if (depth > MOST_WRAPPED) return null;
  if (Array.isArray(value)) {
    const objects = value.filter(isObject);
    return objects.length > 0 && objects.length === value.length && objects.some(isRecipeJson) ? objects : null;
  }
  if (!isObject(value)) return null;
  if (isRecipeJson(value)) return [value];
  for (const name of WRAPPERS) {
    const inside = Object.hasOwn(value, name) ? recipesInJson(value[name] ?? null, depth + 1) : null;
    if (inside) return inside;
  }
  return null;
}

export function readRecipeJson(value: JsonObject): CarriedDraft {
  const of = (...names: string[]): string => textOf(firstOf(value, ...names));
  const makes = of("yield", "servings", "serves", "recipeYield", "portions");
  return {
    title: of(...TITLE),
    description: of("description", "text", "summary"),
    categories: namesOf(firstOf(value, "categories", "category", "course")),
    tags: namesOf(firstOf(value, "tags", "labels", "keywords")),
    servings: parseYield(makes)?.count ?? null,
    yieldText: makes,
    prepMinutes: minutesOf(firstOf(value, "prepTime", "activeTime", "prep_time", "duration")),
    cookMinutes: minutesOf(firstOf(value, "cookTime", "cook_time", "cookingDuration")),
    totalMinutes: minutesOf(firstOf(value, "totalTime", "total_time")),
    sourceUrl:
      [of("url", "link", "source_url", "webLink"), of("source")].find((text) => /^https?:/i.test(text)) ?? null,
    ingredients: foodsOf(firstOf(value, ...INGREDIENTS)),
    instructions: stepsOf(firstOf(value, ...METHOD)),
    rating: numberOf(firstOf(value, "rating")),
    notes: [of("notes", "note")],
  };
}

const minutesOf = (value: JsonValue | undefined): number | null =>
  typeof value === "number" ? value : parseMinutes(textOf(value));

function foodsOf(value: JsonValue | undefined): CarriedIngredient[] {
  if (typeof value === "string") return readBlock(withColons(value)).map(({ text, group }) => readWords(text, group));
  let group: string | null = null;
  return inOrder(value).flatMap((each) => {
    const text = isObject(each) ? wordsOf(each) : textOf(each);
    if (!isHeading(each)) return text.trim() === "" ? [] : [readWords(text, group)];
    group = text;
    return [];
  });
}

function stepsOf(value: JsonValue | undefined): CarriedStep[] {
  if (typeof value === "string") return readBlock(withColons(value));
  let group: string | null = null;
  return inOrder(value).flatMap((each) => {
    const text = isObject(each)
      ? textOf(firstOf(each, "step", "text", "instruction", "description", "name"))
      : textOf(each);
    if (!isHeading(each)) return [{ text, group }];
    group = text;
    return [];
  });
}

const inOrder = (value: JsonValue | undefined): JsonValue[] =>
  asList(value)
    .map((each, at) => ({ each, place: isObject(each) ? (numberOf(each.order) ?? at) : at }))
    .sort((a, b) => a.place - b.place)
    .map(({ each }) => each);

const isHeading = (each: JsonValue): boolean =>
  isObject(each) && (each.isSection === true || each.isHeading === true || quantityOf(each).unit === "SECTION");

/** "800 g pumpkin" of an object with the amount, the unit and the food in properties of their own. */
function wordsOf(each: JsonObject): string {
  const whole = textOf(firstOf(each, "text", "display", "originalText", "original"));
  if (whole !== "") return whole;
  const food = firstOf(each, "ingredient", "food", "item", "name");
  const name = isObject(food) ? textOf(firstOf(food, "name", "title")) : textOf(food);
  const { amount, unit } = quantityOf(each);
  const note = textOf(firstOf(each, "note", "comment", "preparation"));
  return [[amount, UNIT_WORDS[unit] ?? unit.toLowerCase(), name].filter(Boolean).join(" "), note]
    .filter(Boolean)
    .join(", ");
}

function quantityOf(each: JsonObject): { amount: string; unit: string } {
  const quantity = firstOf(each, "quantity", "amount", "qty");
  const said = isObject(quantity) ? firstOf(quantity, "amount", "value") : quantity;
  const unit = isObject(quantity) ? firstOf(quantity, "quantityType", "unit") : firstOf(each, "unit", "measure");
  return {
    amount: typeof said === "number" ? amountWords(said) : textOf(said),
    unit: isObject(unit) ? textOf(firstOf(unit, "name", "abbreviation")) : textOf(unit),
  };
}

/** Crouton's kinds of amounts. */
const UNIT_WORDS: Readonly<Record<string, string>> = {
  ...{
    ITEM: "",
    SECTION: "",
    GRAMS: "g",
    KGS: "kg",
    MILLS: "ml",
    LITRES: "l",
    OUNCE: "oz",
    POUND: "lb",
    FLUID_OUNCE: "fl oz",
  },
  ...{ TEASPOON: "tsp", TABLESPOON: "tbsp", CUP: "cup", PINCH: "pinch", CAN: "can", PACKET: "packet", BUNCH: "bunch" },
};

import { kindWords } from "../../../../lib/recipes/kinds";
import { cleanText } from "../../extraction/clean-text";
import { asList, isObject, type JsonObject, type JsonValue } from "../../extraction/json-ld/json-value";
import type { CarriedIngredient, CarriedRecipe, CarriedStep } from "../carried-recipe";
import { type CarriedDraft, readWords } from "../draft";
import { amountWords, firstOf, namesOf, numberOf, textOf } from "./values";

const stepsOf = (value: JsonObject): JsonObject[] => asList(value.steps).filter(isObject);

/** Tandoor stores ingredients inside the steps that use them. */
export const isTandoor = (value: JsonObject): boolean =>
  Array.isArray(value.steps) && stepsOf(value).some((step) => Array.isArray(step.ingredients));

export function readTandoor(value: JsonObject): CarriedDraft {
  const of = (name: string): string => textOf(value[name]);
  const steps = stepsOf(value);
  const [working, waiting] = [numberOf(value.working_time), numberOf(value.waiting_time)];
  const servingsText = of("servings_text");
  const count = numberOf(value.servings);
  const files = steps.filter((step) => isObject(step.file)).length;
  return {
    title: of("name"),
    description: cleanText(of("description")),
    cuisines: namesOf(value.keywords),
    categories: namesOf(value.keywords),
    servings: count || null,
    yieldText: servingsText === "" || count === null ? servingsText : `${amountWords(count)} ${servingsText}`,
    prepMinutes: working || null,
    cookMinutes: waiting || null,
    totalMinutes: (working ?? 0) + (waiting ?? 0) || null,
    sourceUrl: of("source_url"),
    ingredients: steps.flatMap(readLines),
    instructions: steps.flatMap(readStep),
    rating: numberOf(value.rating),
    leftOut: files > 0 ? ["files that were attached to its steps"] : [],
  };
}

const headingOf = (step: JsonObject): string | null =>
  step.show_as_header === false ? null : cleanText(textOf(step.name)) || null;

function readLines(step: JsonObject): CarriedIngredient[] {
  let group = headingOf(step);
  return asList(step.ingredients).flatMap((line) => {
    if (!isObject(line)) return [readWords(cleanText(textOf(line)), group)];
    const note = cleanText(textOf(line.note));
    if (line.is_header === true) {
      group = note || group;
      return [];
    }
    const food = nameOf(line.food);
    const amount = line.no_amount === true ? null : numberOf(line.amount);
    const quantity = amount ? amountWords(amount) : null;
    const unit = nameOf(line.unit);
    if (food === "") return [readWords([quantity, unit, note].filter(Boolean).join(" "), group)];
    return [{ name: food, quantity, unit: unit || null, note: note || null, group }];
  });
}

const nameOf = (value: JsonValue | undefined): string =>
  cleanText(isObject(value) ? textOf(firstOf(value, "name")) : textOf(value));

/** A step of Tandoor is one text, in which each paragraph becomes a step of ours. */
function readStep(step: JsonObject): CarriedStep[] {
  const group = headingOf(step);
  const text = textOf(step.instruction).replace(/\r\n?/g, "\n");
  return text.split(/\n\s*\n/).map((part) => ({ text: part, group }));
}

const plainNumber = (quantity: string | null): number | null =>
  quantity !== null && /^\d+(?:\.\d{1,3})?$/.test(quantity) ? Number(quantity) : null;

export function writeTandoor(recipe: CarriedRecipe): JsonObject {
  const course = recipe.course === null ? [] : [kindWords("course", recipe.course) ?? recipe.course];
  const cuisine = recipe.cuisine === null ? [] : [kindWords("cuisine", recipe.cuisine) ?? recipe.cuisine];
  const words = [...recipe.tags, ...recipe.collections, ...course, ...cuisine];
  return {
    name: recipe.title,
    description: recipe.description,
    keywords: words.map((name) => ({ name, description: "" })),
    steps: writeSteps(recipe),
    working_time: recipe.prep_time ?? 0,
    waiting_time: recipe.cook_time ?? 0,
    internal: true,
    nutrition: null,
    servings: Math.max(1, Math.round(recipe.servings ?? 1)),
    servings_text: recipe.yield_text?.replace(/^\s*[\d.,]+\s*/, "").slice(0, 32) ?? "",
    source_url: recipe.source_url ?? "",
  };
}

/** Puts all ingredients into the first step, by group, because we do not know which step uses them. */
function writeSteps({ ingredients, instructions, note }: CarriedRecipe): JsonObject[] {
  const texts = note === "" ? instructions : [...instructions, { text: note, group: null }];
  const steps = texts.length === 0 ? [{ text: "", group: null }] : texts;
  let group: string | null = null;
  return steps.map(({ text, group: own }, order) => {
    const begins = own !== null && own !== group;
    group = own ?? group;
    return {
      name: begins ? own : "",
      instruction: text,
      ingredients: order === 0 ? writeLines(ingredients) : [],
      time: 0,
      order,
      show_as_header: begins,
    };
  });
}

function writeLines(lines: readonly CarriedIngredient[]): JsonObject[] {
  let group: string | null = null;
  return lines
    .flatMap((line): JsonObject[] => {
      const begins = line.group !== null && line.group !== group;
      group = line.group ?? group;
      return begins ? [headerLine(line.group ?? ""), foodLine(line)] : [foodLine(line)];
    })
    .map((line, order) => ({ ...line, order }));
}

const NO_AMOUNT = {
  amount: 0,
  unit: null,
  no_amount: true,
  always_use_plural_unit: false,
  always_use_plural_food: false,
};

const headerLine = (note: string): JsonObject => ({ ...NO_AMOUNT, food: null, note, is_header: true });

function foodLine({ quantity, unit, name, note }: CarriedIngredient): JsonObject {
  const amount = plainNumber(quantity);
  const food = (text: string): JsonObject => ({
    name: text,
    plural_name: null,
    ignore_shopping: false,
    supermarket_category: null,
  });
  // "2-3" is no number: it is written into the food's name, where nobody can overlook it.
  if (quantity !== null && amount === null) {
    const words = [quantity, unit, name].filter(Boolean).join(" ");
    return { ...NO_AMOUNT, food: food(words), note: note ?? "", is_header: false };
  }
  return {
    ...NO_AMOUNT,
    food: food(name),
    unit: unit === null ? null : { name: unit, plural_name: null, description: null },
    amount: amount ?? 0,
    note: note ?? "",
    is_header: false,
    no_amount: amount === null,
  };
}

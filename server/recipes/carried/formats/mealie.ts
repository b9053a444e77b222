import { kindWords } from "../../../../lib/recipes/kinds";
import { lineWords } from "../../../../lib/recipes/line-words";
import { slugOf } from "../../../../lib/recipes/slug";
import { cleanText } from "../../extraction/clean-text";
import { parseMinutes } from "../../extraction/duration";
import { asList, isObject, type JsonObject, type JsonValue } from "../../extraction/json-ld/json-value";
import { parseYield } from "../../extraction/yield";
import type { CarriedIngredient, CarriedRecipe, CarriedStep } from "../carried-recipe";
import { type CarriedDraft, oneLine, readWords } from "../draft";
import { amountWords, firstOf, namesOf, numberOf, textOf } from "./values";

const listOf = (value: JsonObject, ...names: string[]): JsonValue[] => asList(firstOf(value, ...names));

/**
 * Mealie's recipes have a slug and their own list of ingredients, named in camel case by older versions and in snake
 * case by newer ones.
 */
export const isMealie = (value: JsonObject): boolean =>
  Object.hasOwn(value, "slug") &&
  (Object.hasOwn(value, "recipeIngredient") || Object.hasOwn(value, "recipe_ingredient"));

export function readMealie(value: JsonObject): CarriedDraft {
  const of = (...names: string[]): string => textOf(firstOf(value, ...names));
  const made = of("recipeYield", "recipe_yield");
  const servings = numberOf(firstOf(value, "recipeServings", "recipe_servings"));
  const times = (...names: string[]) => parseMinutes(of(...names));
  const comments = listOf(value, "comments").length;
  const left = [
    listOf(value, "tools").length > 0 ? `tools: ${namesOf(firstOf(value, "tools")).join(", ").slice(0, 200)}` : null,
    comments > 0 ? `${comments} ${comments === 1 ? "comment" : "comments"}` : null,
    listOf(value, "assets").length > 0 ? "files that were attached" : null,
  ];
  return {
    title: of("name"),
    description: cleanText(of("description")),
    categories: namesOf(firstOf(value, "recipeCategory", "recipe_category")),
    tags: namesOf(firstOf(value, "tags")),
    servings: servings || (parseYield(made)?.count ?? null),
    yieldText: made,
    prepMinutes: times("prepTime", "prep_time"),
    cookMinutes: times("performTime", "perform_time", "cookTime", "cook_time"),
    totalMinutes: times("totalTime", "total_time"),
    sourceUrl: of("orgURL", "org_url"),
    ingredients: readLines(listOf(value, "recipeIngredient", "recipe_ingredient")),
    instructions: readSteps(listOf(value, "recipeInstructions", "recipe_instructions")),
    rating: numberOf(firstOf(value, "rating")),
    notes: listOf(value, "notes").flatMap(noteOf),
    leftOut: left.flatMap((each) => each ?? []),
  };
}

function readLines(lines: readonly JsonValue[]): CarriedIngredient[] {
  let group: string | null = null;
  return lines.map((line) => {
    if (!isObject(line)) return readWords(cleanText(textOf(line)), group);
    group = cleanText(textOf(firstOf(line, "title"))) || group;
    const of = (name: string): string => nameOf(firstOf(line, name));
    const [food, note, original] = [of("food"), cleanText(of("note")), of("originalText") || of("original_text")];
    const isPlain = line.disableAmount === true || line.disable_amount === true;
    // If no food is stated, the note contains the whole line as the person wrote it.
    if (food === "") {
      const amount = isPlain ? null : numberOf(firstOf(line, "quantity"));
      const counted = amount ? [amountWords(amount), of("unit")].filter(Boolean).join(" ") : of("unit");
      return readWords([counted, note || cleanText(of("display")) || original].filter(Boolean).join(" "), group);
    }
    const amount = numberOf(firstOf(line, "quantity"));
    const quantity = amount ? amountWords(amount) : null;
    return { name: food, quantity, unit: of("unit") || null, note: note || null, group };
  });
}

const nameOf = (value: JsonValue | undefined): string =>
  isObject(value) ? textOf(firstOf(value, "name")) : textOf(value);

function readSteps(steps: readonly JsonValue[]): CarriedStep[] {
  let group: string | null = null;
  return steps.map((step) => {
    if (!isObject(step)) return { text: textOf(step), group };
    group = cleanText(textOf(firstOf(step, "title"))) || group;
    return { text: textOf(firstOf(step, "text")), group };
  });
}

function noteOf(note: JsonValue): string[] {
  if (!isObject(note)) return [textOf(note)];
  return [[textOf(note.title), textOf(note.text)].filter((part) => part.trim() !== "").join(": ")];
}

const durationOf = (minutes: number | null): string | null => (minutes === null ? null : `${minutes} minutes`);
const named = (name: string): JsonObject => ({ name, slug: slugOf(name) });

/** The amount as a number, or null if it is none, like "2-3": the line's display text then states it. */
const plainNumber = (quantity: string | null): number | null =>
  quantity !== null && /^\d+(?:\.\d{1,3})?$/.test(quantity) ? Number(quantity) : null;

export function writeMealie(recipe: CarriedRecipe): JsonObject {
  const course = recipe.course === null ? [] : [kindWords("course", recipe.course) ?? recipe.course];
  const cuisine = recipe.cuisine === null ? [] : [kindWords("cuisine", recipe.cuisine) ?? recipe.cuisine];
  return {
    name: recipe.title,
    description: recipe.description ?? "",
    recipeYield: recipe.yield_text ?? "",
    recipeServings: recipe.servings ?? 0,
    prepTime: durationOf(recipe.prep_time),
    performTime: durationOf(recipe.cook_time),
    totalTime: durationOf(recipe.total_time),
    orgURL: recipe.source_url ?? "",
    rating: recipe.rating,
    recipeCategory: course.map(named),
    tags: [...recipe.tags, ...recipe.collections, ...cuisine].map(named),
    tools: [],
    recipeIngredient: beginnings(recipe.ingredients, (line, title) => writeLine(line, title)),
    recipeInstructions: beginnings(recipe.instructions, ({ text }, title) => ({ title: title ?? "", text })),
    notes: recipe.note === "" ? [] : [{ title: "", text: recipe.note }],
  };
}

function writeLine(line: CarriedIngredient, title: string | null): JsonObject {
  const quantity = plainNumber(line.quantity);
  const display = oneLine(lineWords(line));
  // Mealie's amount column would lose an amount that is no plain number, such as "2-3", so the line states it in words.
  if (line.quantity !== null && quantity === null) {
    return { title, quantity: null, unit: null, food: null, note: display, display, disableAmount: true };
  }
  const unit = line.unit === null ? null : { name: line.unit };
  return { title, quantity, unit, food: { name: line.name }, note: line.note ?? "", display, disableAmount: false };
}

/** Writes each line, and passes the name of its group to the first line of that group. */
function beginnings<T extends { group: string | null }>(
  lines: readonly T[],
  write: (line: T, title: string | null) => JsonObject,
): JsonObject[] {
  let group: string | null = null;
  return lines.map((line) => {
    const begins = line.group !== null && line.group !== group;
    group = line.group ?? group;
    return write(line, begins ? line.group : null);
  });
}

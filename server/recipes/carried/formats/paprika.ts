import { lineWords } from "../../../../lib/recipes/line-words";
import { parseMinutes } from "../../extraction/duration";
import type { JsonObject } from "../../extraction/json-ld/json-value";
import { parseYield } from "../../extraction/yield";
import type { CarriedRecipe } from "../carried-recipe";
import { type CarriedDraft, readBlock, readWords, writeBlock } from "../draft";
import { firstOf, namesOf, numberOf, textOf } from "./values";

/** Paprika stores all ingredients in one text and all directions in another, one per line, unlike the other apps. */
export const isPaprika = (value: JsonObject): boolean =>
  typeof value.ingredients === "string" && typeof value.directions === "string";

export function readPaprika(value: JsonObject): CarriedDraft {
  const of = (name: string): string => textOf(value[name]);
  const makes = parseYield(of("servings"));
  const left = [
    of("nutritional_info").trim() !== "" ? "nutritional information: it is worked out from the ingredients" : null,
    of("difficulty").trim() !== "" ? `difficulty: ${of("difficulty").trim().slice(0, 60)}` : null,
    of("source").trim() !== "" && of("source_url").trim() === ""
      ? `source: ${of("source").trim().slice(0, 120)}`
      : null,
  ];
  return {
    title: of("name"),
    description: of("description"),
    categories: namesOf(value.categories),
    servings: makes?.count ?? null,
    yieldText: of("servings"),
    prepMinutes: parseMinutes(of("prep_time")),
    cookMinutes: parseMinutes(of("cook_time")),
    totalMinutes: parseMinutes(of("total_time")),
    sourceUrl: of("source_url"),
    ingredients: readBlock(of("ingredients")).map(({ text, group }) => readWords(text, group)),
    instructions: readBlock(of("directions")),
    rating: numberOf(value.rating),
    notes: [of("notes")],
    imageUrl: textOf(firstOf(value, "image_url")),
    leftOut: left.flatMap((each) => each ?? []),
  };
}

const minutesWords = (minutes: number | null): string => (minutes === null ? "" : `${minutes} mins`);

export function writePaprika(recipe: CarriedRecipe): JsonObject {
  const { ingredients, instructions, servings } = recipe;
  return {
    name: recipe.title,
    description: recipe.description ?? "",
    ingredients: writeBlock(ingredients.map((line) => ({ text: lineWords(line), group: line.group }))),
    directions: writeBlock(instructions),
    notes: recipe.note,
    nutritional_info: "",
    servings: recipe.yield_text ?? (servings === null ? "" : String(servings)),
    difficulty: "",
    prep_time: minutesWords(recipe.prep_time),
    cook_time: minutesWords(recipe.cook_time),
    total_time: minutesWords(recipe.total_time),
    source: recipe.source_url === null ? "" : new URL(recipe.source_url).hostname,
    source_url: recipe.source_url ?? "",
    image_url: "",
    rating: recipe.rating ?? 0,
    categories: [...recipe.tags, ...recipe.collections],
  };
}

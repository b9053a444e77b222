import { lineWords } from "../../../../lib/recipes/line-words";
import type { JsonObject } from "../../extraction/json-ld/json-value";
import type { CarriedRecipe } from "../carried-recipe";
import { oneLine } from "../draft";

/** Mela keeps the list and the method in one text each, with a line for each entry and "# " before a heading. */
export function writeMela(recipe: CarriedRecipe): JsonObject {
  const { ingredients, instructions, servings } = recipe;
  return {
    title: recipe.title,
    text: recipe.description ?? "",
    ingredients: writeBlock(ingredients.map((line) => ({ text: lineWords(line), group: line.group }))),
    instructions: writeBlock(instructions),
    yield: recipe.yield_text ?? (servings === null ? "" : String(servings)),
    prepTime: minutesWords(recipe.prep_time),
    cookTime: minutesWords(recipe.cook_time),
    totalTime: minutesWords(recipe.total_time),
    link: recipe.source_url ?? "",
    notes: recipe.note,
    nutrition: "",
    categories: [...recipe.tags, ...recipe.collections],
    favorite: false,
    wantToCook: false,
  };
}

const minutesWords = (minutes: number | null): string => (minutes === null ? "" : `${minutes} min`);

function writeBlock(lines: readonly { text: string; group: string | null }[]): string {
  let group: string | null = null;
  return lines
    .flatMap(({ text, group: own }) => {
      if (own === group || own === null) return [oneLine(text)];
      group = own;
      return [`# ${oneLine(own)}`, oneLine(text)];
    })
    .join("\n");
}

/** Mela's headings as the other apps write them. */
export const withColons = (block: string): string => block.replace(/^#{1,3} +(\S.*?):?[ \t]*$/gm, "$1:");

import { inEnglish } from "../../lib/i18n/speak";
import { toNumber } from "../../lib/quantity/fraction";
import { isOpened, openFiles } from "../../lib/recipes/carried/open-archive";
import type { Knowledge } from "../../server/dietary/engine/knowledge";
import { parseLine } from "../../server/dietary/engine/read";
import { loadKnowledge } from "../../server/dietary/load-knowledge";
import { type FileReading, isRead, type ReadRecipe } from "../../server/recipes/carried/carried-recipe";
import { readCarriedFile } from "../../server/recipes/carried/read-file";
import { extractPastedRecipe } from "../../server/recipes/extraction/extract-from-text";
import { extractRecipe } from "../../server/recipes/extraction/extract-recipe";
import type { ExtractedRecipe, ExtractionFailure, ExtractionResult } from "../../server/recipes/extraction/recipe";
import { importFailure } from "../../server/recipes/import/import-failure";
import { readJsonLines } from "./json-lines";

/** The address that a page has here. It names no dish, so it decides nothing. */
const ADDRESS = "https://example.com/";

type Answer = { readonly recipes: readonly object[]; readonly refused?: string };

const READERS: Readonly<Record<string, (input: string, id: string, knowledge: Knowledge) => object | Promise<object>>> =
  {
    page: (input) => answerOf(extractRecipe(input, ADDRESS)),
    text: (input) => answerOf(extractPastedRecipe(input, null)),
    file: async (input, id) => answerOfFile(await readFile(id, input)),
    line: (input, _id, knowledge) => ({ recipes: [], line: lineOf(input, knowledge) }),
  };

/**
 * What an import takes from a page, a pasted text, a file or a single line. The id of a file is its name. Every kind is
 * read by the functions that the product's own import calls, without the network and the database.
 * @throws an Error that names a row of another kind
 */
export async function* predictImports(path: string): AsyncGenerator<object> {
  const knowledge = loadKnowledge();
  for await (const { id, kind, input } of readJsonLines(path, ["kind", "input"])) {
    const read = READERS[kind];
    if (!read) throw new Error(`Row ${String(id)} of ${path}: 'kind' must be ${Object.keys(READERS).join(", ")}.`);
    yield { id, ...(await read(input, String(id), knowledge)) };
  }
}

function answerOf(result: ExtractionResult): Answer {
  if (result.recipe) return { recipes: [shown(result.recipe)] };
  return { recipes: [], refused: refusalOf(result.reason) };
}

/** What the product answers for this failure. */
const refusalOf = (reason: ExtractionFailure): string =>
  inEnglish(importFailure(reason === "empty" ? "no_recipe" : reason).sentence);

const shown = ({ title, ingredients, steps, servings, leftOut }: ExtractedRecipe): object => ({
  title,
  ingredients: ingredients.map(({ text }) => text),
  steps: steps.map(({ text }) => text),
  servings: servings?.count ?? null,
  ...(leftOut.length > 0 ? { left_out: leftOut.map(({ text }) => text) } : {}),
});

async function readFile(name: string, text: string): Promise<FileReading> {
  const reading: FileReading[number][] = [];
  for await (const file of openFiles([{ name, bytes: new TextEncoder().encode(text) }]))
    reading.push(
      ...(isOpened(file) ? readCarriedFile(file.text, file.name) : [{ title: file.name, reason: file.reason }]),
    );
  return reading;
}

function answerOfFile(reading: FileReading): Answer {
  const refused = reading.flatMap((each) => (isRead(each) ? [] : [each.reason]));
  const recipes = reading.filter(isRead).map(carried);
  return refused.length > 0 ? { recipes, refused: refused.join(" ") } : { recipes };
}

const carried = ({ recipe }: ReadRecipe): object => ({
  title: recipe.title,
  ingredients: recipe.ingredients.map(({ quantity, unit, name, note }) =>
    [[quantity, unit, name].filter(Boolean).join(" "), note].filter(Boolean).join(", "),
  ),
  steps: recipe.instructions.map(({ text }) => text),
  servings: recipe.servings,
});

function lineOf(line: string, knowledge: Knowledge): object {
  const { quantity, unit, name } = parseLine(line, knowledge);
  return { quantity: quantity && toNumber(quantity), unit: unit?.key ?? null, food: name };
}

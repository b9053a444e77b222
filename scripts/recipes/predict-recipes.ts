import { once } from "node:events";
import { closeSync, createReadStream, createWriteStream, openSync, readSync } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { extractRecipe } from "../../server/recipes/extraction/extract-recipe";
import type { ExtractedRecipe, RecipeLine } from "../../server/recipes/extraction/recipe";

interface SavedPage {
  id: string;
  url: string;
  html: string;
}

/**
 * Reads saved pages as JSON lines (`{id, url, html}`, gzip or plain) one at a time and writes one prediction a
 * line for every page that holds a recipe. Returns how many pages were read and how many gave a recipe.
 */
export async function predictRecipes(
  inputPath: string,
  outputPath: string,
): Promise<{ pages: number; recipes: number }> {
  const output = createWriteStream(outputPath);
  let pages = 0;
  let recipes = 0;
  for await (const { id, url, html } of readPages(inputPath)) {
    pages++;
    const { recipe } = extractRecipe(html, url);
    if (!recipe) continue;
    recipes++;
    if (!output.write(`${JSON.stringify({ id, ...toPrediction(recipe) })}\n`)) await once(output, "drain");
  }
  output.end();
  await once(output, "finish");
  return { pages, recipes };
}

/** Saved pages one at a time, so that memory holds one page. */
export async function* readPages(path: string): AsyncGenerator<SavedPage> {
  const file = createReadStream(path);
  const source = isGzip(path) ? file.pipe(createGunzip()) : file;
  for await (const line of createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() !== "") yield JSON.parse(line) as SavedPage;
  }
}

function toPrediction(recipe: ExtractedRecipe): Record<string, unknown> {
  return {
    title: recipe.title,
    ingredients: recipe.ingredients.map(({ text }) => text),
    instructions: withHeadings(recipe.steps),
    servings: recipe.servings ? (recipe.servings.count ?? recipe.servings.text) : null,
    prep_time: recipe.prepMinutes,
    cook_time: recipe.cookMinutes,
    total_time: recipe.totalMinutes,
    image: recipe.imageUrl,
    source: recipe.source,
  };
}

/** A cook reads a group's name before its steps, so a flat list has it as a line of its own. */
function withHeadings(lines: readonly RecipeLine[]): string[] {
  return lines.flatMap(({ text, group }, i) =>
    group !== null && group !== lines[i - 1]?.group ? [group, text] : [text],
  );
}

function isGzip(path: string): boolean {
  const file = openSync(path, "r");
  try {
    const head = Buffer.alloc(2);
    readSync(file, head, 0, 2, 0);
    return head[0] === 0x1f && head[1] === 0x8b;
  } finally {
    closeSync(file);
  }
}

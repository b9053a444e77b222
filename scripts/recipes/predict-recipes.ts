import { extractRecipe } from "../../server/recipes/extraction/extract-recipe";
import type { ExtractedRecipe, PageLine } from "../../server/recipes/extraction/recipe";
import { type JsonRow, readJsonLines } from "../dietary/json-lines";

export type SavedPage = JsonRow<"url" | "html">;

/** Reads saved pages, `{id, url, html}`, one at a time, so that memory holds one page. */
export const readPages = (path: string): AsyncGenerator<SavedPage> => readJsonLines(path, ["url", "html"]);

/** Yields a prediction for every page with a recipe. A page that cannot be read is passed to `onFailure` and skipped. */
export async function* predictRecipes(
  path: string,
  onFailure: (id: unknown, error: unknown) => void,
): AsyncGenerator<object> {
  for await (const { id, url, html } of readPages(path)) {
    try {
      const { recipe } = extractRecipe(html, url);
      if (recipe) yield { id, ...toPrediction(recipe) };
    } catch (error) {
      onFailure(id, error);
    }
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

/** A cook reads a group's name before its steps, so a flat list has the name as a separate line. */
function withHeadings(lines: readonly PageLine[]): string[] {
  return lines.flatMap(({ text, group }, i) =>
    group !== null && group !== lines[i - 1]?.group ? [group, text] : [text],
  );
}

import type { FileReading } from "../carried/carried-recipe";
import { finishDraft } from "../carried/draft";
import { readRecipeTable } from "../carried/formats/recipe-table";
import { MAX_RECIPES_OF_FILE, readCarriedFile } from "../carried/read-file";
import { extractPastedRecipe, hasMarkup } from "../extraction/extract-from-text";
import { extractRecipe } from "../extraction/extract-recipe";
import type { ExtractedRecipe, ExtractionFailure } from "../extraction/recipe";

/** A fetched page with its address, or pasted text with the address that the person named as its source. */
export type Job = { kind: "page"; text: string; url: string } | { kind: "pasted"; text: string; url: string | null };

/** One recipe, or why there is none. `found`: the recipes to choose from, where there are several. */
export type JobReading =
  | { recipe: ExtractedRecipe }
  | { recipe: null; reason: ExtractionFailure | "unreadable_table"; found: FileReading };

/** Reads the recipe of a page or of a pasted text. A pasted table holds a recipe a row, as a file would. Pure. */
export function readJob({ kind, text, url }: Job): JobReading {
  if (kind === "page") return withFound(extractRecipe(text, url), text);
  const table = hasMarkup(text) ? null : readRecipeTable(text, "", MAX_RECIPES_OF_FILE);
  if (!table) return withFound(extractPastedRecipe(text, url), text);
  if ("reason" in table) return { recipe: null, reason: "unreadable_table", found: [] };
  return { recipe: null, reason: "several_recipes", found: table.drafts.map(finishDraft) };
}

/** The same recipes as those of a file with this text. */
function withFound(result: ReturnType<typeof extractRecipe>, text: string): JobReading {
  if (result.recipe) return result;
  return { ...result, found: result.reason === "several_recipes" ? readCarriedFile(text, "") : [] };
}

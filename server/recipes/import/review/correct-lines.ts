import type { LineCorrection } from "@/lib/schemas/recipe-bodies";
import type { ExtractedLine, ExtractedRecipe } from "../../extraction/recipe";

/**
 * The recipe with a person's corrections. The first line that reads as the correction says is replaced; what the person
 * saw and left as it was is doubtful no longer. A text of several lines becomes as many ingredients, an empty one none.
 */
export function correctLines(recipe: ExtractedRecipe, corrections: readonly LineCorrection[]): ExtractedRecipe {
  const waiting = [...corrections];
  const ingredients = recipe.ingredients.flatMap((line): ExtractedLine[] => {
    const at = waiting.findIndex((each) => each.line === line.text);
    if (at < 0) return [line];
    const texts = (waiting.splice(at, 1)[0]?.text ?? "").split("\n").map((text) => text.trim());
    return texts.filter(Boolean).map((text) => ({ ...decided(line), text }));
  });
  const now = new Set(ingredients.map(({ text }) => bare(text)));
  return { ...recipe, ingredients, leftOut: recipe.leftOut.filter(({ text }) => !now.has(bare(text))) };
}

const decided = ({ made: _, ...line }: ExtractedLine): ExtractedLine => ({ ...line, doubt: null });

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

import { AppError } from "@/lib/errors";
import { lineWords } from "@/lib/recipes/line-words";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import type { ReviewedLineWire, ReviewWire } from "@/lib/schemas/reviewed-lines";
import type { Ahead } from "../../analysis/analyse-ahead";
import type { ExtractedRecipe, LineDoubt } from "../../extraction/recipe";
import type { NewLines } from "../../insert-lines";
import { confidenceOf, reasonsOf } from "./confidence";

/** The error for lines to look at before the recipe is saved; `review` beside its sentence holds them all. */
const needsReview = (review: ReviewWire): AppError =>
  new AppError("invalid", "importNeedsReview", { reason: "needs_review", beside: { review } });

/**
 * A pasted recipe is the person's own, so everything that speaks against a line is settled by its correction: words that
 * nobody knows, too. @throws AppError if a line is doubtful
 */
export function requireReviewOfText(recipe: ExtractedRecipe, lines: NewLines, ahead: Ahead): void {
  const reviewed = recipe.ingredients.map((line, at): ReviewedLineWire => {
    const stored = lines.ingredients[at];
    const analysis = stored && ahead.of(storedLine(stored));
    const reasons = reasonsOf({ ...line, unknownWords: analysis?.unknownFoods ?? null });
    const from = line.doubt?.pageText ?? line.made?.from ?? null;
    return {
      line: line.text,
      group: line.group,
      source: line.source,
      from,
      reasons,
      confidence: confidenceOf(reasons),
    };
  });
  if (reviewed.some(isDoubtful)) throw needsReview({ title: recipe.title, recipe_id: null, lines: reviewed });
}

const storedLine = ({ name, quantity, unit, note, groupName }: NewLines["ingredients"][number]) => ({
  name,
  quantity: quantity ?? null,
  unit: unit ?? null,
  note: note ?? null,
  groupName: groupName ?? null,
});

/**
 * The same for the recipe of a page, which is stored for everybody: only what its reading left open is shown, because a
 * word that nobody knows is shown on the recipe anyway. @throws AppError if a line is doubtful
 */
export function requireReviewOfPage(recipe: RecipeDetailWire): void {
  const doubts = new Map<string, LineDoubt>();
  for (const { line, reason, page_text } of recipe.doubtful_lines ?? [])
    doubts.set(bare(line), { reason, pageText: page_text });
  const reviewed = recipe.ingredients.map(({ quantity, unit, name, note, group }): ReviewedLineWire => {
    const line = lineWords({ quantity, unit, name, note });
    const doubt = doubts.get(bare(line)) ?? null;
    const reasons = reasonsOf({ text: line, doubt, unknownWords: null });
    const from = doubt?.pageText ?? null;
    return { line, group, source: null, from, reasons, confidence: confidenceOf(reasons) };
  });
  if (reviewed.some(isDoubtful)) throw needsReview({ title: recipe.title, recipe_id: recipe.id, lines: reviewed });
}

const isDoubtful = ({ confidence }: ReviewedLineWire): boolean => Object.values(confidence).includes("doubtful");

/** Amount, unit and food of a stored line are in fields of their own. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

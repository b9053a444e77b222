import { escapeHtml } from "@/lib/text/escape-html";
import { extractRecipe } from "../extract-recipe";
import type { ExtractionResult } from "../recipe";
import { unfoldSentences } from "./foods-of-sentence";
import { layOut, type Role } from "./lay-out";
import { makingOf } from "./making-of";
import { type SourceLine, sourceLines } from "./source-lines";
import { unfoldLines } from "./unfold-lines";

/**
 * The recipe of a plain text. Its lines get their roles first; then it is read as a page that marks them, so that the
 * same code cleans the lines and accounts for those that were left out.
 */
export function readPlainText(text: string, address: string): ExtractionResult {
  const written = sourceLines(text);
  const lines = unfoldLines(written);
  if (lines.length === 0) return { recipe: null, reason: "empty" };
  const page = pageOf(lines) ?? pageOf(unfoldSentences(lines));
  if (page === null) return { recipe: null, reason: "no_recipe" };
  const result = extractRecipe(page, address);
  if (!result.recipe) return result;
  // A text says each line once, so nothing can speak against one; but a line may be made of others.
  const madeOf = makingOf(written.map((line) => line.text));
  const ingredients = result.recipe.ingredients.map((line) => ({
    ...line,
    source: "text" as const,
    doubt: null,
    ...madeOf(line.text),
  }));
  return { recipe: { ...result.recipe, ingredients, source: "text" } };
}

function pageOf(lines: readonly SourceLine[]): string | null {
  const roles = layOut(lines);
  return roles && asPage(lines, roles);
}

const TAGS: Readonly<Record<Role, readonly [open: string, close: string]>> = {
  title: ['<h1 itemprop="name">', "</h1>"],
  heading: ["<h2>", "</h2>"],
  group: ["<h3>", "</h3>"],
  food: ['<li itemprop="recipeIngredient">', "</li>"],
  step: ['<p itemprop="recipeInstructions">', "</p>"],
  other: ["<p>", "</p>"],
};

function asPage(lines: readonly SourceLine[], roles: readonly Role[]): string {
  const marked = lines.map(({ text }, at) => {
    const [open, close] = TAGS[roles[at] ?? "other"];
    return `${open}${escapeHtml(text)}${close}`;
  });
  return `<div itemscope itemtype="https://schema.org/Recipe">${marked.join("\n")}</div>`;
}

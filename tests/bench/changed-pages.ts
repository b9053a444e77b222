import { readPages } from "@/scripts/recipes/predict-recipes";
import { extractRecipe } from "@/server/recipes/extraction/extract-recipe";
import type { ExtractedRecipe } from "@/server/recipes/extraction/recipe";
import { PAGE_CHANGES } from "./page-changes";

/**
 * `npm run bench -- changed-pages PAGES.jsonl[.gz]`: prints for each change on how many pages the recipe is read as
 * without it. Every line of the file is {id, url, html}. Two recipes count as the same if they have the same title
 * and share at least 95 % of the ingredients and of the words of the method, ignoring case and punctuation.
 */
const SAME = 0.95;

const [path] = process.argv.slice(2);
if (!path) {
  console.error("Usage: npm run bench -- changed-pages PAGES.jsonl[.gz]   (one {id, url, html} a line)");
  process.exit(2);
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
const words = (recipe: ExtractedRecipe): string[] =>
  recipe.steps.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
const foods = (recipe: ExtractedRecipe): string[] => recipe.ingredients.map(({ text }) => bare(text));

/** The share that two lists have in common, 0 to 1, each entry counted as often as it occurs. */
function common(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const entry of one) left.set(entry, (left.get(entry) ?? 0) + 1);
  let shared = 0;
  for (const entry of other) {
    const count = left.get(entry) ?? 0;
    if (count > 0) shared++;
    left.set(entry, count - 1);
  }
  return one.length + other.length === 0 ? 1 : (2 * shared) / (one.length + other.length);
}

interface Tally {
  title: number;
  ingredients: number;
  steps: number;
  whole: number;
}

const tallies = new Map<string, Tally>();
let pages = 0;
for await (const { url, html } of readPages(path)) {
  const before = extractRecipe(html, url).recipe;
  if (!before) continue;
  pages++;
  for (const [name, change] of Object.entries(PAGE_CHANGES)) {
    const after = extractRecipe(change(html), url).recipe;
    const title = after !== null && bare(after.title) === bare(before.title);
    const ingredients = after !== null && common(foods(before), foods(after)) >= SAME;
    const steps = after !== null && common(words(before), words(after)) >= SAME;
    const tally = tallies.get(name) ?? { title: 0, ingredients: 0, steps: 0, whole: 0 };
    tallies.set(name, {
      title: tally.title + Number(title),
      ingredients: tally.ingredients + Number(ingredients),
      steps: tally.steps + Number(steps),
      whole: tally.whole + Number(title && ingredients && steps),
    });
  }
}

const share = (count: number): string => `${((100 * count) / Math.max(1, pages)).toFixed(1)} %`;
console.log(`${pages} pages with a recipe, read again after each change:`);
console.table(
  Object.fromEntries(
    [...tallies].map(([name, { title, ingredients, steps, whole }]) => [
      name,
      { title: share(title), ingredients: share(ingredients), method: share(steps), all: share(whole) },
    ]),
  ),
);

import { loose } from "./align/match-rows";
import { isWhole } from "./merge-drafts";
import type { PageFacts } from "./page-facts";
import type { PageLine, RecipeDraft } from "./recipe";

const MAX_PARTS = 4;

/**
 * Joins recipes that are parts of one dish: the page's title names all of them ("Plum cake with hazelnut sauce") and
 * equals none. Null if they are not parts. The times are those of single parts, so the whole has none; servings are
 * those of the first part.
 */
export function joinParts(drafts: readonly RecipeDraft[], facts: PageFacts): RecipeDraft | null {
  const names = drafts.map(({ title }) => loose(title ?? ""));
  const isSeveral = drafts.length >= 2 && drafts.length <= MAX_PARTS && new Set(names).size === drafts.length;
  const first = drafts[0];
  if (!first || !isSeveral || !drafts.every(isWhole)) return null;
  const title = [facts.title ?? "", ...facts.headings].find((heading) => {
    const whole = loose(heading);
    return names.every((name) => name.length >= 3 && name !== whole && whole.includes(name));
  });
  if (title === undefined) return null;
  return {
    ...first,
    title,
    ingredients: drafts.flatMap(({ ingredients, title: part }) => named(ingredients, part)),
    steps: drafts.flatMap(({ steps, title: part }) => named(steps, part)),
    images: drafts.flatMap(({ images }) => images),
    prepMinutes: null,
    cookMinutes: null,
    totalMinutes: null,
  };
}

const named = (lines: readonly PageLine[], part: string | null): PageLine[] =>
  lines.map(({ text, group }) => ({ text, group: group ?? part }));

import { loose } from "../align/match-rows";
import { sectionOf } from "../markup/section-words";
import type { PageLine } from "../recipe";

const LONGEST_HEADING = 60;
/** How many lines of a method must be ingredient lines before it counts as the text of the whole page. */
const LEAST_FOODS = 3;

const kindOf = ({ text }: PageLine) => (text.length <= LONGEST_HEADING ? sectionOf(text) : null);

/**
 * The method inside a text that is the whole article: some templates state story, list, method and remarks as
 * instructions. What stands above the heading of the method, and what stands below the heading of something else, is no
 * step.
 */
export function withoutArticle(steps: readonly PageLine[], ingredients: readonly PageLine[]): PageLine[] {
  const kinds = steps.map(kindOf);
  const foods = new Set(ingredients.map(({ text }) => loose(text)));
  const isFood = ({ text }: PageLine): boolean => foods.has(loose(text));
  const list = kinds.indexOf("ingredients");
  const listed = steps.filter(isFood).length;
  if (list < 0 && listed < LEAST_FOODS) return [...steps];
  const heading = kinds.findIndex((kind, at) => kind === "steps" && at > list);
  const lastFood = steps.findLastIndex(isFood);
  const from = heading >= 0 ? heading + 1 : listed >= LEAST_FOODS ? lastFood + 1 : -1;
  if (from < 0 || from >= steps.length) return [...steps];
  const end = kinds.findIndex((kind, at) => at > from && kind === "other");
  return steps.slice(from, end < 0 ? undefined : end).filter((step, at) => kinds[from + at] === null && !isFood(step));
}

import type { RowMatches } from "../align/match-rows";
import type { FinishedRecipe } from "../finish-recipe";
import { namesFood } from "../markup/food-words";
import type { RowIndex } from "../markup/row-index";
import { isTool } from "../markup/tools";
import type { LeftOutLine, PageLine } from "../recipe";
import { isTalkOfPage } from "../talk-of-page";
import { isHeld, type Kept, keptOf } from "./is-held";
import { rowsBesideLines } from "./rows-beside-lines";

/** More is no account that anybody reads. */
const MAX_LINES = 60;
const MAX_LENGTH = 500;

type Read = Pick<FinishedRecipe, "title" | "ingredients" | "steps">;

/**
 * What stood in the recipe's lists, in the page's data or between them on the page, and is neither a line nor the heading
 * of lines now. Every part of the reading may leave something out; this compares the page with the outcome, so that none
 * of them can do so silently. Talk of the page is no loss, unless it names a food. `shownAt`: the rows that show its
 * ingredients.
 */
export function leftOutOf(
  recipe: Read,
  listed: readonly PageLine[],
  index: RowIndex,
  shownAt: RowMatches | null,
): LeftOutLine[] {
  const kept = keptOf(recipe);
  const found: LeftOutLine[] = [
    ...listed.flatMap(({ text }) => (isReported(text, kept) ? [{ text, why: "data" as const }] : [])),
    ...rowsBesideLines(recipe, index, shownAt).filter(({ text }) => isReported(text, kept)),
  ];
  const unlike = new Map(found.map((line) => [line.text.toLowerCase(), line]));
  return [...unlike.values()].slice(0, MAX_LINES).map(({ text, why }) => ({ text: text.slice(0, MAX_LENGTH), why }));
}

const isReported = (text: string, kept: Kept): boolean =>
  /\p{L}{2}|\p{Script=Han}/u.test(text) &&
  !isHeld(text, kept) &&
  (namesFood(text) || !(isTalkOfPage(text) || isTool(text.replace(/^[\d\s½x×-]+/u, ""))));

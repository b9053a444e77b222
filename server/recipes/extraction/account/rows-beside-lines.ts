import { matchRows, type RowMatches } from "../align/match-rows";
import { isNameOfPart } from "../finish-lines";
import type { FinishedRecipe } from "../finish-recipe";
import { isRemark } from "../markup/find-lists";
import { isPartName, namesFood } from "../markup/food-words";
import type { RowIndex } from "../markup/row-index";
import type { Row } from "../markup/rows";
import type { LeftOutLine, PageLine } from "../recipe";
import { linesMatch } from "./lines-match";

/** How far from the kept lines the list may begin and end. */
const MAX_ABOVE = 15;
const MAX_BELOW = 60;
const MAX_LINE = 200;
/** The share of a row inside links that makes it a link to elsewhere, unless the whole list is of links. */
const MOSTLY_LINK = 0.6;
/** A longer line that mentions cooking is a sentence; "sesame seeds, to serve" is food. */
const MAX_FOOD = 45;

type Read = Pick<FinishedRecipe, "ingredients" | "steps">;

/**
 * The rows of the page inside and around the recipe's two lists that no kept line was read from: inside a list all of
 * them, around it those that look like food.
 */
export function rowsBesideLines(
  { ingredients, steps }: Read,
  index: RowIndex,
  foods: RowMatches | null,
): LeftOutLine[] {
  const method = steps.length > 0 ? matchRows(steps, index) : null;
  const taken = new Set([...takenBy(foods, ingredients, index), ...takenBy(method, steps, index)]);
  const isFree = (i: number): boolean => !taken.has(i) && !isHeading(index, i) && index.sections[i] === null;
  const found: LeftOutLine[] = [];
  if (foods && foods.matched > 0) {
    const { from, to } = listAround(index, foods, method);
    const lists = new Set(foods.rowOf.flatMap((row) => index.rows[row]?.element.parent ?? []));
    let isAside = false;
    for (let i = from; i < to; i++) {
      if (index.sections[i] !== null || isHeading(index, i)) isAside = index.sections[i] === "other";
      const row = index.rows[i];
      if (!row || !isFree(i) || row.text.length > MAX_LINE) continue;
      const isInside = (i >= foods.from && i < foods.to) || (row.isListItem && hasParent(lists, row.element.parent));
      if (isAside ? isAmountOfFood(index, i) : isInside ? isOfList(row) : looksLikeFood(index, i, foods.from))
        found.push({ text: row.text, why: isInside ? "list" : "near" });
    }
  }
  if (method && method.matched > 0) {
    for (let i = method.from; i < method.to; i++)
      if (isFree(i) && index.stepLikenessOf(i) >= 0.5 && !index.isUnrelated(i) && !isRemark(index.rows[i]?.text ?? ""))
        found.push({ text: index.rows[i]?.text ?? "", why: "method" });
  }
  return found;
}

const hasParent = <T>(parents: ReadonlySet<T>, parent: T | null): boolean => parent !== null && parents.has(parent);

/** A heading that is no food in bold. */
const isHeading = ({ rows }: RowIndex, i: number): boolean => {
  const row = rows[i];
  return (
    row !== undefined && row.headingLevel > 0 && !(row.headingLevel === 7 && (row.isListItem || namesFood(row.text)))
  );
};

/** The rows that lines were read from. A row that names another food than the line it resembles is another line. */
const takenBy = (matches: RowMatches | null, lines: readonly PageLine[], { rows }: RowIndex): number[] =>
  (matches?.rowOf ?? []).filter((row, i) => row >= 0 && linesMatch(rows[row]?.text ?? "", lines[i]?.text ?? ""));

/** From the heading of the ingredients to the method, or to the end of the section. */
function listAround(index: RowIndex, foods: RowMatches, method: RowMatches | null): { from: number; to: number } {
  const { rows, sections } = index;
  let from = foods.from;
  for (let i = foods.from - 1; i >= 0 && i >= foods.from - MAX_ABOVE; i--) {
    if (sections[i] === "ingredients") from = i + 1;
    if (sections[i] !== null || rows[i]?.headingLevel === 1) break;
  }
  const isMethodBelow = method !== null && method.matched > 0 && method.from >= foods.to;
  const limit = Math.min(rows.length, isMethodBelow ? method.from : foods.to + MAX_BELOW, foods.to + MAX_BELOW);
  let to = foods.to;
  while (
    to < limit &&
    sections[to] !== "steps" &&
    rows[to]?.headingLevel !== 1 &&
    (isMethodBelow || sections[to] === null)
  )
    to++;
  return { from, to };
}

/** Anything but a link, and but the name of a part. */
const isOfList = ({ text, linkShare }: Row): boolean =>
  namesFood(text) || (linkShare <= MOSTLY_LINK && !isPartName(text) && !isNameOfPart(text));

/** What a list under notes, equipment or the like must look like to be food. */
const isAmountOfFood = (index: RowIndex, i: number): boolean =>
  index.ingredientLikenessOf(i) >= 0.85 && namesFood(index.rows[i]?.text ?? "") && !index.isUnrelated(i);

/**
 * An amount with a unit, an item that names food, or a short line that does, and no sentence. `first`: a row of the list.
 */
function looksLikeFood(index: RowIndex, i: number, first: number): boolean {
  const row = index.rows[i];
  if (!row || (index.isUnrelated(i) && !index.isUnrelated(first))) return false;
  if (row.linkShare > MOSTLY_LINK && (index.rows[first]?.linkShare ?? 0) <= MOSTLY_LINK) return false;
  const likeness = index.ingredientLikenessOf(i);
  if (likeness >= 0.75) return likeness === 1 || namesFood(row.text) || row.isListItem;
  const isSentence = index.stepLikenessOf(i) >= 0.5 && row.text.length > MAX_FOOD;
  return (
    (likeness >= 0.3 || namesFood(row.text)) &&
    !isSentence &&
    (row.isListItem || namesFood(row.text)) &&
    row.text.length <= 100
  );
}

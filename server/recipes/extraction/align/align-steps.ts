import type { RowIndex } from "../markup/row-index";
import type { PageLine } from "../recipe";
import { loose, matchRows } from "./match-rows";

/** How certainly a row must look like a step before it is added to the structured steps. */
const IS_STEP = 0.5;

/**
 * Completes the steps of structured data with those that follow in the page's own list, because templates truncate
 * their data, and half a method is useless. Only if every known step is in one list of the page.
 */
export function alignSteps(known: readonly PageLine[], index: RowIndex): PageLine[] {
  const matches = known.length < 2 ? null : matchRows(known, index);
  if (!matches || matches.matched < known.length) return [...known];
  const last = matches.rowOf.at(-1) ?? -1;
  const list = index.rows[last]?.element.parent ?? null;
  const isInList = (row: number): boolean =>
    list !== null && index.rows[row]?.isListItem === true && index.rows[row]?.element.parent === list;
  if (!matches.rowOf.every(isInList) || Math.max(...matches.rowOf) !== last) return [...known];
  const stepsText = known.map(({ text }) => loose(text)).join(" ");
  const further: PageLine[] = [];
  for (let row = last + 1; isInList(row) && index.sections[row] === null && !index.isUnrelated(row); row++) {
    const text = index.rows[row]?.text ?? "";
    if (index.stepLikenessOf(row) < IS_STEP) break;
    if (!stepsText.includes(loose(text))) further.push({ text, group: known.at(-1)?.group ?? null });
  }
  return [...known, ...further];
}

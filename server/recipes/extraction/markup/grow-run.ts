import type { RowIndex } from "./row-index";

const MAX_EXTENSION = 40;
/** How many rows without food, such as a heading and a remark, may be in between. */
const MAX_GAP = 3;

/** True if two rows are in the same list: "Butter, for the tin" may be the last line of a list with amounts. */
function areInOneList({ rows }: RowIndex, row: number, other: number): boolean {
  const one = rows[row];
  return (
    one?.isListItem === true && rows[other]?.isListItem === true && one.element.parent === rows[other]?.element.parent
  );
}

/** Extends a run on both sides over lines that state a food with an amount, across headings, up to another section. */
export function growRun({ from, to }: { from: number; to: number }, index: RowIndex): { from: number; to: number } {
  const grow = (start: number, step: 1 | -1): number => {
    let reached = start - step;
    for (let i = start; Math.abs(i - reached) <= MAX_GAP && Math.abs(i - start) < MAX_EXTENSION; i += step) {
      if (!index.rows[i] || index.sections[i] !== null || index.isUnrelated(i)) break;
      if (index.rows[i]?.headingLevel === 1) break;
      if (index.isLine(i) && (index.ingredientLikenessOf(i) >= 0.7 || areInOneList(index, i, reached))) reached = i;
    }
    return reached;
  };
  return { from: grow(from - 1, -1), to: grow(to, 1) + 1 };
}

import { toMenuLines } from "@/lib/menus/menu-lines";
import type { Box, ReadLine, ReadWord } from "@/server/recipes/page-photos/page-text";

/** More room than this times that within a dish is an empty line. */
const ROOM = 1.7;
/** And at least this part of a line's height. */
const LEAST_ROOM = 0.7;

/**
 * The words of a photographed menu as text: each printed line stays a line, a price that stands alone at the right goes
 * to the line at its left, and room between lines is an empty line.
 */
export function menuTextOf(lines: readonly ReadLine[]): string {
  const rows = withPrices(lines);
  const gaps = rows.slice(1).map((row, at) => gapOf(rows[at], row));
  const within = lowerQuarter(gaps.filter((gap) => gap !== null));
  return rows
    .map((row, at) => {
      const gap = gaps[at - 1];
      const isApart = at > 0 && (gap == null || gap > Math.max(ROOM * within, LEAST_ROOM * heightOf(row.box)));
      return `${isApart ? "\n" : ""}${row.words.map(({ text }) => text).join(" ")}`;
    })
    .join("\n");
}

type Row = { readonly words: readonly ReadWord[]; readonly box: Box };

const heightOf = ({ y0, y1 }: Box): number => y1 - y0;
/** Half of the lines of a menu may have room above them, so the usual room is that of the closer ones. */
const lowerQuarter = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0;

/** The room between a line and the one above it; null if it begins another column. */
const gapOf = (above: Row | undefined, { box }: Row): number | null =>
  !above || box.y0 < above.box.y0 ? null : Math.max(0, box.y0 - above.box.y1);

function withPrices(lines: readonly ReadLine[]): Row[] {
  const rows: { words: ReadWord[]; box: Box }[] = [];
  const prices: ReadLine[] = [];
  for (const line of lines) {
    const [read] = toMenuLines([line.words.map(({ text }) => text).join(" ")]);
    if (read?.text === "" && read.price !== null) prices.push(line);
    else rows.push({ words: [...line.words], box: line.box });
  }
  for (const price of prices) {
    const beside = rows
      .filter(({ box }) => box.x1 <= price.box.x0 && overlapOf(box, price.box) > 0.5 * heightOf(price.box))
      .sort((one, other) => other.box.x1 - one.box.x1)[0];
    if (beside) beside.words.push(...price.words);
    else insert(rows, price);
  }
  return rows;
}

const overlapOf = (one: Box, other: Box): number => Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0);

/** A price without words beside it stays where it stands: below the last line that ends above it. */
function insert(rows: { words: ReadWord[]; box: Box }[], price: ReadLine): void {
  const above = rows.findLastIndex(({ box }) => box.y1 <= price.box.y0 + heightOf(price.box) / 2);
  rows.splice(above + 1, 0, { words: [...price.words], box: price.box });
}

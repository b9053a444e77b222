import type { Box, ReadLine, ReadWord } from "./page-text";

/**
 * A gap between two words that is wider than this many heights of their line separates two columns, or cells of a
 * table.
 */
const WIDE = 1.4;
/** The least number of lines with such a gap that indicate columns. */
const FEWEST = 3;

/** The gap between two columns that were read as one: they are left and right of `x`, between `y0` and `y1`. */
export type Gutter = { readonly x: number; readonly y0: number; readonly y1: number };

type Gap = { from: number; to: number; box: Box };

/**
 * Finds the gap between two columns. When text recognition takes them for one, line after line has a wide gap at the
 * same place. Null if there is none.
 */
export function findGutter(lines: readonly ReadLine[]): Gutter | null {
  const gaps = lines.flatMap(widestGap);
  if (gaps.length < FEWEST) return null;
  const places = gaps.map(({ from, to }) => (from + to) / 2);
  const covers = (x: number) => gaps.filter(({ from, to }) => from < x && x < to);
  const best = places.map((x) => ({ x, gaps: covers(x) })).sort((a, b) => b.gaps.length - a.gaps.length)[0];
  if (!best || best.gaps.length < FEWEST) return null;
  const y0 = Math.min(...best.gaps.map(({ box }) => box.y0));
  const y1 = Math.max(...best.gaps.map(({ box }) => box.y1));
  const shared = {
    from: Math.max(...best.gaps.map((gap) => gap.from)),
    to: Math.min(...best.gaps.map((gap) => gap.to)),
  };
  const x = clearOf(shared, wordsBetween(lines, y0, y1));
  return x === null ? null : { x, y0, y1: lowest(lines, x, y1) };
}

const wordsBetween = (lines: readonly ReadLine[], y0: number, y1: number): ReadWord[] =>
  lines.filter(({ box }) => box.y0 >= y0 && box.y1 <= y1).flatMap(({ words }) => words);

/** The middle of the widest strip inside the gap that no word reaches into. */
function clearOf({ from, to }: { from: number; to: number }, words: readonly ReadWord[]): number | null {
  const inside = words.filter(({ box }) => box.x0 < to && box.x1 > from).sort((a, b) => a.box.x0 - b.box.x0);
  let left = from;
  let widest = { size: 0, x: 0 };
  const look = (right: number) => {
    if (right - left > widest.size) widest = { size: right - left, x: (left + right) / 2 };
  };
  for (const { box } of inside) {
    look(box.x0);
    left = Math.max(left, box.x1);
  }
  look(to);
  return widest.size > 0 ? widest.x : null;
}

function widestGap({ words, box }: ReadLine): Gap[] {
  const gaps = words.slice(1).map((word, at) => ({ from: words[at]?.box.x1 ?? 0, to: word.box.x0, box }));
  const widest = gaps.sort((a, b) => b.to - b.from - (a.to - a.from))[0];
  return widest && widest.to - widest.from > WIDE * (box.y1 - box.y0) ? [widest] : [];
}

/** The lower end of the columns, including further lines that are on one side only. */
function lowest(lines: readonly ReadLine[], x: number, from: number): number {
  let until = from;
  for (const { box } of lines.filter((line) => line.box.y0 >= from).sort((a, b) => a.box.y0 - b.box.y0)) {
    if (box.x0 < x && box.x1 > x) break;
    until = Math.max(until, box.y1);
  }
  return until;
}

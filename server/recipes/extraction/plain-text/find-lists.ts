import { isPartName } from "../markup/food-words";
import { type Likeness, likenessOf, WEIGHT } from "./line-likeness";
import type { SourceLine } from "./source-lines";

/** Lines of food; `from` is included and `to` is not. */
export type Span = { from: number; to: number };

type Judged = { lines: readonly SourceLine[]; looks: readonly Likeness[] };

const LEAST_AMOUNTS = 1;
/** How many foods without any amount make a list of their own. */
const LEAST_NAMES = 2;

/** The lists of foods within a part of a text, by the shape of their lines alone: at most one between two blank lines. */
export function listsByShape(lines: readonly SourceLine[], within: Span): Span[] {
  const looks = lines.map(likenessOf);
  const lists: Span[] = [];
  let isMethodBegun = false;
  for (const block of blocksOf(lines, within)) {
    const list = bestPart({ lines, looks }, block);
    const inside = list ? looks.slice(list.from, list.to) : [];
    const amounts = inside.filter((look) => look === "food").length;
    const names = inside.filter((look) => look === "name").length;
    const isList: boolean = amounts >= LEAST_AMOUNTS || (lists.length > 0 && !isMethodBegun && names >= LEAST_NAMES);
    if (list && isList && inside.length > 0) lists.push(list);
    const after: Likeness[] = isList && list ? looks.slice(list.to, block.to) : looks.slice(block.from, block.to);
    isMethodBegun ||= lists.length > 0 && after.includes("sentence");
  }
  return lists;
}

function blocksOf(lines: readonly SourceLine[], { from, to }: Span): Span[] {
  const blocks: Span[] = [];
  let start = from;
  for (let at = from + 1; at <= to; at++) {
    if (at < to && !lines[at]?.isBehindBlank) continue;
    if (at > start) blocks.push({ from: start, to: at });
    start = at;
  }
  return blocks;
}

/** The part of a block whose lines look most like foods, with the short lines behind it. */
function bestPart({ lines, looks }: Judged, block: Span): Span | null {
  let best: (Span & { sum: number }) | null = null;
  let from = block.from;
  let sum = 0;
  for (let at = block.from; at < block.to; at++) {
    if (sum <= 0) {
      from = at;
      sum = 0;
    }
    sum += WEIGHT[looks[at] ?? "sentence"];
    if (sum > (best?.sum ?? 0)) best = { from, to: at + 1, sum };
  }
  if (!best) return null;
  // A text does not begin with a food that has no amount, but with its name.
  const isNamed = best.from === 0 && looks[0] !== "food";
  const whole = { from: isNamed ? 1 : best.from, to: best.to };
  // A name of the dish or of a part of it may stand above; it is no food.
  while (whole.from < whole.to && isAbove(lines[whole.from], looks[whole.from])) whole.from++;
  while (whole.to < block.to && looks[whole.to] !== "sentence" && looks[whole.to] !== "fact") whole.to++;
  return whole.to > whole.from ? whole : null;
}

const isAbove = (line: SourceLine | undefined, look: Likeness | undefined): boolean =>
  look === "short" || look === "fact" || (line !== undefined && (line.rank > 0 || isPartName(line.text)));

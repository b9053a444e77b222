import { namesFood } from "../markup/food-words";
import { isLabelledFact } from "../markup/labelled-facts";
import { ingredientLikeness } from "../markup/line-shape";
import type { Section } from "./lay-out";
import type { SourceLine } from "./source-lines";
import { isToTheReader } from "./to-the-reader";

const LONGEST = 110;
const MANY_WORDS = 12;
/** A name never ends so; "Hi Anna," and "Here it is:" do. */
const ENDS_OTHERWISE = /[,;:]$/;
const ENDS_SENTENCE = /[.?。？]$|[.!?]\s+\p{L}/u;

/** The line with the name of the dish, among those above the list (`end`); null if none of them looks like one. */
export function chooseTitleLine(
  lines: readonly SourceLine[],
  end: number,
  sections: readonly Section[],
): number | null {
  let best: { at: number; score: number } | null = null;
  for (let at = 0; at < end; at++) {
    if (sections[at] !== null) continue;
    const score = scoreOf(lines, at, end);
    if (score > 0 && (!best || score > best.score)) best = { at, score };
  }
  return best?.at ?? null;
}

function scoreOf(lines: readonly SourceLine[], at: number, end: number): number {
  const line = lines[at] as SourceLine;
  const { text, rank } = line;
  if (text.length > LONGEST || ENDS_OTHERWISE.test(text) || isLabelledFact(text)) return 0;
  if (ingredientLikeness(text) >= 0.85) return 0;
  const isApart = line.isBehindBlank && (lines[at + 1]?.isBehindBlank ?? true);
  const heads = at + 1 === end || isApart;
  return (
    1.5 +
    (rank > 0 && rank < 7 ? 8 - rank : rank === 7 ? 1 : 0) +
    (at === 0 ? 1 : 0) +
    (heads ? 1 : 0) +
    (namesFood(text) ? 1 : 0) -
    (ENDS_SENTENCE.test(text) ? 2.5 : 0) -
    (text.split(" ").length > MANY_WORDS ? 2 : 0) -
    (isToTheReader(text) ? 3 : 0)
  );
}

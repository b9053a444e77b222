import { ingredientLikeness } from "../markup/line-shape";
import type { SourceLine } from "./source-lines";

const LEAST_FOODS = 3;
const LONGEST_FOOD = 60;
const MAX_LENGTH = 2000;
const FIRST_AMOUNT = /(?:^|\s)(?=(?:\d|[½¼¾⅓⅔⅛]))/u;
const BETWEEN = /\s*,\s+(?:(?:and|und|et|y|e|og|och|en|i|ja|ve)\s+)?|\s+(?:and|und|et|y|e|og|och|en|i|ja|ve)\s+/iu;
const END_OF_SENTENCE = /[.!?](?:\s|$)/;

/** "Take 3 tbsp oil, 1 tsp mustard and salt. Shake it.": the foods become lines between the words around them. */
export function unfoldSentences(lines: readonly SourceLine[]): SourceLine[] {
  return lines.flatMap((line) => unfolded(line));
}

function unfolded(line: SourceLine): SourceLine[] {
  if (line.text.length > MAX_LENGTH) return [line];
  const start = FIRST_AMOUNT.exec(line.text);
  if (!start) return [line];
  const from = start.index;
  const rest = line.text.slice(from).trimStart();
  const end = END_OF_SENTENCE.exec(rest);
  const said = end ? rest.slice(0, end.index) : rest;
  const foods = said.split(BETWEEN);
  const measured = foods.filter((food) => ingredientLikeness(food) >= 0.75).length;
  if (measured < LEAST_FOODS || measured * 2 < foods.length || foods.some((food) => food.length > LONGEST_FOOD))
    return [line];
  const behind = end ? rest.slice(end.index + 1).trim() : "";
  const before = line.text.slice(0, from).trim();
  const part = (text: string, isBehindBlank: boolean): SourceLine => ({ ...line, text, isBehindBlank, rank: 0 });
  return [
    ...(before === "" ? [] : [part(before, line.isBehindBlank)]),
    ...foods.map((food, at) => part(food, at === 0)),
    ...(behind === "" ? [] : [part(behind, true)]),
  ];
}

import { isFoodName, isPartName } from "../markup/food-words";
import { likenessOf } from "./line-likeness";
import type { SourceLine } from "./source-lines";

const LONGEST = 50;

/** Whether a line of a list names the part of the dish that the lines below it, up to `end`, are for. */
export function isGroupHeading(lines: readonly SourceLine[], at: number, end: number): boolean {
  const line = lines[at];
  const below = lines[at + 1];
  if (!line || !below || at + 1 >= end || line.text.length > LONGEST || /\d/.test(line.text)) return false;
  if (line.rank > 0 && !isFoodName(line.text)) return true;
  if (isPartName(line.text) && !below.isBehindBlank) return true;
  const stands = line.isBehindBlank && !below.isBehindBlank && likenessOf(line) === "short";
  return stands && likenessOf(below) === "food";
}

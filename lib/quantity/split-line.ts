import { matchQuantity } from "./parse-quantity";
import { findUnit } from "./units";

const RANGE_SEPARATOR = /\s*(?:[-–—]|\b(?:to|or)\b)\s*/y;
const UNIT = /\s*(fl\.?\s*oz\b\.?|[\p{L}]+\.?)(?=[\s,)]|$)/uy;
const OF = /^of\s+(?=\S)/i;
/** A word that continues directly after the number: "2-inch piece", "2x400g", "10% cream", "7up". */
const GOES_ON = /[^\s(,]/y;

export type SplitLine = { quantity: string; unit: string; name: string };

/**
 * Splits "2 1/2 cups flour, sifted" into amount and unit as written, and the rest. A line without an amount is all
 * name.
 */
export function splitLine(text: string): SplitLine {
  const line = text.trim();
  const first = matchQuantity(line, 0);
  if (!first) return { quantity: "", unit: "", name: line };
  const end = rangeEnd(line, first.end);
  UNIT.lastIndex = end;
  const word = UNIT.exec(line);
  const isUnit = word?.[1] !== undefined && findUnit(word[1]) !== null;
  GOES_ON.lastIndex = end;
  if (!isUnit && GOES_ON.test(line)) return { quantity: "", unit: "", name: line };
  const rest = line.slice(isUnit ? UNIT.lastIndex : end).trim();
  const name = isUnit ? rest.replace(OF, "") : rest;
  // "2 cloves" alone: here the unit word is the food.
  if (name === "") return { quantity: line.slice(0, end), unit: "", name: line.slice(end).trim() };
  return { quantity: line.slice(0, end), unit: isUnit ? (word?.[1] ?? "") : "", name };
}

function rangeEnd(line: string, end: number): number {
  RANGE_SEPARATOR.lastIndex = end;
  if (!RANGE_SEPARATOR.test(line)) return end;
  return matchQuantity(line, RANGE_SEPARATOR.lastIndex)?.end ?? end;
}

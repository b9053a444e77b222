import {
  type HeadingRow,
  type IngredientItem,
  newHeading,
  newIngredient,
  newStep,
  type StepItem,
} from "@/components/recipes/form/recipe-draft";
import { matchQuantity } from "@/lib/quantity/parse-quantity";
import { findUnit } from "@/lib/quantity/units";

const BULLET = /^(?:[-–—*•·▢☐□▪◦]|\[\s?[xX]?\])\s*(?=\S)/;
const RANGE = /\s*(?:[-–—]|\b(?:to|or)\b)\s*/y;
const UNIT = /\s*(fl\.?\s*oz\b\.?|[\p{L}]+\.?)(?=[\s,)]|$)/uy;
const OF = /^of\s+(?=\S)/i;
const HEADING = /^(?:(?:for|to)\b.{1,80}|.{1,80}):$/i;
const STEP_NUMBER = /^(?:step\s*)?\d{1,2}\s*[.):-]\s*(?=\D)/i;
const STEP_ALONE = /^(?:step\s*)?\d{1,2}\s*[.):]?$/i;

export type SplitLine = { quantity: string; unit: string; name: string };

/** "2 1/2 cups flour, sifted": amount and unit as written, and what is left. What has no amount is all name. */
export function splitLine(text: string): SplitLine {
  const line = text.trim();
  const first = matchQuantity(line, 0);
  if (!first) return { quantity: "", unit: "", name: line };
  const end = rangeEnd(line, first.end);
  UNIT.lastIndex = end;
  const word = UNIT.exec(line);
  const isUnit = word?.[1] !== undefined && findUnit(word[1]) !== null;
  const rest = line.slice(isUnit ? UNIT.lastIndex : end).trim();
  const name = isUnit ? rest.replace(OF, "") : rest;
  // "2 cloves" alone: the unit is what is meant.
  if (name === "") return { quantity: line.slice(0, end), unit: "", name: line.slice(end).trim() };
  return { quantity: line.slice(0, end), unit: isUnit ? (word?.[1] ?? "") : "", name };
}

function rangeEnd(line: string, end: number): number {
  RANGE.lastIndex = end;
  if (!RANGE.test(line)) return end;
  return matchQuantity(line, RANGE.lastIndex)?.end ?? end;
}

const rowsOf = (block: string): string[] =>
  block
    .split(/\r\n?|\n|\u2028/)
    .map((line) => line.replaceAll("\u00a0", " ").trim())
    .filter((line) => line !== "");

const headingOf = (line: string): HeadingRow | null =>
  HEADING.test(line) && !matchQuantity(line, 0) ? newHeading(line.slice(0, -1).trim()) : null;

/** A pasted list: a row for each line, a heading for each line that ends in a colon. */
export const splitIngredients = (block: string): IngredientItem[] =>
  rowsOf(block).map((row) => {
    const line = row.replace(BULLET, "");
    return headingOf(line) ?? newIngredient(splitLine(line));
  });

/** A pasted method: a step for each paragraph, without its bullet or number. */
export const splitSteps = (block: string): StepItem[] =>
  rowsOf(block)
    .filter((row) => !STEP_ALONE.test(row))
    .map((row) => {
      const line = row.replace(BULLET, "").replace(STEP_NUMBER, "");
      return headingOf(line) ?? newStep({ text: line });
    });

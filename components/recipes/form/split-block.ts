import {
  type HeadingRow,
  type IngredientItem,
  newHeading,
  newIngredient,
  newStep,
  type StepItem,
} from "@/components/recipes/form/recipe-draft";
import { matchQuantity } from "@/lib/quantity/parse-quantity";
import { splitLine } from "@/lib/quantity/split-line";

const BULLET = /^(?:[-–—*•·▢☐□▪◦]|\[\s?[xX]?\])\s*(?=\S)/;
const HEADING = /^(?:(?:for|to)\b.{1,80}|.{1,80}):$/i;
const STEP_NUMBER = /^(?:step\s*)?\d{1,2}\s*[.):-]\s*(?=\D)/i;
const STEP_ALONE = /^(?:step\s*)?\d{1,2}\s*[.):]?$/i;

const rowsOf = (block: string): string[] =>
  block
    .split(/\r\n?|\n|\u2028/)
    .map((line) => line.replaceAll("\u00a0", " ").trim())
    .filter((line) => line !== "");

const headingOf = (line: string): HeadingRow | null =>
  HEADING.test(line) && !matchQuantity(line, 0) ? newHeading(line.slice(0, -1).trim()) : null;

/** Splits a pasted list of ingredients: each line becomes a row, and a line that ends in a colon a heading. */
export const splitIngredients = (block: string): IngredientItem[] =>
  rowsOf(block).map((row) => {
    const line = row.replace(BULLET, "");
    return headingOf(line) ?? newIngredient(splitLine(line));
  });

/** Splits a pasted method: each paragraph becomes a step, without its bullet or number. */
export const splitSteps = (block: string): StepItem[] =>
  rowsOf(block)
    .filter((row) => !STEP_ALONE.test(row))
    .map((row) => {
      const line = row.replace(BULLET, "").replace(STEP_NUMBER, "");
      return headingOf(line) ?? newStep({ text: line });
    });

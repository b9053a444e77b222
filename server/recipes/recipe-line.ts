import type { Knowledge } from "@/server/dietary/engine/knowledge";
import { type ReadLine, readLine } from "@/server/dietary/engine/read";

/** A line of a recipe as it is stored: in the words of its author, and in columns as the form divides it. */
export type RecipeLine = {
  readonly name: string;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly note: string | null;
  /** The heading above the line: "For the brine". */
  readonly group?: string | null;
};

/** The line as one text, as a person would write it. */
export const lineText = ({ quantity, unit, name, note }: RecipeLine): string =>
  [quantity, unit, name, note && `(${note})`].filter(Boolean).join(" ");

/** The engine's reading of the line, which is cached (engine/lines/read-line.ts). */
export const readRecipeLine = (line: RecipeLine, knowledge: Knowledge): ReadLine => readLine(lineText(line), knowledge);

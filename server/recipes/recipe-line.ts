import type { Knowledge } from "@/server/dietary/engine/knowledge";
import { type ReadLine, readLine } from "@/server/dietary/engine/read";

/** A line of a recipe as it is stored: the words as they were written, in the columns that its form has. */
export type RecipeLine = {
  readonly name: string;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly note: string | null;
  /** The heading that it stands under: "For the brine". */
  readonly group?: string | null;
};

/** The line as one text, as a person would write it. */
export const lineText = ({ quantity, unit, name, note }: RecipeLine): string =>
  [quantity, unit, name, note && `(${note})`].filter(Boolean).join(" ");

/** What it says, read once (engine/lines/read-line.ts). */
export const readRecipeLine = (line: RecipeLine, knowledge: Knowledge): ReadLine => readLine(lineText(line), knowledge);

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

export type LineField = "quantity" | "unit" | "name" | "note";
/** Where the text of a field begins in the line's text. */
export type FieldPlace = { readonly field: LineField; readonly text: string; readonly from: number };

/** The fields of the line that have a text, with their places in `lineText`. */
export function fieldPlaces(line: RecipeLine): FieldPlace[] {
  let at = 0;
  return (["quantity", "unit", "name", "note"] as const).flatMap((field) => {
    const text = line[field];
    if (!text) return [];
    const from = field === "note" ? at + 1 : at;
    at = from + text.length + (field === "note" ? 2 : 1);
    return [{ field, text, from }];
  });
}

/** The engine's reading of the line, which is cached (engine/lines/read-line.ts). */
export const readRecipeLine = (line: RecipeLine, knowledge: Knowledge): ReadLine => readLine(lineText(line), knowledge);

import { exactText } from "@/lib/quantity/exact-text";
import type { LineNumberWire } from "@/lib/schemas/recipes";
import type { Knowledge } from "@/server/dietary/engine/knowledge";
import { type GrowingNumber, growingNumbers, type ReadLine } from "@/server/dietary/engine/read";
import { type FieldPlace, fieldPlaces, type RecipeLine, readRecipeLine } from "@/server/recipe-lines/recipe-line";
import { countedNoun } from "./counted-noun";

/**
 * The numbers of a line that grow with the servings, as the engine reads them, by the field that shows them. If one of
 * them has no place in the fields as they are written, the whole line is multiplied. `grams`: what the line weighs.
 */
export function lineNumbers(line: RecipeLine, grams: number | null, knowledge: Knowledge): LineNumberWire[] {
  const read = readRecipeLine(line, knowledge);
  const numbers = growingNumbers(read, grams);
  if (numbers.length === 0) return [];
  const fields = fieldPlaces(line);
  const toWritten = between(read.plain, read.text);
  const placed = numbers.map((number) => inField(number, toWritten, fields));
  return placed.every((number) => number !== null)
    ? inOrder([...placed, ...nounOf(read, numbers, fields)])
    : [wholeLine(fields)];
}

const inOrder = (numbers: LineNumberWire[]): LineNumberWire[] => numbers.sort((a, b) => a.from - b.from);

/** The counted noun, which takes its plural or singular with the first number. */
function nounOf(read: ReadLine, [first]: readonly GrowingNumber[], fields: readonly FieldPlace[]): LineNumberWire[] {
  const [word, other] = countedNoun(read) ?? [];
  const name = fields.find(({ field }) => field === "name")?.text ?? "";
  const from = word === undefined ? -1 : name.indexOf(word);
  if (!first || word === undefined || other === undefined || from < 0) return [];
  return [{ field: "name", from, to: from + word.length, value: exactText(first.value), unit: null, word: other }];
}

const wholeLine = ([first]: readonly FieldPlace[]): LineNumberWire => ({
  field: first?.field === "quantity" ? "quantity" : "name",
  from: 0,
  to: 0,
  value: "1/1",
  unit: null,
});

type Offset = (at: number) => number | null;

function inField(
  { value, unit, from, to }: GrowingNumber,
  toWritten: Offset,
  fields: readonly FieldPlace[],
): LineNumberWire | null {
  const [start, end] = [toWritten(from), to === from ? toWritten(from) : toWritten(to - 1)];
  if (start === null || end === null) return null;
  const last = to === from ? start : end + 1;
  const within = fields.find((field) => start >= field.from && last <= field.from + field.text.length);
  if (!within || within.field === "unit") return null;
  const { field, from: at } = within;
  return { field, from: start - at, to: last - at, value: exactText(value), unit: unit?.key ?? null };
}

const isBlank = (sign: string): boolean => /\s/.test(sign);
const isSame = (a: string, b: string): boolean => a === b || (isBlank(a) && isBlank(b));

/**
 * Maps an offset in the plain text to the text as written. Only signs at the beginning and at the end that both texts
 * share have a place; in between, bullets, tags or brackets were taken out.
 */
function between(plain: string, written: string): Offset {
  const least = Math.min(plain.length, written.length);
  let head = 0;
  while (head < least && isSame(plain.charAt(head), written.charAt(head))) head++;
  let tail = 0;
  while (tail < least && isSame(plain.charAt(plain.length - 1 - tail), written.charAt(written.length - 1 - tail)))
    tail++;
  return (at) => {
    if (at < head) return at;
    return at >= plain.length - tail ? at + written.length - plain.length : null;
  };
}

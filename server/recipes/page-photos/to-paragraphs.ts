import type { Box, ReadLine, ReadWord } from "./page-text";

/**
 * A whole line of the recipe, although the book may break it. `isAfterGap`: there is so much space before it that a
 * line may have been missed.
 */
export type Paragraph = {
  readonly words: readonly ReadWord[];
  readonly text: string;
  readonly height: number;
  readonly isAfterGap: boolean;
};

const BEGINS_ITEM = /^(?:[-–—*•·▪◦]|\(?\d|[½⅓⅔¼¾⅛%])/;
const IS_NUMBER_ALONE = /^\d{1,4}$/;
const BROKEN_WORD = /\p{L}[-‐]$/u;
const LOWER = /^\p{Ll}/u;
/**
 * Lines of one paragraph differ in height by at most the factor AS_HIGH, and their distance is at most NEAR times the
 * usual one.
 */
const AS_HIGH = 1.5;
const NEAR = 1.18;
/**
 * A distance of more than ROOM usual ones leaves space for a missed line; it is more than between a heading and its
 * list.
 */
const ROOM = 2.6;
const TALL = 1.3;
const NUMBERED = /^\d{1,2}[.)]$/;

/** Joins the page's lines to whole paragraphs, the title first. */
export function toParagraphs(lines: readonly ReadLine[]): Paragraph[] {
  const kept = lines.filter((line) => !isSpeck(line));
  const columns = byColumn(kept);
  const paragraphs = columns.flatMap(paragraphsOf);
  return titleFirst(paragraphs);
}

const heightOf = ({ y0, y1 }: Box): number => y1 - y0;
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const textOf = (words: readonly ReadWord[]): string => words.map(({ text }) => text).join(" ");

/**
 * True for an edge of the page or a stain that was taken for letters: all words have low confidence and few letters.
 */
const isSpeck = ({ words }: ReadLine): boolean =>
  words.every(({ text, confidence }) => confidence < 40 && (text.match(/\p{L}/gu)?.length ?? 0) < 3);

/** Groups lines by column. A line above the previous one begins another column. */
function byColumn(lines: readonly ReadLine[]): ReadLine[][] {
  const columns: ReadLine[][] = [];
  let last: ReadLine | undefined;
  for (const line of lines) {
    if (!last || line.box.y0 < last.box.y0 - heightOf(last.box) / 2) columns.push([]);
    columns.at(-1)?.push(line);
    last = line;
  }
  return columns;
}

function paragraphsOf(lines: readonly ReadLine[]): Paragraph[] {
  const right = Math.max(...lines.map(({ box }) => box.x1));
  const steps = lines.slice(1).map(({ box }, at) => box.y0 - (lines[at]?.box.y0 ?? 0));
  const usual = median(steps);
  const paragraphs: Paragraph[] = [];
  let open: ReadLine[] = [];
  let isAfterGap = false;
  const close = () => {
    if (open.length > 0) paragraphs.push(paragraphOf(open, isAfterGap));
    open = [];
  };
  lines.forEach((line, at) => {
    const before = lines[at - 1];
    const step = steps[at - 1] ?? 0;
    const [begun] = open;
    if (
      before &&
      begun &&
      continues(before, line, {
        begun,
        right,
        isNear: step <= NEAR * Math.min(usual, ...steps.filter((each) => each > 0.6 * usual)),
      })
    ) {
      open.push(line);
      return;
    }
    close();
    isAfterGap = lines.length >= 4 && step > ROOM * usual;
    open = [line];
  });
  close();
  return paragraphs;
}

type Around = { begun: ReadLine; right: number; isNear: boolean };

/** Whether a line continues the previous one, which ended because its column was full. */
function continues(before: ReadLine, line: ReadLine, { begun, right, isNear }: Around): boolean {
  const [first] = line.words;
  const last = before.words.at(-1)?.text ?? "";
  if (!first || BEGINS_ITEM.test(first.text)) return false;
  const [one, other] = [heightOf(before.box), heightOf(line.box)];
  if (Math.max(one, other) > AS_HIGH * Math.min(one, other) || (!isNear && !LOWER.test(first.text))) return false;
  if (BROKEN_WORD.test(last)) return true;
  const isFull = before.box.x1 + one / 3 + (first.box.x1 - first.box.x0) > right;
  if (!isFull) return false;
  if (LOWER.test(first.text)) return true;
  const begin = begun.words[0]?.text ?? "";
  if (NUMBERED.test(begin)) return true;
  // In a list of ingredients each line is separate; a method may continue with a noun or a new sentence.
  return !BEGINS_ITEM.test(begin) && before.words.length > 4;
}

function paragraphOf(lines: readonly ReadLine[], isAfterGap: boolean): Paragraph {
  const words: ReadWord[] = [];
  for (const line of lines) {
    const last = words.at(-1);
    const [first, ...rest] = line.words;
    if (last && first && BROKEN_WORD.test(last.text)) {
      const begun = LOWER.test(first.text) ? last.text.slice(0, -1) : last.text;
      words[words.length - 1] = {
        text: begun + first.text,
        confidence: Math.min(last.confidence, first.confidence),
        box: last.box,
      };
      words.push(...rest);
    } else words.push(...line.words);
  }
  return { words, text: textOf(words), height: median(lines.map(({ box }) => heightOf(box))), isAfterGap };
}

/**
 * Moves the tallest lines to the front, because they are the title; a running head or a page number may be above them.
 */
function titleFirst(paragraphs: readonly Paragraph[]): Paragraph[] {
  const worded = paragraphs.filter(({ text }) => !IS_NUMBER_ALONE.test(text));
  const usual = median(worded.map(({ height }) => height));
  const tallest = Math.max(0, ...worded.map(({ height }) => height));
  if (tallest < TALL * usual) return worded;
  const at = worded.findIndex(({ height }) => height === tallest);
  const until = worded.findIndex(({ height }, index) => index > at && height < tallest / TALL);
  const title = worded.slice(at, until < 0 ? at + 1 : until);
  const words = title.flatMap((each) => each.words);
  const rest = worded.filter((each) => !title.includes(each));
  return [{ words, text: textOf(words), height: tallest, isAfterGap: false }, ...rest];
}

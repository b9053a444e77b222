import type { Box, ReadLine, ReadWord } from "./page-text";

/** A line of the recipe as a whole, however often the book has broken it. `isAfterGap`: before it there is room for a line that was not read. */
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
/** Lines of one paragraph are as high as each other, within so much, and no farther apart than so much more than usual. */
const AS_HIGH = 1.5;
const NEAR = 1.18;
/** From line to line, in usual distances: a line has room between them, and they are no heading and its list. */
const ROOM = 2.6;
const TALL = 1.3;
const NUMBERED = /^\d{1,2}[.)]$/;

/** Whole lines out of those of the page, the title first. */
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

/** An edge of the page or a stain that was taken for letters: nobody could read it, and no word of it is whole. */
const isSpeck = ({ words }: ReadLine): boolean =>
  words.every(({ text, confidence }) => confidence < 40 && (text.match(/\p{L}/gu)?.length ?? 0) < 3);

/** Lines that follow each other downwards; one that stands higher than the last begins another column. */
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

/** Whether a line goes on where the one before it ended for want of room. */
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
  // Of a list of ingredients each line is one; a method goes on with a noun or a new sentence.
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

/** The tallest lines are the title, wherever a running head or the number of the page stands. */
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

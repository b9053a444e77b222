import { FIRST_HASH, hashed } from "./vocabulary";

/** Sorts before every character of a word, and directly after the space that separates two words. */
const BEHIND_SPACE = "!";
const SPACE = 32;
const LINE_END = 10;
/** Marks an empty slot. */
const FREE = -1;

/**
 * Tens of thousands of texts, each with a value, sorted by code units and stored as the lines of one string. At the
 * start only numbers are computed; a text is extracted when it is needed.
 */
export class NameTable<Value> {
  /** The offset of each line, and of the end of the string. */
  private readonly starts: Uint32Array;
  /** Indexes into `starts`, by the hash of the line. */
  private readonly slots: Int32Array;

  /** `lines`: the texts, each with its line end. Throws if there are not as many lines as values. */
  constructor(
    private readonly lines: string,
    private readonly values: ArrayLike<Value>,
  ) {
    this.starts = new Uint32Array(values.length + 1);
    // A power of two; at most half of the slots are used.
    this.slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * values.length + 2))).fill(FREE);
    let line = 0;
    let hash = FIRST_HASH;
    for (let at = 0; at < lines.length; at++) {
      const code = lines.charCodeAt(at);
      if (code !== LINE_END) hash = hashed(hash, code);
      else {
        this.slots[this.freeSlot(hash)] = line;
        this.starts[++line] = at + 1;
        hash = FIRST_HASH;
      }
    }
    if (line !== values.length) throw new Error(`${values.length} values stand for ${line} names.`);
  }

  static of<Value>(entries: Iterable<readonly [text: string, value: Value]>): NameTable<Value> {
    const sorted = [...entries].sort(byText);
    const broken = sorted.find(([text]) => text.includes("\n"));
    if (broken) throw new Error(`'${broken[0]}' is more than a line.`);
    const lines = sorted.map(([text]) => `${text}\n`).join("");
    return new NameTable(
      lines,
      sorted.map(([, value]) => value),
    );
  }

  get size(): number {
    return this.values.length;
  }

  has(text: string): boolean {
    return this.lineOf(text) !== FREE;
  }

  get(text: string): Value | undefined {
    const line = this.lineOf(text);
    return line === FREE ? undefined : this.values[line];
  }

  *[Symbol.iterator](): Generator<[text: string, value: Value]> {
    for (let line = 0; line < this.size; line++) yield [this.textAt(line), this.values[line] as Value];
  }

  /** The texts that are this word, or whose first word it is. */
  *beginningWith(word: string): Generator<[text: string, value: Value]> {
    for (let line = this.firstFrom(word); line < this.size; line++) {
      const start = this.starts[line] as number;
      if (!this.lines.startsWith(word, start)) return;
      // After the word comes a space, the line's end, or a higher character, with which a longer word begins.
      if (this.lines.charCodeAt(start + word.length) > SPACE) return;
      yield [this.textAt(line), this.values[line] as Value];
    }
  }

  /** The texts of a single word that begin with `letters` and are longer. */
  *wordsFrom(letters: string): Generator<[word: string, value: Value]> {
    let line = this.firstFrom(letters);
    while (line < this.size && this.lines.startsWith(letters, this.starts[line])) {
      const text = this.textAt(line);
      const space = text.indexOf(" ");
      if (space < 0 && text.length > letters.length) yield [text, this.values[line] as Value];
      line = space < 0 ? line + 1 : this.firstFrom(text.slice(0, space) + BEHIND_SPACE);
    }
  }

  /** A new table with further texts, which replace existing ones. This table does not change. */
  with(entries: Iterable<readonly [text: string, value: Value]>): NameTable<Value> {
    return NameTable.of(new Map([...this, ...entries]));
  }

  /** The form that the constructor takes. */
  packed(): { readonly lines: string; readonly values: Value[] } {
    return { lines: this.lines, values: Array.from(this.values) };
  }

  private textAt(line: number): string {
    return this.lines.slice(this.starts[line], (this.starts[line + 1] as number) - 1);
  }

  private lineOf(text: string): number {
    let hash = FIRST_HASH;
    for (let at = 0; at < text.length; at++) hash = hashed(hash, text.charCodeAt(at));
    const { slots, starts } = this;
    const mask = slots.length - 1;
    for (let slot = mixed(hash) & mask; ; slot = (slot + 1) & mask) {
      const line = slots[slot] as number;
      if (line === FREE) return FREE;
      const start = starts[line] as number;
      const length = (starts[line + 1] as number) - 1 - start;
      if (length === text.length && this.lines.startsWith(text, start)) return line;
    }
  }

  private freeSlot(hash: number): number {
    const mask = this.slots.length - 1;
    let slot = mixed(hash) & mask;
    while (this.slots[slot] !== FREE) slot = (slot + 1) & mask;
    return slot;
  }

  /** The first line that does not sort before `text`. */
  private firstFrom(text: string): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.isBefore(middle, text)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Compares by code units without copying the line, because every unknown word is compared with some thirty lines. */
  private isBefore(line: number, text: string): boolean {
    const start = this.starts[line] as number;
    const length = (this.starts[line + 1] as number) - 1 - start;
    for (let at = 0; at < text.length; at++) {
      if (at === length) return true;
      const difference = this.lines.charCodeAt(start + at) - text.charCodeAt(at);
      if (difference !== 0) return difference < 0;
    }
    return false;
  }
}

const mixed = (hash: number): number => hash ^ (hash >>> 15);

const byText = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : one > other ? 1 : 0;

import { FIRST_HASH, hashed } from "./vocabulary";

/** Below every sign that a word is made of, and just above the space that parts two words. */
const BEHIND_SPACE = "!";
const SPACE = 32;
const LINE_END = 10;
/** Nothing is there. */
const FREE = -1;

/**
 * Tens of thousands of texts with a value each, sorted by their code units and kept as the lines of one string. Only
 * numbers are worked out at a start; a text is cut out when somebody asks for it.
 */
export class NameTable<Value> {
  /** The offset of each line, and of the end. */
  private readonly starts: Uint32Array;
  /** Indexes into `starts`, by the hash of the line. */
  private readonly slots: Int32Array;

  /** `lines`: each with its line end. Throws where the two do not go together. */
  constructor(
    private readonly lines: string,
    private readonly values: ArrayLike<Value>,
  ) {
    this.starts = new Uint32Array(values.length + 1);
    // A power of two, at most half of which is taken.
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

  /** The texts that are this word or begin with it, as a word. */
  *beginningWith(word: string): Generator<[text: string, value: Value]> {
    for (let line = this.firstFrom(word); line < this.size; line++) {
      const start = this.starts[line] as number;
      if (!this.lines.startsWith(word, start)) return;
      // Behind the word stands a space, the line's end, or a sign above both, with which another word begins.
      if (this.lines.charCodeAt(start + word.length) > SPACE) return;
      yield [this.textAt(line), this.values[line] as Value];
    }
  }

  /** The texts of one word that are longer than `letters` and begin with them. */
  *wordsFrom(letters: string): Generator<[word: string, value: Value]> {
    let line = this.firstFrom(letters);
    while (line < this.size && this.lines.startsWith(letters, this.starts[line])) {
      const text = this.textAt(line);
      const space = text.indexOf(" ");
      if (space < 0 && text.length > letters.length) yield [text, this.values[line] as Value];
      line = space < 0 ? line + 1 : this.firstFrom(text.slice(0, space) + BEHIND_SPACE);
    }
  }

  /** With further texts, each of which replaces what it stood for. This table stays as it is. */
  with(entries: Iterable<readonly [text: string, value: Value]>): NameTable<Value> {
    return NameTable.of(new Map([...this, ...entries]));
  }

  /** As the constructor takes them. */
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

  /** The first line that does not stand before `text`. */
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

  /** By code units, without a copy of the line: every word that nobody knows is held against some thirty lines. */
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

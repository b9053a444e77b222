const LETTERS = 3;
const SMALL_A = 97;
const SMALL_Z = 122;
const LAST_ASCII = 127;
const BEYOND_ASCII = /[\u0080-\uffff]/;

/**
 * Finds the places of a text where one of some words may begin, by their first three letters. It may find too many
 * places but never too few: a character that is no plain letter matches any of them.
 */
export class Openings {
  /** Indexed by five bits of each letter, one bit for each combination: small enough for the processor's cache. */
  private readonly known = new Uint32Array(1 << (5 * LETTERS - 5));

  constructor(words: readonly string[]) {
    // A sign beyond ASCII opens any of them, see mayOpenAt.
    for (const word of words) if (!BEYOND_ASCII.test(word.slice(0, LETTERS))) this.add(word, 0, 0);
  }

  /** The next place at or after `from` where a word begins that may be one of them, or -1. */
  next(text: string, from: number): number {
    let inWord = from > 0 && isPlain(text.charCodeAt(from - 1));
    for (let at = from; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code > LAST_ASCII) return at;
      if (!isPlain(code)) inWord = false;
      else if (!inWord) {
        if (this.mayOpenAt(text, at)) return at;
        inWord = true;
      }
    }
    return -1;
  }

  /** Whether one of the words may begin at `at`. */
  mayOpenAt(text: string, at: number): boolean {
    const first = text.charCodeAt(at);
    const second = text.charCodeAt(at + 1);
    const third = text.charCodeAt(at + 2);
    if (first > LAST_ASCII || second > LAST_ASCII || third > LAST_ASCII) return true;
    const word = this.known[((first & 31) << 5) | (second & 31)] as number;
    return ((word >>> (third & 31)) & 1) === 1;
  }

  /** Where a short word has ended, or has a character that is not a small letter, every letter is allowed. */
  private add(word: string, letter: number, key: number): void {
    if (letter === LETTERS) {
      this.known[key >>> 5] = (this.known[key >>> 5] as number) | (1 << (key & 31));
      return;
    }
    const code = word.charCodeAt(letter);
    if (code >= SMALL_A && code <= SMALL_Z) this.add(word, letter + 1, (key << 5) | (code & 31));
    else for (let any = 0; any < 32; any++) this.add(word, letter + 1, (key << 5) | any);
  }
}

/** A letter or a digit of ASCII. */
function isPlain(code: number): boolean {
  const small = code | 32;
  return (small >= SMALL_A && small <= SMALL_Z) || (code >= 48 && code <= 57);
}

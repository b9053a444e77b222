import type { Openings } from "../text/openings";

const LONGEST_NUMBER_WORD = 10;

/** The first letters of words of a kind. They exclude most places cheaply, before a regular expression runs. */
export class Initials {
  private readonly codes = new Uint8Array(128);
  constructor(letters: string) {
    for (const letter of letters + letters.toUpperCase()) this.codes[letter.charCodeAt(0)] = 1;
  }
  /** For signs outside ASCII, the regular expression must decide. */
  mayStart(text: string, at: number): boolean {
    const code = text.charCodeAt(at);
    return code < 128 ? this.codes[code] === 1 : at < text.length;
  }
}

/** Reads a line from its start. A pattern that does not match at the current position leaves the position as it is. */
export class Reader {
  at = 0;
  constructor(readonly text: string) {}
  starts(initials: Initials): boolean {
    return initials.mayStart(this.text, this.at);
  }
  opens(openings: Openings): boolean {
    return this.at < this.text.length && openings.mayOpenAt(this.text, this.at);
  }
  take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (!match) return null;
    this.at = pattern.lastIndex;
    return match[0];
  }
  /** Like `take`, but returns only whether something was taken. */
  skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }
  /** The letters at the current position; null if they are longer than any number word. */
  letters(): string | null {
    const { text, at } = this;
    let end = at;
    for (let code = text.charCodeAt(end); isLetter(code) || isAccented(code); code = text.charCodeAt(end)) end++;
    if (end === at || end - at > LONGEST_NUMBER_WORD) return null;
    this.at = end;
    return text.slice(at, end);
  }
  /** A word: letters, possibly with one apostrophe ("pack's") and the dot of an abbreviation. */
  word(): string {
    const { text, at } = this;
    let end = at;
    for (let code = text.charCodeAt(end); isLetter(code) || isAccented(code); code = text.charCodeAt(end)) end++;
    if (end === at) return "";
    const apostrophe = text.charCodeAt(end);
    if ((apostrophe === APOSTROPHE || apostrophe === QUOTE) && isSmallLetter(text.charCodeAt(end + 1)))
      for (end += 2; isSmallLetter(text.charCodeAt(end)); ) end++;
    if (text.charCodeAt(end) === POINT) end++;
    this.at = end;
    return text.slice(at, end);
  }
  space(): void {
    this.at = this.behindSpace();
  }
  spaceAndHyphens(): void {
    this.at = this.behindSpaceAndHyphen();
  }
  behindSpaceAndHyphen(): number {
    const { text } = this;
    let { at } = this;
    while (at < text.length && (text.charCodeAt(at) === HYPHEN || isSpace(text, at))) at++;
    return at;
  }
  behindSpace(): number {
    const { text } = this;
    let { at } = this;
    while (at < text.length && isSpace(text, at)) at++;
    return at;
  }
}

export const HYPHEN = 45;

const POINT = 46;

const APOSTROPHE = 39;

const QUOTE = 0x2019;

const isSmallLetter = (code: number): boolean => code >= 97 && code <= 122;

const isLetter = (code: number): boolean => isSmallLetter(code | 32);

/** True for letters outside ASCII of scripts that separate words: Latin with marks, Greek, Cyrillic, Hebrew, Arabic. */
const isAccented = (code: number): boolean =>
  code >= 0xc0 &&
  (code < 0x250
    ? code !== 0xd7 && code !== 0xf7
    : (code >= 0x370 && code < 0x530) || (code >= 0x5d0 && code < 0x5eb) || (code >= 0x620 && code < 0x660));

function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 32 || (code >= 9 && code <= 13) || (code > 127 && /\s/.test(text.charAt(at)));
}

export const isBoundary = ({ text, at }: Reader): boolean =>
  at >= text.length || text.charAt(at) === "," || isSpace(text, at);

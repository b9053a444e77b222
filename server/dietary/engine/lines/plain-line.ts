/** Characters that need no special treatment; most lines consist of these only. */
const PLAIN = /^[\x20-\x22\x24-\x29\x2b-\x3b\x3d-\x5a\x61-\x7b\x7d]$/;
const PLAIN_SIGNS = Uint8Array.from({ length: 128 }, (_, code) => (PLAIN.test(String.fromCharCode(code)) ? 1 : 0));
/** "1. 2 eggs" is numbered, "1# beef" is a pound. */
const NUMBERED = /^\d{1,3}[.)]\s{1,9}(?=[\d½¼¾⅓⅔⅛])/;
/** "1 pinch(es)", "3 Zehe(n)": the brackets are an ending for singular or plural, not a note. */
const EITHER_NUMBER = /(?<=\p{L}{2})\((?:e?s|e?n|e|x)\)(?=[\s,.;]|$)/giu;
const POUND_SIGN = /(?<=\d)\s?#(?=\s)/g;

/**
 * Normalises a line that was typed, pasted or copied from a page: without bullets, boxes, markdown, tags and odd signs.
 */
export function plainLine(line: string): string {
  const first = line.charCodeAt(0);
  if (first >= DIGIT_0 && first <= DIGIT_9) {
    if (isPlainFrom(line, 1)) return withoutCounting(line);
  } else if (BEGINS_PLAIN.has(first) && isPlainFrom(line, 1)) return line;
  const plain = withoutCounting(withoutBullet(withoutMarkup(withPlainSigns(line))));
  return plain.trim() === "" ? line : plain;
}

const DIGIT_0 = 48;
const DIGIT_9 = 57;
const codesOf = (signs: string): ReadonlySet<number> => new Set(Array.from(signs, (sign) => sign.charCodeAt(0)));
const BEGINS_PLAIN = codesOf("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz(.½¼¾");
const PLAIN_BEYOND_ASCII = codesOf("½¼¾é–");

function isPlainFrom(line: string, from: number): boolean {
  for (let at = from; at < line.length; at++) {
    const code = line.charCodeAt(at);
    if (code < PLAIN_SIGNS.length ? PLAIN_SIGNS[code] === 0 : !PLAIN_BEYOND_ASCII.has(code)) return false;
  }
  return true;
}

/** Only a text that begins with a digit can begin with a line number. */
function withoutCounting(text: string): string {
  let plain = NUMBERED.test(text) ? text.replace(NUMBERED, "") : text;
  if (plain.includes("(")) plain = plain.replace(EITHER_NUMBER, "");
  return plain.includes("#") ? plain.replace(POUND_SIGN, " lb") : plain;
}

const ASCII = /^[\x20-\x7e]*$/;
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const LOWERED = "₀₁₂₃₄₅₆₇₈₉";

function withPlainSigns(line: string): string {
  if (ASCII.test(line)) return line;
  return line
    .replace(/\p{Cc}+/gu, " ")
    .replace(/\u00ad|[\u200b-\u200f]|\u2060|[\u2066-\u2069]|\ufe0e|\ufe0f|\ufeff/g, "")
    .replace(/(?<!\d(?=[\u2009\u202f]\d{3}(?!\d)))[\u00a0\u2000-\u200a\u202f\u3000]/g, " ")
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/ﬁ/g, "fi")
    .replace(/ﬂ/g, "fl")
    .replace(/ﬀ/g, "ff")
    .replace(/[\u2010-\u2012\u2212\ufe63]/g, "-")
    .replace(/(?<=[\d½¼¾⅓⅔])\s?[〜～∼]\s?(?=[\d½¼¾⅓⅔])/g, "-")
    .replace(/[⁰¹²³⁴-⁹]{1,3}\s?[/⁄∕]\s?[₀-₉]{1,3}/g, (part) => ` ${part.replace(/./gu, unraised)}`)
    .replace(/(?<=\p{L})[⁰¹²³⁴-⁹†‡]+(?=$|[\s,.;)])/gu, "")
    .replace(/[⁄∕]/g, "/");
}

function unraised(sign: string): string {
  const raised = RAISED.indexOf(sign);
  const digit = raised < 0 ? LOWERED.indexOf(sign) : raised;
  return digit < 0 ? sign : String(digit);
}

/** Removes links, tags, emphasis and code whose marks are in pairs, and signs of footnotes. */
function withoutMarkup(text: string): string {
  if (!/[*_`<\]~≈±#]|\+\//.test(text)) return text;
  return text
    .replace(/\[([^[\]]{1,300})\]\([^()\s]{0,300}\)/g, "$1")
    .replace(
      /<\/?(?:a|abbr|b|br|div|em|font|h[1-6]|i|label|li|p|small|span|strong|sub|sup|u)(?:\s[^<>]{0,300})?\/?>/gi,
      " ",
    )
    .replace(/\*\*|__|`/g, "")
    .replace(/(?<=[\p{L}\p{N}).,])[*_]+(?=$|[\s,.;)])/gu, "")
    .replace(/(?<=^|\s)[*_](?=\S)/g, "")
    .replace(/(?<=[\d½¼¾⅓⅔])\s?~\s?(?=[\d½¼¾⅓⅔])/g, "-")
    .replace(/(?:[~≈±]|\+\/-)\s?(?=[\d½¼¾⅓⅔])/g, "")
    .replace(/^\s{0,9}#{1,6}\s/, "");
}

/** Removes any number of bullets, dashes and tick boxes. */
function withoutBullet(text: string): string {
  const bare = text.replace(/^(?:[\s•·*▢☐☑☒✅✓✔✗□■▪▫◦‣⁃●○◆◇►▶➤→–—-]|\+(?!\/)|\[[ xX]?\](?!\())+(?=[^\s])/u, "");
  return bare === "" ? text : bare;
}

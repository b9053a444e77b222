/** Matches a text that needs no tidying: single spaces inside, no separator at either end. */
const TIDY = /^[\p{L}\p{N}(]+(?:[ '’.,/%&-][\p{L}\p{N}(]+)*\)?$/u;

/** The same as TIDY, without the regular expression for ASCII. */
function isTidy(text: string): boolean {
  let wasSign = true;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= SIGNS.length) return TIDY.test(text);
    const sign = SIGNS[code];
    if (sign === INSIDE) wasSign = false;
    else if (sign === BETWEEN && !wasSign) wasSign = true;
    else return sign === CLOSING && !wasSign && at === text.length - 1;
  }
  return !wasSign;
}

const INSIDE = 1;
const BETWEEN = 2;
const CLOSING = 3;
const SIGNS = Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  if (/[A-Za-z0-9(]/.test(sign)) return INSIDE;
  return sign === ")" ? CLOSING : " '.,/%&-".includes(sign) ? BETWEEN : 0;
});

/** Single spaces, and no separator at either end. */
export function tidy(text: string): string {
  const trimmed = text.trim();
  if (isTidy(trimmed)) return trimmed;
  return text
    .replace(/\s+/g, " ")
    .replace(/^[\s,;:.–-]+|[\s,;:–-]+$/g, "")
    .trim();
}

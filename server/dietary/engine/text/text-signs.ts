/**
 * Which kinds of characters a text contains, one bit each. They exclude most patterns, which need a character that the
 * text does not contain.
 */
export const BRACKET = 1;
export const LIST_SIGN = 2;
export const HYPHEN = 4;
export const DIGIT = 8;
export const LONG_SPACE = 16;
/** A character outside ASCII, which may count as any of the others. */
export const OUTSIDE = 32;
const SPACE = 64;

/** At least this many spaces in a row count as LONG_SPACE. */
export const LONG_SPACE_FROM = 20;

const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  if (/\s/.test(sign)) return SPACE;
  if (/[([]/.test(sign)) return BRACKET;
  if (/[,;]/.test(sign)) return LIST_SIGN;
  if (sign === "-") return HYPHEN;
  return /\d/.test(sign) ? DIGIT : 0;
});

export function signsIn(text: string): number {
  let signs = 0;
  let spaces = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const kind = code < KINDS.length ? (KINDS[code] as number) : OUTSIDE;
    signs |= kind;
    if (kind !== SPACE) spaces = 0;
    else if (++spaces === LONG_SPACE_FROM) signs |= LONG_SPACE;
  }
  return signs;
}

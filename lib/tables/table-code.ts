/** Letters and digits that people do not confuse when they read a code aloud. */
export const TABLE_CODE_SIGNS = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
export const TABLE_CODE_LENGTH = 6;

/** A typed code in capitals without separators. Null if it cannot be a code. */
export function readTableCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, "");
  const isCode = code.length === TABLE_CODE_LENGTH && [...code].every((sign) => TABLE_CODE_SIGNS.includes(sign));
  return isCode ? code : null;
}

/** A code in two halves, as it is shown and read aloud. */
export const readableTableCode = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`;

/** Letters and figures that nobody mistakes for each other when they are read out across a table. */
export const TABLE_CODE_SIGNS = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
export const TABLE_CODE_LENGTH = 6;

/** What somebody typed as the code is kept: in capitals, without what they put between. Null: it can be none. */
export function readTableCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, "");
  const isCode = code.length === TABLE_CODE_LENGTH && [...code].every((sign) => TABLE_CODE_SIGNS.includes(sign));
  return isCode ? code : null;
}

/** As it is shown and read out: in two halves. */
export const spokenTableCode = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`;

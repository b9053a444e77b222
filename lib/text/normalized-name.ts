/**
 * The form in which names are compared: lower case without accents, single spaces, letters and digits of any script.
 */
export const normalizedName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

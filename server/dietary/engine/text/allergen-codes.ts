/**
 * A run of codes in brackets, "(G, D, N)" or "[1,3,7]", or a run of two or more at the end: "Fish pie 4, 7, 9". In a
 * script without capitals, a single character is a word and no code.
 */
const IN_BRACKETS =
  /[([{]\s*(?:(?:contains|allergens?)\s*:?\s*)?((?:[\p{Lu}\p{Ll}]|\d{1,2}[\p{Lu}\p{Ll}]?)(?:[\s,;/.|&+-]+(?:[\p{Lu}\p{Ll}]|\d{1,2}[\p{Lu}\p{Ll}]?))*)\s*[)\]}]/giu;
const AT_THE_END = /[\s,]((?:\p{Lu}|\d{1,2})(?:\s*[,|]\s*(?:\p{Lu}|\d{1,2}))+)\s*\.?\s*$/u;
/** Excludes most texts cheaply, because they end in a small letter. */
const MAY_END_IN_CODE = /[\p{Lu}\d][\s.]*$/u;
const CODE = /[\p{Lu}\p{Ll}]|\d{1,2}[\p{Lu}\p{Ll}]?/gu;
/**
 * The longest run at the end that is searched: no menu writes more codes, and the pattern would try each character of a
 * longer run as the first.
 */
const LONGEST_END = 200;
/** The EU has fourteen classes, so a higher number counts pieces or grams. */
const HIGHEST_NUMBER = 14;

const ONLY_CODES =
  /^(?:[\p{Lu}\p{Ll}]|\d{1,2}[\p{Lu}\p{Ll}]?)(?:[\s,;/.|&+-]+(?:[\p{Lu}\p{Ll}]|\d{1,2}[\p{Lu}\p{Ll}]?))*$/u;

export const isCodeRun = (text: string): boolean => ONLY_CODES.test(text);

export type CodeRun = { readonly start: number; readonly end: number };

/**
 * Finds the places where a menu refers to its allergen key. Each restaurant has its own letters and numbers, which only
 * the key explains, so the dish is unknown, not free of them. "(V)" is a claim and no code.
 */
export function findAllergenCodes(text: string): CodeRun[] {
  const runs: CodeRun[] = [];
  if (/[([{]/.test(text))
    for (const match of text.matchAll(IN_BRACKETS))
      addRun(runs, match.index + match[0].indexOf(match[1] ?? ""), match[1]);
  const from = Math.max(0, text.length - LONGEST_END);
  const last = MAY_END_IN_CODE.test(text.slice(from)) ? AT_THE_END.exec(text.slice(from)) : null;
  if (last) addRun(runs, from + last.index + last[0].indexOf(last[1] ?? ""), last[1]);
  return runs;
}

function addRun(runs: CodeRun[], start: number, run: string | undefined): void {
  const codes = run?.match(CODE) ?? [];
  const isKey =
    codes.some((code) => !/^v$/i.test(code)) && codes.every((code) => !(Number.parseInt(code, 10) > HIGHEST_NUMBER));
  if (run && isKey) runs.push({ start, end: start + run.length });
}

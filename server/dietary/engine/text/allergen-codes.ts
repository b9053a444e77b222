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
  /^(?:[\p{Lu}\p{Ll}]|\d{1,2}[\p{Lu}\p{Ll}]?|[*†‡§¹²³⁰⁴-⁹]{1,3})(?:[\s,;/.|&+·-]+(?:[\p{Lu}\p{Ll}]|\d{1,2}[\p{Lu}\p{Ll}]?|[¹²³⁰⁴-⁹]{1,2}))*$/u;

export const isCodeRun = (text: string): boolean => ONLY_CODES.test(text);

/** `codes`: the codes one by one, if the menu's key has all of them. */
export type CodeRun = { readonly start: number; readonly end: number; readonly codes?: readonly string[] };

/**
 * Finds the places where a menu refers to its allergen key. Each restaurant has its own letters and numbers, which only
 * the key explains, so the dish is unknown, not free of them. "(V)" is a claim and no code. `key`: the menu's own
 * key, with which codes of several letters, single ones at the end and signs are found as well.
 */
export function findAllergenCodes(text: string, key: KeyCodes | null = null): CodeRun[] {
  const runs: CodeRun[] = key ? runsOfKey(text, key) : [];
  if (/[([{]/.test(text))
    for (const match of text.matchAll(IN_BRACKETS))
      addRun(runs, match.index + match[0].indexOf(match[1] ?? ""), match[1]);
  const from = Math.max(0, text.length - LONGEST_END);
  const last = MAY_END_IN_CODE.test(text.slice(from)) ? AT_THE_END.exec(text.slice(from)) : null;
  if (last) addRun(runs, from + last.index + last[0].indexOf(last[1] ?? ""), last[1]);
  addSigns(runs, text);
  return key ? withoutOverlaps(runs) : runs;
}

function addRun(runs: CodeRun[], start: number, run: string | undefined): void {
  const codes = run?.match(CODE) ?? [];
  const isKey =
    codes.some((code) => !/^v$/i.test(code)) && codes.every((code) => !(Number.parseInt(code, 10) > HIGHEST_NUMBER));
  if (run && isKey) runs.push({ start, end: start + run.length });
}

const BRACKETS = /[([{]\s*(?:(?:contains|allergens?)\s*:?\s*)?([^()[\]{}]{1,80})[)\]}]/giu;
/** Codes at the end, also one alone or stuck to the last word: "Schnitzel A", "Suppe1,3". */
const LAST_CODES =
  /(?:(?<=\s)\p{Lu}[\p{L}\d]{0,2}|(?<=\p{L}|\s)\d{1,2}\p{L}?)(?:[\s,;/|]{1,3}(?:\p{Lu}[\p{L}\d]{0,2}|\d{1,2}\p{L}?))*\s*$/u;
const BETWEEN_CODES = /[\s,;/.|&+-]+/;

/** `tellsFood`: whether the key says more of the code than a claim. "(GF)" alone is read as the words "gluten free" are. */
export type KeyCodes = { readonly isInKey: (code: string) => boolean; readonly tellsFood: (code: string) => boolean };

/** The runs whose codes are all in the menu's key. */
function runsOfKey(text: string, { isInKey, tellsFood }: KeyCodes): CodeRun[] {
  const runs: CodeRun[] = [];
  const add = (start: number, written: string) => {
    const codes = written.trim().split(BETWEEN_CODES);
    if (codes.every(isInKey) && codes.some(tellsFood))
      runs.push({ start, end: start + written.trimEnd().length, codes });
  };
  for (const match of text.matchAll(BRACKETS)) add(match.index + match[0].indexOf(match[1] ?? ""), match[1] ?? "");
  const from = Math.max(0, text.length - LONGEST_END);
  const last = LAST_CODES.exec(text.slice(from));
  if (last) add(from + last.index, last[0]);
  for (const match of text.matchAll(SIGNS)) {
    // "¹³" may be the thirteenth class, or the first and the third.
    const signs = match[0].split(BETWEEN_SIGNS).flatMap((sign) => (/^[*†‡§]/.test(sign) ? [sign] : [sign, ...sign]));
    const codes = [...new Set(signs)].filter(isInKey);
    if (codes.length > 0) runs.push({ start: match.index, end: match.index + match[0].length, codes });
  }
  return runs;
}

/** A sign that refers to a note: "Fish cakes*", "Soup ¹". Pairs of stars are marks of bold letters. */
const SIGNS = /(?<=[\p{L}\p{N})\]"”]\s?)(?:\*{1,3}|[†‡§]+|[¹²³⁰⁴-⁹]+(?:[\s,·.]{1,2}[¹²³⁰⁴-⁹]+)*)(?=[\s,;.)]|$)/gu;
const BETWEEN_SIGNS = /[\s,·.]+/;
const MAY_HAVE_SIGN = /[*†‡§¹²³⁰⁴-⁹]/;
const BOLD = /(?<![\p{L}\p{N}])\*{1,3}[\p{L}\p{N}]/u;

/** Signs whose note the text does not have. */
function addSigns(runs: CodeRun[], text: string): void {
  if (!MAY_HAVE_SIGN.test(text) || BOLD.test(text)) return;
  for (const match of text.matchAll(SIGNS)) runs.push({ start: match.index, end: match.index + match[0].length });
}

function withoutOverlaps(runs: CodeRun[]): CodeRun[] {
  const kept: CodeRun[] = [];
  for (const run of runs) if (kept.every(({ start, end }) => run.end <= start || end <= run.start)) kept.push(run);
  return kept.sort((a, b) => a.start - b.start);
}

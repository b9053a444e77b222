import type { CsvTable } from "@/lib/csv/read-csv";
import { ALLERGEN_WORDS, CLAIM_WORDS } from "./allergen-words";
import { folded } from "./heading-words";

/** What the codes of a menu stand for by its own legend, as "A = gluten". Null: a claim ("V = vegan"), not believed. */
export type Legend = ReadonlyMap<string, string | null>;

const CODE = "(?:\\p{L}{1,2}\\d?|\\d{1,2}\\p{L}?)";
const ENTRY = new RegExp(`^\\(?(${CODE})\\)?\\s*([=:–—-])\\s*(\\p{L}.*)$`, "u");
const NEXT_ENTRY = new RegExp(`[;|\\n]|,(?=\\s*\\(?${CODE}\\)?\\s*[=:–—-])|\\s(?=\\(?${CODE}\\)?\\s*=)`, "u");
const TITLE =
  /^(?:allergen(?:s|e|es|i|os)?|allergenkennzeichnung|allerg[eè]nes|al[eé]rgenos)?\s*(?:legende?|l[eé]gende|leyenda|leggenda|keys?|codes?|zeichenerklärung)?\s*:?\s*/iu;
/** "Allergens (A = gluten, G = milk)" */
const IN_HEADING = new RegExp(`^(.*?)[\\s:([]+(\\(?${CODE}\\)?\\s*=.*?)[)\\]]?$`, "u");

/** Takes the legend out of a table: from its headings, and from rows that hold nothing else. */
export function withoutLegend({ headers, rows }: CsvTable): { csv: CsvTable; legend: Legend } {
  const legend = new Map<string, string | null>();
  const add = (entries: readonly Entry[] | null) => {
    for (const [code, value] of entries ?? []) legend.set(code, standsFor(value));
    return entries !== null;
  };
  const bare = headers.map((heading) => {
    const [, before = "", listed = ""] = IN_HEADING.exec(heading) ?? [];
    return before !== "" && add(entriesIn(listed)) ? before.trim() : heading;
  });
  const dishes = rows.filter((cells) => !add(entriesIn(filled(cells).join("\n"))));
  const paired = dishes.filter((cells, _, all) => !add(pairIn(cells, all)));
  return { csv: { headers: bare, rows: paired.filter((cells) => !isTitle(cells, legend)) }, legend };
}

/** The same for the lines of a pasted menu. */
export function withoutLegendLines(lines: readonly string[]): { lines: string[]; legend: Legend } {
  const legend = new Map<string, string | null>();
  const left = lines.filter((line) => {
    const entries = entriesIn(line);
    for (const [code, value] of entries ?? []) legend.set(code, standsFor(value));
    return entries === null;
  });
  return { lines: left.filter((line) => !isTitle([line], legend)), legend };
}

type Entry = readonly [code: string, value: string];

const filled = (cells: readonly string[]): string[] => cells.flatMap((cell) => cell.trim() || []);

/** The entries of a text that is a legend and nothing else; null for any other. */
function entriesIn(text: string): Entry[] | null {
  const parts = text
    .replace(TITLE, "")
    .split(NEXT_ENTRY)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const entries = parts.map((part) => ENTRY.exec(part));
  if (parts.length === 0 || entries.includes(null)) return null;
  const read = entries.map((entry): Entry => [entry?.[1] ?? "", (entry?.[3] ?? "").trim()]);
  // "7 - Fish" alone is a dish with its number.
  const isDish = entries.length === 1 && entries[0]?.[2] !== "=" && !/^\p{L}$/u.test(entries[0]?.[1] ?? "");
  return !isDish && read.some(([, value]) => isKnown(value)) ? read : null;
}

/** A row of two cells, a code that other rows use and what it stands for. */
function pairIn(cells: readonly string[], rows: readonly (readonly string[])[]): Entry[] | null {
  const [code = "", value = "", ...more] = filled(cells);
  const isCode = new RegExp(`^${CODE}$`, "u").test(code);
  if (!isCode || more.length > 0 || !ALLERGEN_WORDS.has(folded(value))) return null;
  const isUsed = rows.some((other) => other !== cells && other.some((cell) => codesOf(cell)?.includes(code)));
  return isUsed ? [[code, value]] : null;
}

const isTitle = (cells: readonly string[], legend: Legend): boolean => {
  const [only = "", ...more] = filled(cells);
  return legend.size > 0 && more.length === 0 && only !== "" && only.replace(TITLE, "") === "";
};

const isKnown = (value: string): boolean => {
  const words = folded(value);
  const isWord = (word: string) => ALLERGEN_WORDS.has(word) || CLAIM_WORDS.has(word);
  return isWord(words) || words.split(" ").some(isWord);
};

const standsFor = (value: string): string | null =>
  CLAIM_WORDS.has(folded(value)) ? null : (ALLERGEN_WORDS.get(folded(value)) ?? value);

const ALL_CODES = new RegExp(`^${CODE}(?:[\\s,;/.|&+-]+${CODE})*$`, "u");

/** The codes of a text that holds nothing else; null for any other. */
const codesOf = (text: string): string[] | null => {
  const inside = text.trim().replace(/^[([]\s*|\s*[)\]]$/g, "");
  return ALL_CODES.test(inside) ? inside.split(/[\s,;/.|&+-]+/) : null;
};

/** What stands for a code: null for a claim, undefined where the legend does not have it. */
const meaningOf = (legend: Legend, code: string): string | null | undefined =>
  legend.has(code) ? legend.get(code) : legend.get(code.toUpperCase());

/** What a cell of codes says: allergens by the legend, and the codes that it lacks. Null: it holds no codes. */
export function readCodes(cell: string, legend: Legend): { named: string[]; unknown: string[] } | null {
  const codes = legend.size === 0 ? null : (codesOf(cell) ?? runTogether(cell, legend));
  if (codes === null) return null;
  return {
    named: codes.flatMap((code) => meaningOf(legend, code) ?? []),
    unknown: codes.filter((code) => meaningOf(legend, code) === undefined),
  };
}

/** "ACG" */
const runTogether = (cell: string, legend: Legend): string[] | null => {
  const letters = [...cell.trim()];
  return letters.length > 1 && letters.every((letter) => legend.has(letter)) ? letters : null;
};

const IN_BRACKETS = /[([]([^()[\]]{1,80})[)\]]/g;
const AT_THE_END = new RegExp(`\\s(${CODE}(?:\\s*[,/|]\\s*${CODE})+)$`, "u");

/** Takes codes that the legend explains out of a text: "Schnitzel (A, C)". Others stay, and make the dish unknown. */
export function takeCodes(text: string, legend: Legend): { text: string; named: string[] } {
  if (legend.size === 0) return { text, named: [] };
  const named: string[] = [];
  const take = (whole: string, codes: string) => {
    const read = readCodes(codes, legend);
    if (!read || read.unknown.length > 0) return whole;
    named.push(...read.named);
    return "";
  };
  const left = text.replace(IN_BRACKETS, take).replace(AT_THE_END, take);
  return { text: left.replace(/\s{2,}/g, " ").trim(), named };
}

/** An invisible character that folding removes from a word, so that the word stays whole and the offsets stay valid. */
const FILLER = "\u034F";
/** Excludes most texts cheaply, because they contain none of these. */
const MAY_NEED_IT =
  /(?<![A-Za-z])[A-Za-z][.*-][A-Za-z][.*-][A-Za-z](?![A-Za-z])|(?<![A-Za-z])[Ww]\/|[&\u00AD\u200B-\u200D\u2060\uFEFF]|[-\u2010\u2011‐]\s|\d:\d|<[/A-Za-z]|(?<![A-Za-z])[Qq]\.\s?[Bb]/;
const ENTITY = /&(?:#(\d{2,5})|#x([\da-f]{2,4})|([a-z]{2,8}));/gi;
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
/** "P.E.A.N.U.T" */
const SPELT_OUT = /(?<![\p{L}\p{N}])\p{L}(?:[.*-]\p{L}){2,}(?![\p{L}\p{N}])/gu;
/** "<b>milk</b>": labels are pasted with the marks of their page. */
const TAG = /<\/?[a-z][^<>]{0,80}>/gi;
/** "q.b.": as much as is needed, in Italian recipes. */
const TO_TASTE = /(?<![\p{L}\p{N}])q\.\s?b\.?(?![\p{L}\p{N}])/giu;
/** "hazel-\nnut": a line break inside a word. */
const BROKEN_WORD = /(?<=\p{L}[-\u2010\u2011])[ \t]*\r?\n[ \t]*(?=\p{Ll})/gu;
/** "Caesar salad - romaine, parmesan": this hyphen is read as a dash, because a hyphen would join two words. */
const SPACED_HYPHEN = /(?<=\s)[-\u2010\u2011](?=\s)/g;
/** "w/o butter" is "without"; "w/ lemon" is "with", which begins another part of the dish. */
const WITHOUT = /(?<![\p{L}\p{N}])w\/o(?![\p{L}\p{N}])/giu;
const WITH = /(?<![\p{L}\p{N}])w\/(?=\s?\p{L})/giu;
/** "1:1 gluten-free flour": a ratio is one number and parts no list. */
const RATIO = /(?<=(?<!\d)\d):(?=\d(?!\d))/g;

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  nbsp: " ",
  quot: '"',
  apos: "'",
  rsquo: "’",
  lsquo: "‘",
  rdquo: "”",
  ldquo: "“",
  ndash: "–",
  mdash: "—",
  bull: "•",
  middot: "·",
  hellip: "…",
  reg: "®",
  trade: "™",
  shy: FILLER,
  szlig: "ß",
  oelig: "œ",
  aelig: "æ",
  oslash: "ø",
};
const ACCENTS: Readonly<Record<string, string>> = {
  acute: "\u0301",
  grave: "\u0300",
  circ: "\u0302",
  uml: "\u0308",
  tilde: "\u0303",
  cedil: "\u0327",
  ring: "\u030A",
};
const ACCENTED = /^([a-z])(acute|grave|circ|uml|tilde|cedil|ring)$/i;

/**
 * The text as a person sees it, with the same length: character references and "w/" are resolved, soft hyphens do not
 * divide a word, and a hyphen between spaces separates what is beside it.
 */
export function readable(text: string): string {
  if (!MAY_NEED_IT.test(text)) return text;
  return text
    .replace(ENTITY, (written, decimal, hex, name) => padded(entity(decimal, hex, name), written))
    .replace(BROKEN_WORD, (gap) => " ".repeat(gap.length))
    .replace(UNSEEN, FILLER)
    .replace(TAG, (tag) => " ".repeat(tag.length))
    .replace(TO_TASTE, (said) => said.replace(/\./g, FILLER).replace(/\s/g, FILLER))
    .replace(SPELT_OUT, (letters) => letters.replace(/[.*-]/g, FILLER))
    .replace(WITHOUT, "no ")
    .replace(WITH, "; ")
    .replace(RATIO, ".")
    .replace(SPACED_HYPHEN, ",");
}

function entity(decimal: string | undefined, hex: string | undefined, name: string | undefined): string | null {
  if (name === undefined) return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16));
  const known = NAMED[name.toLowerCase()];
  if (known !== undefined) return known;
  const [, letter, accent] = ACCENTED.exec(name) ?? [];
  return letter && accent ? letter + ACCENTS[accent.toLowerCase()] : null;
}

/** Pads a resolved sign to its written length. Combining marks and joiners belong to the word around them. */
function padded(sign: string | null, written: string): string {
  if (sign === null || sign.length > written.length) return written;
  return sign + (/[\p{L}\p{M}]/u.test(sign) ? FILLER : " ").repeat(written.length - sign.length);
}

import { anyOf, meaningsOf, setOfKind } from "./word-lists";

/**
 * Brings spellings of one word together: case, accents, plurals, British and American endings. The same folding
 * runs over the reference text and over what people write, so a folded form need not be a real word.
 */
const IRREGULAR: ReadonlyMap<string, string> = new Map(meaningsOf("respelled"));

const cache = new Map<string, string>();
const CACHE_LIMIT = 20_000;

/** Folds one word, which has no punctuation, in any case and with any accents. */
export function foldWord(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const folded = foldPlain(plainLetters(word));
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(word, folded);
  return folded;
}

/**
 * Words that mean something else without their marks: "al" is not "aal" (eel), "bò" is beef and "bo" is butter, "lạc"
 * is a peanut and "lac" a lake.
 */
const TOLD_BY_MARKS = setOfKind("told_by_marks");
const LONGEST_TOLD = Math.max(...[...TOLD_BY_MARKS].map(({ length }) => length));

/** Matches an elided article, which is ignored: "lait d'amande", "all'arrabbiata". */
const ELISION = new RegExp(`^${anyOf("elided")}['’ʼ\`´](?=\\p{L}{3})`, "u");

function plainLetters(word: string): string {
  if (/^[a-z0-9]+$/.test(word)) return word;
  const marked = word.length <= LONGEST_TOLD ? word.normalize("NFC").toLowerCase() : "";
  if (TOLD_BY_MARKS.has(marked)) return marked;
  return word
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/ø/g, "o")
    .replace(/ß/g, "ss")
    .replace(/ł/g, "l")
    .replace(/đ/g, "d")
    .replace(/ı/g, "i")
    .replace(ELISION, "")
    .replace(/['’ʼ`´]s$/u, "")
    .replace(/['’ʼ`´]/gu, "");
}

function foldPlain(plain: string): string {
  const irregular = IRREGULAR.get(plain);
  if (irregular) return irregular;
  const one = singular(plain);
  return IRREGULAR.get(one) ?? oneSpelling(one);
}

const LETTER_S = 115;
const LETTER_E = 101;

function singular(word: string): string {
  if (word.length <= 3) return word;
  const last = word.charCodeAt(word.length - 1);
  if (last !== LETTER_S && last !== LETTER_E) return word;
  if (/(ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(oes|ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
  if (/s$/.test(word)) return word.slice(0, -1);
  if (word.length > 4 && /ie$/.test(word)) return `${word.slice(0, -2)}y`;
  if (word.length > 4 && /(che|oe)$/.test(word)) return word.slice(0, -1);
  return word;
}

function oneSpelling(word: string): string {
  if (word.length < 5) return word;
  let w = word;
  if (w.includes("sulph")) w = w.replace("sulph", "sulf");
  if (w.includes("our") && !/^(flour|pour|hour|sour|four|tour)/.test(w)) w = w.replace(/([bmvl])our/, "$1or");
  if (w.length > 6 && w.includes("is") && !/(raise|braise|poise|anise|rise)/.test(w))
    w = w.replace(/is(e|ed|ing|er|ation)$/, "iz$1");
  if (w.endsWith("fibre")) w = w.replace("fibre", "fiber");
  if (w.endsWith("litre")) w = w.replace("litre", "liter");
  return w;
}

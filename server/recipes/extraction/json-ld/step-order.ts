import { isObject, type JsonValue, property } from "./json-value";

/** Sorts steps that state their numbers by these; all others keep their order. */
export function inOrder(items: JsonValue[]): JsonValue[] {
  const placed = items.map((item) => ({ item, place: placeOf(item) }));
  const places = placed.map(({ place }) => place);
  const isNumbered = places.every(Number.isFinite) && new Set(places).size === items.length;
  return isNumbered ? placed.sort((a, b) => a.place - b.place).map(({ item }) => item) : items;
}

function placeOf(item: JsonValue): number {
  const position = isObject(item) ? property(item, "position") : undefined;
  return typeof position === "number" || (typeof position === "string" && /^\d{1,4}$/.test(position))
    ? Number(position)
    : Number.NaN;
}

const STEP_WORD = "(?:step|schritt|[ée]tape|paso|passo|stap|steg|trinn|trin|krok|lépés|βήμα)\\s*";
/**
 * The ways to number steps in one text. Behind "1." no digit may follow, as in "1.5 dl"; where the number is glued to its
 * step, a capital letter must follow.
 */
const NUMBERINGS: readonly RegExp[] = [
  new RegExp(`(?<=^|[\\s.!?)。！？])(?:${STEP_WORD})?(\\d{1,2})\\s?[.):/]\\s+(?=[\\p{L}"'«„“(])`, "giu"),
  /(?<=^|[\s.!?)])(\d{1,2})\s?[.):]-?(?=\p{Lu}|\p{Lo})/gu,
  /(?<=^|[\s.!?)。！？；;])(\d{1,2})\s?[、．.]\s*(?=\p{Lo})/gu,
  new RegExp(`(?<=^|[\\s.!?)])${STEP_WORD}(\\d{1,2})\\s*[-–—:.]?\\s+(?=\\p{Lu})`, "giu"),
  /(?<=^|[.!?)]\s?)(\d{1,2})\s(?=\p{Lu})/gu,
  // "步骤1：…步骤2：…", "手順1 … 手順2 …", "第1步，…第2步，…"
  /(?<=^|[\s.!?)。！？；;])(?:步[骤驟]|手順|工程|단계)\s?(\d{1,2})\s?[：:、．.]?\s*(?=\p{Lo})/gu,
  /(?<=^|[\s.!?)。！？；;])第\s?(\d{1,2})\s?(?:步|단계)\s?[：:、，,]?\s*(?=\p{Lo})/gu,
];
const SIGNS = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳";
const SIGN = new RegExp(`([${SIGNS}])\\s*`, "gu");

/**
 * Splits "1. Halve the plums. 2. Bake them." into two steps, also "1.Halve … 2.Bake", "1、切块。2、炒熟" and "① … ②". The
 * numbers must begin with one, and the first must be at the very beginning.
 */
export function splitNumbered(line: string): string[] {
  for (const numbering of NUMBERINGS) {
    const starts = startsOf(line, numbering, Number);
    if (starts.length >= 2) return partsOf(line, starts);
  }
  const starts = startsOf(line, SIGN, (sign) => SIGNS.indexOf(sign) + 1);
  return starts.length >= 2 ? partsOf(line, starts) : [line];
}

function startsOf(line: string, numbering: RegExp, toPlace: (written: string) => number): number[] {
  const starts: number[] = [];
  for (const match of line.matchAll(numbering)) {
    if (toPlace(match[1] ?? "") === starts.length + 1 && (starts.length > 0 || match.index === 0))
      starts.push(match.index);
  }
  return starts;
}

const partsOf = (line: string, starts: readonly number[]): string[] =>
  starts.map((start, i) => line.slice(start, starts[i + 1] ?? line.length).trim());

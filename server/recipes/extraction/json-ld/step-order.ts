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

const NUMBER =
  /(?<=^|[\s.!?)])(?:step\s+|schritt\s+|[ée]tape\s+|paso\s+|passo\s+|stap\s+)?(\d{1,2})[.):]\s+(?=\p{L})/giu;

/**
 * Splits "1. Halve the plums. 2. Bake them." into two steps. The numbers must begin with one, and the first must be at
 * the very beginning.
 */
export function splitNumbered(line: string): string[] {
  const starts: number[] = [];
  for (const match of line.matchAll(NUMBER)) {
    if (Number(match[1]) === starts.length + 1 && (starts.length > 0 || match.index === 0)) starts.push(match.index);
  }
  if (starts.length < 2) return [line];
  return starts.map((start, i) => line.slice(start, starts[i + 1] ?? line.length).trim());
}

/** Removes what differs between two products with the same data: addresses, times and random values. */
const EVER_NEW: readonly [RegExp, string][] = [
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, "<id>"],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?/g, "<time>"],
  [/\b\d{4}-\d\d-\d\d\b/g, "<day>"],
];
/** Random texts, and figures of the process. */
const EVER_NEW_FIELDS =
  /(?:token|secret|^key|_key|code|^kid|^[nxy]|version|etag|client_id|uptime|_ms|seconds_ago|cursor|^next|placeholder)$/i;

export function normaliseText(text: string, origin: string): string {
  const host = new URL(origin).host;
  const placed = text.replaceAll(origin, "<origin>").replaceAll(host, "<host>");
  return EVER_NEW.reduce((given, [pattern, word]) => given.replace(pattern, word), placed);
}

/** The same shape, with every text normalised. `under`: the name of the field that holds the value. */
export function normalise(value: unknown, origin: string, under = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => normalise(each, origin, under));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [normaliseText(name, origin), normalise(each, origin, name)]),
    );
  }
  if (EVER_NEW_FIELDS.test(under) && (typeof value === "string" || typeof value === "number")) return `<${under}>`;
  return typeof value === "string" ? normaliseText(value, origin) : value;
}

/** The lines of a table, sorted by their text, because the table's own order may follow ids. */
export const normaliseTable = (text: string, origin: string): string[] => {
  const [head = "", ...rows] = normaliseText(text, origin).split("\r\n");
  return [head, ...rows.sort()];
};

/** The kinds of values at each place, for rows whose order follows ids. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : [];
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)]));
  }
  return value === null ? null : typeof value;
}

/** One place where two answers differ, with the first pair of values found there. */
export type Difference = { place: string; before: string; after: string; times: number };

const SHOWN = 90;
const short = (value: unknown): string => {
  const text = value === undefined ? "absent" : (JSON.stringify(value) ?? "");
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
};
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every place where the two differ; elements of lists share one place, "items[].name". */
export function differences(before: unknown, after: unknown): Difference[] {
  const found = new Map<string, Difference>();
  const note = (place: string, was: unknown, is: unknown) => {
    const known = found.get(place);
    if (known) known.times += 1;
    else found.set(place, { place, before: short(was), after: short(is), times: 1 });
  };
  const walk = (place: string, was: unknown, is: unknown): void => {
    if (Array.isArray(was) && Array.isArray(is)) {
      if (was.length !== is.length) note(`${place}.length`, was.length, is.length);
      for (let at = 0; at < Math.min(was.length, is.length); at += 1) walk(`${place}[]`, was[at], is[at]);
    } else if (isObject(was) && isObject(is)) {
      for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
        walk(place === "" ? name : `${place}.${name}`, was[name], is[name]);
      }
    } else if (was !== is) note(place, was, is);
  };
  walk("", before, after);
  return [...found.values()];
}

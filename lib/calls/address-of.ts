import type { CallName, Given, Place } from "./contract";

type Parts = {
  params?: Readonly<Record<string, unknown>>;
  query?: URLSearchParams | Readonly<Record<string, unknown>>;
};

/** The address of a call, for links and for streams; `call` makes its own from the same name. */
export const addressOf = <N extends CallName>(name: N, ...[given]: Given<Place<N>>): string =>
  writeAddress(name, given as Parts | undefined);

/** "GET /recipes/{id}" with its parts. A value is one whole segment, whatever it contains. */
export function writeAddress(name: string, { params = {}, query }: Parts = {}): string {
  const path = name
    .slice(name.indexOf(" ") + 1)
    .replace(/\{(.+?)\}/g, (_, part: string) => segment(name, params[part]));
  const text = query ? writeQuery(query) : "";
  return text === "" ? path : `${path}?${text}`;
}

/** An empty segment and dots would name another address: that of the whole list, or of what is above it. */
function segment(name: string, value: unknown): string {
  const text = value === undefined || value === null ? "" : String(value);
  if (/^\.{0,2}$/.test(text)) throw new TypeError(`${name} cannot be called for "${text}"`);
  return encodeURIComponent(text);
}

/** A list repeats its name, and what is undefined is left out. */
const writeQuery = (query: NonNullable<Parts["query"]>): string =>
  query instanceof URLSearchParams
    ? query.toString()
    : new URLSearchParams(
        Object.entries(query).flatMap(([key, value]) =>
          value === undefined ? [] : [value].flat().map((each) => [key, String(each)]),
        ),
      ).toString();

export type TableSort = { key: string; descending: boolean };

export type TableState = {
  /** The first page is 1. */
  page: number;
  sort: TableSort | null;
  search: string;
  /** Maps a column to its filter value; columns without a filter are absent. */
  filters: Readonly<Record<string, string>>;
  hidden: readonly string[];
};

type Defaults = { sort?: string; hidden: readonly string[]; prefix: string };

const FILTER = "f.";
const MAX_PAGE = 1_000_000;

export const sortToText = (sort: TableSort | null): string => (sort ? `${sort.descending ? "-" : ""}${sort.key}` : "");

export function sortFromText(text: string | undefined): TableSort | null {
  if (!text || text === "-") return null;
  return text.startsWith("-") ? { key: text.slice(1), descending: true } : { key: text, descending: false };
}

/** Reads the table's state from the URL; invalid values count as absent. */
export function readTableState(search: URLSearchParams, { sort, hidden, prefix }: Defaults): TableState {
  const page = Number(search.get(`${prefix}page`) ?? 1);
  const filterPrefix = prefix + FILTER;
  return {
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    sort: sortFromText(search.get(`${prefix}sort`) ?? sort),
    search: search.get(`${prefix}q`) ?? "",
    filters: Object.fromEntries(
      [...search]
        .filter(([name, value]) => name.startsWith(filterPrefix) && value !== "")
        .map(([name, value]) => [name.slice(filterPrefix.length), value]),
    ),
    hidden: search.has(`${prefix}hide`) ? (search.get(`${prefix}hide`) ?? "").split(",").filter(Boolean) : hidden,
  };
}

/** Keeps other parameters of the URL, and leaves out table values that equal their default. */
export function writeTableState(
  before: URLSearchParams,
  state: TableState,
  { sort, hidden, prefix }: Defaults,
): URLSearchParams {
  const after = new URLSearchParams([...before].filter(([name]) => !name.startsWith(prefix + FILTER)));
  const put = (name: string, value: string, usual: string) =>
    value === usual ? after.delete(prefix + name) : after.set(prefix + name, value);
  put("page", String(state.page), "1");
  put("sort", sortToText(state.sort), sort ?? "");
  put("q", state.search, "");
  put("hide", state.hidden.join(","), hidden.join(","));
  for (const [column, value] of Object.entries(state.filters))
    if (value !== "") after.set(prefix + FILTER + column, value);
  return after;
}

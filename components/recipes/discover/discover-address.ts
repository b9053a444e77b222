import { type DietKey, isDietKey } from "@/lib/dietary/diets";
import { LINKS } from "@/lib/links";
import { FIT_MODES, type FitMode } from "@/lib/recipes/fit-modes";
import { KIND_NAMES, type KindKey, type KindName, kindKey, ofEachKind } from "@/lib/recipes/kinds";
import { SORTS, type Sort } from "@/lib/recipes/sorts";
import { SEARCHED_MINUTES } from "@/lib/recipes/times";
import type { RecipePageSize } from "@/lib/schemas/recipes";

// Repeated here, because the browser reads addresses too and should not load the parser of lib/schemas.
export const PAGE_SIZES = [10, 20, 50] as const satisfies readonly RecipePageSize[];
/** The times in minutes that the screen offers; the API accepts any. */
export const TIMES = SEARCHED_MINUTES;
const DEFAULT_PAGE_SIZE: RecipePageSize = 20;

/** The kinds that are asked for; null: any. */
type KindFilters = { [Name in KindName]: KindKey<Name> | null };

/** The state of the discover page, as its address describes it. Defaults are left out of the address. */
export type Discover = KindFilters & {
  q: string;
  ingredients: readonly string[];
  match: "all" | "any";
  exclude: readonly string[];
  /** The ingredients that the person has. */
  have: readonly string[];
  /** The longest total time, in minutes. */
  time: number | null;
  diet: DietKey | null;
  sort: Sort;
  /** False: recipes that do not fit the person are shown too. */
  fitsMe: boolean;
  /** How certain a fit must be. */
  fit: FitMode;
  /** The address of the web page that the recipe was looked up by. */
  sourceUrl: string | null;
  page: number;
  pageSize: RecipePageSize;
  /** The id of the recipe whose details are shown beside the results. */
  recipe: string | null;
};

const MAX_TERMS = 20;
const MAX_TERM = 100;
const MAX_TEXT = 200;
const MAX_URL = 2000;
/** A limit for invalid input; no search has this many pages (SEARCH_TOTAL_LIMIT). */
const LAST_PAGE = 1_000_000;

type Search = Record<string, string | string[] | undefined>;

/** Removes control characters: they mean nothing in a search, and the database rejects NUL. */
const clean = (text: string): string => text.replace(/\p{Cc}/gu, " ").trim();
const first = (value: string | string[] | undefined): string => clean((Array.isArray(value) ? value[0] : value) ?? "");
const terms = (value: string | string[] | undefined): string[] =>
  [
    ...new Set(
      [value ?? []]
        .flat()
        .map((term) => clean(term).slice(0, MAX_TERM))
        .filter((term) => term !== ""),
    ),
  ].slice(0, MAX_TERMS);

function pageOf(text: string): number {
  const page = /^\d{1,7}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= LAST_PAGE ? page : 1;
}

const oneOf = <T extends string>(text: string, isOne: (text: string) => text is T): T | null =>
  isOne(text) ? text : null;

const isPageSize = (size: number): size is RecipePageSize => (PAGE_SIZES as readonly number[]).includes(size);

/** Reads the state from an address. An invalid value gives the default, because an address cannot show an error. */
export function readDiscover(search: Search): Discover {
  const size = Number(first(search.page_size));
  return {
    q: first(search.q).slice(0, MAX_TEXT),
    ingredients: terms(search.ingredients),
    match: first(search.match) === "any" ? "any" : "all",
    exclude: terms(search.exclude),
    have: terms(search.have),
    time: TIMES.find((minutes) => String(minutes) === first(search.max_time)) ?? null,
    ...(ofEachKind((name) => kindKey(name, first(search[name]))) as KindFilters),
    diet: oneOf(first(search.diet), isDietKey),
    sort: SORTS.find((sort) => sort === first(search.sort)) ?? "best",
    fitsMe: first(search.fits_me) !== "false",
    fit:
      FIT_MODES.find((mode) => mode === first(search.fit)) ?? (first(search.strict) === "true" ? "strict" : "standard"),
    sourceUrl: first(search.source_url).slice(0, MAX_URL) || null,
    page: pageOf(first(search.page)),
    pageSize: isPageSize(size) ? size : DEFAULT_PAGE_SIZE,
    recipe: first(search.recipe) || null,
  };
}

export const EVERYTHING: Discover = readDiscover({});

/** The shortest address of a state. */
export function discoverAddress(shown: Discover): string {
  const search = new URLSearchParams();
  if (shown.q) search.set("q", shown.q);
  if (shown.sourceUrl) search.set("source_url", shown.sourceUrl);
  for (const term of shown.ingredients) search.append("ingredients", term);
  if (shown.match === "any" && shown.ingredients.length > 1) search.set("match", "any");
  for (const term of shown.exclude) search.append("exclude", term);
  for (const term of shown.have) search.append("have", term);
  if (shown.time !== null) search.set("max_time", String(shown.time));
  for (const name of KIND_NAMES) if (shown[name]) search.set(name, shown[name]);
  if (shown.diet) search.set("diet", shown.diet);
  if (shown.sort !== "best") search.set("sort", shown.sort);
  if (!shown.fitsMe) search.set("fits_me", "false");
  if (shown.fit !== "standard") search.set("fit", shown.fit);
  if (shown.page > 1) search.set("page", String(shown.page));
  if (shown.pageSize !== DEFAULT_PAGE_SIZE) search.set("page_size", String(shown.pageSize));
  if (shown.recipe) search.set("recipe", shown.recipe);
  return search.size > 0 ? `${LINKS.recipes}?${search}` : LINKS.recipes;
}

/** The same results with the details of one recipe, scrolled to that recipe. */
export const detailsAddress = (shown: Discover, recipe: string): string =>
  `${discoverAddress({ ...shown, recipe })}#chosen`;

/** Changes the search. The results start again at the first page, with no recipe selected. */
export const discoverWith = (shown: Discover, change: Partial<Discover>): Discover => ({
  ...shown,
  page: 1,
  recipe: null,
  ...change,
});

export const isSearch = ({ q, ingredients, exclude, sourceUrl }: Discover): boolean =>
  q !== "" || ingredients.length > 0 || exclude.length > 0 || sourceUrl !== null;

export const NO_FILTERS = { time: null, ...ofEachKind(() => null), diet: null } as const satisfies Partial<Discover>;

/** The change that clears every filter. */
export const CLEARED = { ...NO_FILTERS, have: [], sort: "best" } as const satisfies Partial<Discover>;

/** True if filters restrict the results, beyond the words of the search. */
export const isNarrowed = (shown: Discover): boolean =>
  shown.have.length > 0 || (Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[]).some((key) => shown[key] !== null);

/**
 * The text as an http or https address, completed behind "www.", if that is all it contains; else
 * null.
 */
export function readWebAddress(text: string): string | null {
  const typed = text.trim().replace(/^www\.(?=[^\s/.]+\.\S+$)/i, "https://www.");
  if (!/^https?:\/\/\S+$/i.test(typed) || !URL.canParse(typed)) return null;
  return typed;
}

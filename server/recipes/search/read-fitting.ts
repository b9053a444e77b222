import { AppError } from "@/lib/errors";
import type { FitMode } from "@/lib/recipes/fit-modes";
import type { RecipeSearchQuery } from "@/lib/schemas/recipe-search";
import type { RecipePageQuery } from "@/lib/schemas/recipes";
import type { Setting } from "@/server/dietary/engine/judge";
import type { Knowledge } from "@/server/dietary/engine/knowledge";
import { presentIn } from "@/server/dietary/engine/read";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import type { OwnLimits } from "@/server/dietary/serving-limits";
import { foodKeysOf } from "@/server/recipe-lines/food-keys";
import { readRecipeLine } from "@/server/recipe-lines/recipe-line";
import type { Reader } from "../access";
import { limitsOfTable } from "../table/limits-of-table";
import { readTable, settingsOfTable, type Table } from "../table/read-table";
import type { Ranking } from "./find-ranked";
import { type FitSources, fitClasses, rankingOf, unknownNames } from "./fits";
import type { Condition } from "./terms";
import { readWords } from "./word-conditions";

type FitQuery = Pick<RecipePageQuery, "fit" | "fits_me" | "strict"> &
  Partial<Pick<RecipeSearchQuery, "sort" | "q" | "ingredients">>;

/** How a search takes fit into account. `ranking` is null if the results are not ordered by fit. */
export type Fitting = {
  readonly mode: FitMode | null;
  /** The condition for fitting; null if no recipe is left out. */
  readonly fits: Condition | null;
  readonly ranking: Ranking | null;
};

/** Which recipes count as fitting; null if all are shown. `fits_me` and `strict` are the older form of `fit`. */
const modeOf = ({ fit, fits_me: isAsked, strict }: FitQuery): FitMode | null => {
  if (isAsked === false) return null;
  return fit ?? (isAsked ? (strict ? "strict" : "standard") : null);
};

/**
 * How a search uses the settings of everybody at the reader's table. Recipes whose fit is unknown come after all that
 * fit, if they are shown. `known`: the table, if it is loaded already, or that of a guest. Errors: 401 for a visitor who
 * asks for what fits them.
 */
export async function readFitting(reader: Reader, filters: FitQuery, known: Table | null = null): Promise<Fitting> {
  const mode = modeOf(filters);
  if (mode && !reader && !known) throw new AppError("unauthenticated", "signInToFit");
  const isRanked = filters.sort === "fit" || (mode === "relaxed" && (filters.sort ?? "best") === "best");
  if (!(mode || isRanked)) return { mode, fits: null, ranking: null };
  const table = known ?? (reader ? await readTable(reader) : []);
  const settings = settingsOfTable(table);
  const named = [filters.q ?? "", ...(filters.ingredients ?? [])];
  const found = fitClasses(settings, await readFitSources(settings, named, limitsOfTable(table)));
  if (!found) return { mode, fits: null, ranking: null };
  return {
    mode,
    fits: mode && found.fits[mode],
    ranking: isRanked ? rankingOf(found, mode) : null,
  };
}

/** Loads the data for conditions on these settings. `filters`: the food names of the search. */
export async function readFitSources(
  settings: readonly Setting[],
  filters: readonly string[],
  limits: OwnLimits = new Map(),
): Promise<FitSources> {
  const knowledge = loadKnowledge();
  const words = await readWords(unknownNames(settings, knowledge), "plain");
  return { knowledge, words, named: keysNamedIn(filters, knowledge), limits };
}

/** The keys of all foods that the texts name or may contain. */
const keysNamedIn = (texts: readonly string[], knowledge: Knowledge): ReadonlySet<number> =>
  new Set(
    texts.flatMap((name) => {
      const { mentions } = readRecipeLine({ name, quantity: null, unit: null, note: null }, knowledge);
      return foodKeysOf(presentIn(mentions), knowledge).all;
    }),
  );

import { AppError } from "@/lib/errors";
import type { FitMode } from "@/lib/recipes/fit-modes";
import type { RecipeSearchQuery } from "@/lib/schemas/recipe-search";
import type { RecipePageQuery } from "@/lib/schemas/recipes";
import type { Setting } from "@/server/dietary/engine/judge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { listDietarySettings } from "@/server/profile/list-dietary-settings";
import type { Reader } from "../access";
import { readWords } from "./asked-words";
import type { Ranking } from "./find-ranked";
import { classesOf, type FitSources, fitClasses, unknownNames } from "./fits";
import type { Condition } from "./terms";

type Asked = Pick<RecipePageQuery, "fit" | "fits_me" | "strict"> & Partial<Pick<RecipeSearchQuery, "sort">>;

/** How a search takes fit into account. `ranking` null: results are not ordered by fit. */
export type Fitting = {
  readonly mode: FitMode | null;
  /** The condition for fitting; null: nothing is left out. */
  readonly fits: Condition | null;
  readonly ranking: Ranking | null;
};

/** Which recipes count as fitting; null: all are shown. `fits_me` and `strict` are the older form of `fit`. */
const modeOf = ({ fit, fits_me: isAsked, strict }: Asked): FitMode | null => {
  if (isAsked === false) return null;
  return fit ?? (isAsked ? (strict ? "strict" : "standard") : null);
};

/**
 * How a search uses the reader's own settings. Recipes whose fit is unknown, where they are shown, come after all that
 * fit. Errors: 401 for a visitor who asks for what fits them.
 */
export async function readFitting(
  reader: Reader,
  asked: Asked,
  guest: readonly Setting[] | null = null,
): Promise<Fitting> {
  const mode = modeOf(asked);
  if (mode && !reader && !guest) throw new AppError("unauthenticated", "Sign in to see only the recipes that fit you");
  const isRanked = asked.sort === "fit" || (mode === "relaxed" && (asked.sort ?? "best") === "best");
  if (!(mode || isRanked)) return { mode, fits: null, ranking: null };
  const settings = reader
    ? await listDietarySettings(reader.userId, { withIngredients: true, forOthers: reader.forOthers ?? false })
    : (guest ?? []);
  const found = fitClasses(settings, await readFitSources(settings));
  if (!found) return { mode, fits: null, ranking: null };
  return {
    mode,
    fits: mode && found.fits[mode],
    ranking: isRanked ? { classes: classesOf(found, mode), fitting: 2 } : null,
  };
}

/** What conditions for these settings are made of. */
export async function readFitSources(settings: readonly Setting[]): Promise<FitSources> {
  const knowledge = loadKnowledge();
  return { knowledge, words: await readWords(unknownNames(settings, knowledge), "plain") };
}

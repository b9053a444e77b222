import { AppError } from "@/lib/errors";
import type { FitMode } from "@/lib/recipes/fit-modes";
import type { RecipeSearchQuery } from "@/lib/schemas/recipe-search";
import type { RecipePageQuery } from "@/lib/schemas/recipes";
import type { Prisma } from "@/server/db/generated/client";
import type { Setting } from "@/server/dietary/engine/judge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { listDietarySettings } from "@/server/profile/list-dietary-settings";
import type { Reader } from "../access";
import type { Ranking } from "./find-ranked";
import { classesOf, dietKeysOf, fitClasses } from "./fits";
import { mayFit } from "./recipe-conditions";

type Asked = Pick<RecipePageQuery, "fit" | "fits_me" | "strict"> & Partial<Pick<RecipeSearchQuery, "sort">>;

/** How a search takes fit into account. `ranking` null: results are not ordered by fit. */
export type Fitting = {
  readonly mode: FitMode | null;
  /** The condition for fitting; null: nothing is left out. */
  readonly fits: Prisma.Sql | null;
  readonly ranking: Ranking | null;
  /** Weaker conditions that are implied by `fits` and that an index can answer. */
  readonly narrowingFits: readonly Prisma.Sql[];
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
  if (!(mode || isRanked)) return { mode, fits: null, ranking: null, narrowingFits: [] };
  const settings = reader
    ? await listDietarySettings(reader.userId, { withIngredients: true, forOthers: reader.forOthers ?? false })
    : (guest ?? []);
  const found = fitClasses(settings, loadKnowledge());
  if (!found) return { mode, fits: null, ranking: null, narrowingFits: [] };
  const ranking = isRanked ? { classes: classesOf(found, mode), place: found.place } : null;
  // The relaxed mode also accepts recipes whose fit is unknown, so no index condition applies.
  const narrowingFits = mode === "strict" || mode === "standard" ? mayFit(dietKeysOf(settings)) : [];
  return { mode, fits: mode && found.fits[mode], ranking, narrowingFits };
}

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

/** What a search asks of the fit. `ranking` null: fit is not the order. */
export type Fitting = {
  readonly mode: FitMode | null;
  /** Null: nothing is left out. */
  readonly fits: Prisma.Sql | null;
  readonly ranking: Ranking | null;
  /** Follows from `fits`, and an index answers it. */
  readonly narrowingFits: readonly Prisma.Sql[];
};

/** Which recipes count as fitting; null: all are shown. `fit` says it; before there was one, two switches did. */
const modeOf = ({ fit, fits_me: isAsked, strict }: Asked): FitMode | null => {
  if (isAsked === false) return null;
  return fit ?? (isAsked ? (strict ? "strict" : "standard") : null);
};

/**
 * What of a reader's own settings a search asks. Where what nobody can tell is shown too, it comes after all that fits.
 * Errors: 401 for a visitor who asks for what fits them.
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
  // Relaxed lets through what nobody can tell, too.
  const narrowingFits = mode === "strict" || mode === "standard" ? mayFit(dietKeysOf(settings)) : [];
  return { mode, fits: mode && found.fits[mode], ranking, narrowingFits };
}

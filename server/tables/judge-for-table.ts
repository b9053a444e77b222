import { createHash } from "node:crypto";
import { keptAnswers } from "@/lib/collections/bounded-memo";
import type { KitchenFact } from "@/lib/dietary/kitchen-facts";
import { AppError } from "@/lib/errors";
import type { Mark } from "@/lib/schemas/tables";
import { analysisVersion } from "@/server/dietary/analysis-version";
import type { Setting } from "@/server/dietary/engine/judge";
import type { MarkedDish } from "@/server/dietary/mark-menu";
import { markOffThread } from "@/server/menus/analysis/mark-off-thread";

/** A dish for one person: its verdict, and what they need to talk to the staff about it. */
export type DishForSeat = {
  mark: Mark;
  without: string | null;
  ask: string[];
  because: string[];
};
export type TableDish = { id: string; name: string; description: string; facts: readonly KitchenFact[] };

/** Results are cached, because every guest reloads the table every few seconds, while menu and cards rarely change. */
const MAX_CACHED = 500;
const kept = keptAnswers<Promise<DishForSeat[]>>(MAX_CACHED);

/** Null if the menu could not be judged in time. */
export async function judgeForSeat(
  dishes: readonly TableDish[],
  settings: readonly Setting[],
  who: string,
): Promise<DishForSeat[] | null> {
  if (dishes.length === 0) return [];
  const key = createHash("sha256")
    .update(JSON.stringify([analysisVersion(), settings, dishes]))
    .digest("base64url");
  try {
    return await kept.get(key, () => mark(dishes, settings, who));
  } catch (error) {
    kept.forget(key);
    if (error instanceof AppError && error.code === "unavailable") return null;
    throw error;
  }
}

async function mark(dishes: readonly TableDish[], settings: readonly Setting[], who: string): Promise<DishForSeat[]> {
  const marked = await markOffThread({ dishes: [...dishes], settings: [...settings], useBrackets: false }, who);
  return dishes.map((_, place) => toDish(marked[place], settings));
}

/** A person who stated that they avoid nothing has no settings, so nothing can be unknown for them. */
function toDish(dish: MarkedDish | undefined, settings: readonly Setting[]): DishForSeat {
  if (!dish?.verdict) return { mark: "unknown", without: null, ask: [], because: [] };
  const against = dish.reasons.filter(({ setting }) => setting !== null);
  const written = (kinds: readonly string[]) => [
    ...new Set(
      against.filter(({ kind }) => kinds.includes(kind)).map(({ ingredient }) => ingredient.trim().toLowerCase()),
    ),
  ];
  const because = written(["conflict", "may_contain"]).filter((each) => each !== "");
  const ask = written(["may_contain", "unknown"]).filter((each) => each !== "");
  const isFit = settings.length === 0 || dish.verdict === "match" || dish.verdict === "info";
  if (isFit) return { mark: "match", without: null, ask: [], because: [] };
  if (dish.adaptable && !dish.adaptable.isGuess) {
    const { offered, without } = dish.adaptable;
    return offered === undefined
      ? { mark: "adaptable", without, ask: [], because }
      : { mark: "adaptable", without: null, ask: [offered], because };
  }
  return { mark: dish.verdict === "conflict" ? "not" : "unknown", without: null, ask, because };
}

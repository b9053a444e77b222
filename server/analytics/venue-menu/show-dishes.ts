import { AppError } from "@/lib/errors";
import { db } from "@/server/db/client";
import type { VerdictKind } from "@/server/dietary/engine/verdict";
import { listDietarySettings } from "@/server/profile/list-dietary-settings";
import { markOffThread } from "../menu/mark-off-thread";
import { readDishes } from "./menu";

export type DishForReader = {
  id: string;
  name: string;
  description: string;
  /** Null for nobody in particular, and where it could not be judged in time. */
  verdict: VerdictKind | null;
  because: string[];
};

/** The menu of a venue as its reader's own records judge it: every allergy, not only those that a key stands for. */
export async function showDishes(venueId: string, reader: { userId: string } | null): Promise<DishForReader[]> {
  const dishes = await readDishes(db, venueId);
  const marked = reader && dishes.length > 0 ? await judgeFor(reader.userId, dishes) : null;
  return dishes.map(({ id, name, description }, place) => ({
    id,
    name,
    description,
    verdict: marked?.[place]?.verdict ?? null,
    because: becauseOf(marked?.[place]?.reasons ?? []),
  }));
}

type Marked = Awaited<ReturnType<typeof markOffThread>>;

async function judgeFor(userId: string, dishes: readonly { id: string; name: string; description: string }[]) {
  const settings = await listDietarySettings(userId, { withIngredients: true });
  // Who has recorded nothing would be told that everything fits.
  if (settings.length === 0) return null;
  try {
    return await markOffThread({ dishes: [...dishes], settings, useBrackets: false }, userId);
  } catch (error) {
    if (error instanceof AppError && error.code === "unavailable") return null;
    throw error;
  }
}

const becauseOf = (reasons: Marked[number]["reasons"]): string[] => [
  ...new Set(
    reasons
      .filter(({ kind, setting }) => setting !== null && (kind === "conflict" || kind === "may_contain"))
      .map(({ ingredient }) => ingredient.toLowerCase())
      .filter((ingredient) => ingredient !== ""),
  ),
];

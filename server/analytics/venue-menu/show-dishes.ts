import { AppError, notFound } from "@/lib/errors";
import type { GuestCardBody } from "@/lib/schemas/guest-card";
import { db } from "@/server/db/client";
import type { Setting, VerdictKind } from "@/server/dietary/engine/judge";
import { readGuestSettings } from "@/server/profile/guest-card";
import { listDietarySettings } from "@/server/profile/list-dietary-settings";
import { findPublicVenue } from "@/server/venues/find-public-venue";
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
  const settings = reader ? await listDietarySettings(reader.userId, { withIngredients: true }) : [];
  return dishesFor(venueId, settings, reader?.userId ?? "");
}

/** The same for the card of a device, of which nothing is kept. Errors: 404 for a venue that is not there. */
export async function showDishesToGuest(venueId: string, card: GuestCardBody, who: string): Promise<DishForReader[]> {
  const settings = await readGuestSettings(card);
  if (!(await findPublicVenue(venueId))) throw notFound("Venue");
  return dishesFor(venueId, settings, who);
}

async function dishesFor(venueId: string, settings: readonly Setting[], who: string): Promise<DishForReader[]> {
  const dishes = await readDishes(db, venueId);
  const marked = dishes.length > 0 ? await judgeFor(settings, who, dishes) : null;
  return dishes.map(({ id, name, description }, place) => ({
    id,
    name,
    description,
    verdict: marked?.[place]?.verdict ?? null,
    because: becauseOf(marked?.[place]?.reasons ?? []),
  }));
}

type Marked = Awaited<ReturnType<typeof markOffThread>>;

type Dish = { id: string; name: string; description: string };

async function judgeFor(settings: readonly Setting[], who: string, dishes: readonly Dish[]) {
  // Who has recorded nothing would be told that everything fits.
  if (settings.length === 0) return null;
  try {
    return await markOffThread({ dishes: [...dishes], settings: [...settings], useBrackets: false }, who);
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

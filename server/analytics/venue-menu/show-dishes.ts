import { VOICES, type Voice, voiceOf } from "@/lib/dietary/voices";
import { AppError, notFound } from "@/lib/errors";
import type { GuestCardBody } from "@/lib/schemas/guest-card";
import { db } from "@/server/db/client";
import { graver, type Setting, type VerdictKind } from "@/server/dietary/engine/judge";
import { readGuestSettings } from "@/server/profile/guest-card";
import { listDietarySettings } from "@/server/profile/list-dietary-settings";
import { findPublicVenue } from "@/server/venues/find-public-venue";
import { markOffThread } from "../menu/mark-off-thread";
import { readDishes } from "./menu";

export type DishForReader = {
  id: string;
  name: string;
  description: string;
  /**
   * The gravest verdict of allergies, diets and avoided foods; health concerns are left out, because they only advise.
   * `unknown` when the menu could not be judged in time; null for a reader with no settings of these kinds.
   */
  verdict: VerdictKind | null;
  /** What each voice has against the dish, the loudest first, with the foods that it names. */
  voices: { voice: Voice; kind: VerdictKind; because: string[] }[];
};

/**
 * A venue's menu, judged by all of the reader's own records, including allergies that no diet or free-from key covers.
 * `deadlineMs` bounds the judging.
 */
export async function showDishes(
  venueId: string,
  reader: { userId: string } | null,
  deadlineMs?: number,
): Promise<DishForReader[]> {
  const settings = reader ? await listDietarySettings(reader.userId, { withIngredients: true }) : [];
  return dishesFor(venueId, { settings, who: reader?.userId ?? "", deadlineMs });
}

/**
 * The same as showDishes for a guest without an account, by the card that the device sends; nothing of the card is
 * stored. Errors: 404 for a venue that does not exist.
 */
export async function showDishesToGuest(venueId: string, card: GuestCardBody, who: string): Promise<DishForReader[]> {
  const settings = await readGuestSettings(card);
  if (!(await findPublicVenue(venueId))) throw notFound("Venue");
  return dishesFor(venueId, { settings, who });
}

type Reader = { settings: readonly Setting[]; who: string; deadlineMs?: number };

async function dishesFor(venueId: string, reader: Reader): Promise<DishForReader[]> {
  const dishes = await readDishes(db, venueId);
  const judged = await judgeFor(reader, dishes);
  return dishes.map(({ id, name, description }, place) => ({ id, name, description, ...judged(place) }));
}

type Marked = Awaited<ReturnType<typeof markOffThread>>;

type Dish = { id: string; name: string; description: string };

type Judged = Pick<DishForReader, "verdict" | "voices">;

const NOT_ASKED: Judged = { verdict: null, voices: [] };
const NOT_JUDGED: Judged = { verdict: "unknown", voices: [] };

async function judgeFor(
  { settings, who, deadlineMs }: Reader,
  dishes: readonly Dish[],
): Promise<(place: number) => Judged> {
  // A person without any settings must not be told that every dish fits.
  if (settings.length === 0 || dishes.length === 0) return () => NOT_ASKED;
  const menu = { dishes: [...dishes], settings: [...settings], useBrackets: false };
  try {
    const marked = await markOffThread(menu, who, deadlineMs);
    return (place) => verdictsOf(marked[place]);
  } catch (error) {
    if (error instanceof AppError && error.code === "unavailable") return () => NOT_JUDGED;
    throw error;
  }
}

const isFit = (kind: VerdictKind): boolean => kind === "match" || kind === "info";

function verdictsOf(dish: Marked[number] | undefined): Judged {
  if (!dish || dish.verdict === null) return NOT_JUDGED;
  const gravestOf = (voices: readonly Voice[]) =>
    dish.settings
      .filter(({ setting }) => voices.includes(voiceOf(setting)))
      .reduce<VerdictKind | null>((gravest, { kind }) => (gravest === null ? kind : graver(gravest, kind)), null);
  return {
    verdict: gravestOf(["alarm", "mismatch"]),
    voices: VOICES.flatMap((voice) => {
      const kind = gravestOf([voice]);
      return kind === null || isFit(kind) ? [] : [{ voice, kind, because: becauseOf(dish, voice, kind) }];
    }),
  };
}

/** The foods that a voice names for its verdict, each once. */
const becauseOf = ({ reasons }: Marked[number], voice: Voice, gravest: VerdictKind): string[] => [
  ...new Set(
    reasons
      .filter(({ kind, setting }) => setting !== null && voiceOf(setting) === voice && kind === gravest)
      .map(({ ingredient }) => ingredient.toLowerCase())
      .filter((ingredient) => ingredient !== ""),
  ),
];

import { guestProfile, type IdCardProfile } from "@/lib/id-card/id-card";
import { allergiesOf, SEVERITIES, type Severity } from "@/lib/profile/allergies";
import { type AllergyChange, applyAllergyChange } from "@/lib/profile/allergy-changes";
import { applyWayChange, type WayChange, waysOf } from "@/lib/profile/way-changes";
import { type DietToggle, isWayOfEating, replayDiets } from "../dietary/diet-choice";
import { DIET_KEYS, type DietKey, dietLabel } from "../dietary/diets";
import { type MoreWayKey, wayLabels } from "../dietary/more-ways";
import type { IngredientPreferenceWire } from "../schemas/profile";

/** A card without an account. It is stored on one device and nowhere else. */
export type GuestCard = {
  /** The four characters of GUEST-XXXX. */
  suffix: string;
  name: string;
  /** The documented ways of eating only; allergies and further ways are stored as preferences, as in an account. */
  dietary: readonly DietKey[];
  ingredientPreferences: readonly IngredientPreferenceWire[];
};

export type GuestChange = { name: string } | { allergy: AllergyChange } | { diet: DietToggle } | { way: WayChange };

export const GUEST_NAME_LENGTH = 40;
const SIGNS = "ABCDEFGHJKMNPQRSTVWXYZ23456789";

/** `random` returns an integer below the given bound. */
export const newGuestCard = (random: (below: number) => number): GuestCard => ({
  suffix: Array.from({ length: 4 }, () => SIGNS[random(SIGNS.length)]).join(""),
  name: "",
  dietary: [],
  ingredientPreferences: [],
});

/** Applies the rules of accounts: choosing a way of eating never removes an allergy. */
export function changeGuestCard(card: GuestCard, change: GuestChange): GuestCard {
  if ("name" in change) return { ...card, name: change.name.slice(0, GUEST_NAME_LENGTH) };
  if ("diet" in change) return { ...card, dietary: replayDiets(card.dietary, [change.diet]) };
  const preferences = { dietary: [...card.dietary], ingredientPreferences: [...card.ingredientPreferences] };
  const after =
    "allergy" in change ? applyAllergyChange(preferences, change.allergy) : applyWayChange(preferences, change.way);
  return { ...card, ...after };
}

export const allergiesOfGuest = ({ dietary, ingredientPreferences }: GuestCard) =>
  allergiesOf({ dietary: [...dietary], ingredientPreferences });

export const waysOfGuest = ({ ingredientPreferences }: GuestCard): MoreWayKey[] => waysOf(ingredientPreferences);

export const isGuestCardBlank = (card: GuestCard): boolean =>
  card.dietary.length === 0 && card.ingredientPreferences.length === 0;

/** The profile that the card is drawn from, in the format of a person with an account. */
export function guestCardProfile(card: GuestCard): IdCardProfile {
  return {
    ...guestProfile(card.suffix),
    displayName: card.name.trim() || "Guest",
    printId: `guest-${card.suffix}`,
    allergies: allergiesOfGuest(card),
    diets: [...card.dietary.map(dietLabel), ...wayLabels(waysOfGuest(card))],
  };
}

/**
 * Parses the stored card; null if it is not one of ours, or not complete. A partly readable card would state less than
 * its owner wrote, and nobody would see what is missing.
 */
export function readGuestCard(text: string): GuestCard | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value)) return null;
  const { suffix, name, dietary, ingredientPreferences } = value;
  if (typeof suffix !== "string" || !/^[A-Z0-9]{4}$/.test(suffix) || typeof name !== "string") return null;
  if (!Array.isArray(dietary) || !dietary.every(isWay)) return null;
  if (!Array.isArray(ingredientPreferences) || !ingredientPreferences.every(isPreference)) return null;
  return { suffix, name, dietary, ingredientPreferences };
}

const isRecord = (value: unknown): value is Partial<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isWay = (value: unknown): value is DietKey =>
  DIET_KEYS.includes(value as DietKey) && isWayOfEating(value as DietKey);

function isPreference(value: unknown): value is IngredientPreferenceWire {
  if (!isRecord(value) || !isRecord(value.ingredient)) return false;
  const { ingredient, severity, traces, preference_type: type } = value;
  const texts = [value.id, value.ingredient_id, value.key, ingredient.id, ingredient.name];
  if (!texts.every((each) => typeof each === "string")) return false;
  if (type === "avoid") return true;
  return type === "allergy" && SEVERITIES.includes(severity as Severity) && typeof traces === "boolean";
}

import { DIET_KEYS, type DietKey, dietLabel, isFreeFrom } from "@/lib/dietary/diets";
import type { Say } from "@/lib/i18n/area";
import type { DietaryInfoWire, RecipeIngredientWire, RecipeWire } from "@/lib/schemas/recipes";
import type { kitchenText } from "@/messages/en/kitchen";

type Kitchen = Say<typeof kitchenText>;

const MINUTES_PER_HOUR = 60;
const SPANS = {
  whole: ["minutes", "hours", "hoursMinutes"],
  prep: ["minutesPrep", "hoursPrep", "hoursMinutesPrep"],
  cooking: ["minutesCooking", "hoursCooking", "hoursMinutesCooking"],
} as const;

/** 75 is "1 hr 15 min". */
function spanText(k: Kitchen, time: number, of: keyof typeof SPANS): string {
  const hours = Math.floor(time / MINUTES_PER_HOUR);
  const minutes = time % MINUTES_PER_HOUR;
  const [inMinutes, inHours, inBoth] = SPANS[of];
  if (hours === 0) return k(inMinutes, { count: minutes });
  return minutes === 0 ? k(inHours, { count: hours }) : k(inBoth, { hours, minutes });
}

type Times = Pick<RecipeWire, "prep_time" | "cook_time">;

/** "15 min prep, 40 min cooking"; null when neither is known. */
export function timesText(k: Kitchen, { prep_time: prep, cook_time: cook }: Times): string | null {
  if (prep && cook) return k("prepCooking", { prep: spanText(k, prep, "whole"), cook: spanText(k, cook, "whole") });
  if (prep) return spanText(k, prep, "prep");
  return cook ? spanText(k, cook, "cooking") : null;
}

/** The time on a card: the total if both parts are known, otherwise the known part. */
export function cardTimeText(k: Kitchen, times: Times): string | null {
  const { prep_time: prep, cook_time: cook } = times;
  return prep && cook ? spanText(k, prep + cook, "whole") : timesText(k, times);
}

/** The number for an input field, with a decimal point in every language. */
export const servingsNumber = (servings: number): string => inDigits(servings, "en");

const inDigits = (servings: number, locale: string): string =>
  servings.toLocaleString(locale, { maximumFractionDigits: 2 });

export const servingsWord = (k: Kitchen, servings: number): string =>
  servings === 1 ? k("oneServing") : k("servings", { count: inDigits(servings, k.locale) });

/** "2 tbsp", "2", or nothing. */
export const amountText = (quantity: string | null, unit: string | null): string =>
  [quantity, unit].filter(Boolean).join(" ");

export const ingredientText = ({ quantity, unit, name }: RecipeIngredientWire): string =>
  [amountText(quantity, unit), name].filter(Boolean).join(" ");

/** The label of a dietary tag. A recipe is "Gluten-free" where a diner's card says "Gluten Allergy". */
export function dietaryTag(key: DietKey): string {
  if (!isFreeFrom(key)) return dietLabel(key);
  const words = key.replace("_", "-");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The tags that are known to be true. Unknown and false values make no tag. */
export const dietaryTags = (dietaryInfo: DietaryInfoWire): string[] =>
  DIET_KEYS.filter((key) => dietaryInfo[key] === true).map(dietaryTag);

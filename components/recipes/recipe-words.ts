import { DIET_KEYS, type DietKey, dietLabel, isFreeFrom } from "@/lib/dietary/diets";
import type { DietaryInfoWire, RecipeIngredientWire, RecipeWire } from "@/lib/schemas/recipes";

const MINUTES_PER_HOUR = 60;
const inUnit = (unit: "hour" | "minute") =>
  new Intl.NumberFormat("en", { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 0 });
const hoursText = inUnit("hour");
const minutesText = inUnit("minute");
const servingsText = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

/** 75 is "1 hr 15 min". */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  const words = [hours > 0 && hoursText.format(hours), (rest > 0 || hours === 0) && minutesText.format(rest)];
  return words.filter(Boolean).join(" ");
}

type Times = Pick<RecipeWire, "prep_time" | "cook_time">;

/** "15 min prep, 40 min cooking"; null when neither is known. */
export function timesText({ prep_time: prep, cook_time: cook }: Times): string | null {
  const words = [prep && `${durationText(prep)} prep`, cook && `${durationText(cook)} cooking`].filter(Boolean);
  return words.length > 0 ? words.join(", ") : null;
}

/** One time for a card: the whole of it when both parts are known, else the part that is. */
export function cardTimeText(times: Times): string | null {
  const { prep_time: prep, cook_time: cook } = times;
  return prep && cook ? durationText(prep + cook) : timesText(times);
}

export const servingsNumber = (servings: number): string => servingsText.format(servings);

export const servingsWord = (servings: number): string =>
  `${servingsNumber(servings)} ${servings === 1 ? "serving" : "servings"}`;

/** "2 tbsp", "2", or nothing. */
export const amountText = (quantity: string | null, unit: string | null): string =>
  [quantity, unit].filter(Boolean).join(" ");

export const ingredientText = ({ quantity, unit, name }: RecipeIngredientWire): string =>
  [amountText(quantity, unit), name].filter(Boolean).join(" ");

/** What is true of a recipe: "Gluten-free", where a diner's card says "Gluten Allergy". */
export function dietaryTag(key: DietKey): string {
  if (!isFreeFrom(key)) return dietLabel(key);
  const words = key.replace("_", "-");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Only what is known to be true. Unknown and false make no tag. */
export const dietaryTags = (dietaryInfo: DietaryInfoWire): string[] =>
  DIET_KEYS.filter((key) => dietaryInfo[key] === true).map(dietaryTag);

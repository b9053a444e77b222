import ical, { ICalEventTransparency } from "ical-generator";
import { HOUR_SECONDS, MINUTE_MS } from "@/lib/durations";
import type { Locale } from "@/lib/i18n/locales";
import { sayMessage, type Value } from "@/lib/i18n/message";
import type { Meal } from "@/lib/meal-plan/meals";
import { PRODUCT_NAME } from "@/lib/product";
import { mealCalendar } from "@/messages/en/meal-calendar";
import { translationOf } from "@/messages/translations";

/** When a calendar shows a meal, by the clock of whoever looks at it, because a plan knows no hours. */
const BEGINS: Record<Meal, string> = { breakfast: "08:00", lunch: "12:30", snack: "15:30", dinner: "18:30" };
const LASTS_MS = 45 * MINUTE_MS;
/** How often a calendar application shall ask again. */
const ASK_AGAIN_SECONDS = 2 * HOUR_SECONDS;

export type PlannedMeal = {
  id: string;
  /** Such as "2026-11-23". */
  day: string;
  meal: Meal;
  title: string;
  servings: number | null;
  recipe: { id: string; isVariant: boolean } | null;
  updatedAt: Date;
};
type Calendar = { locale: Locale; household: string | null; entries: readonly PlannedMeal[]; origin: string };

/**
 * An iCalendar file (RFC 5545) with an event for each meal. Its times are those of no time zone (3.3.5, form 1): dinner
 * is at half past six wherever its eaters are. An event does not make its owner busy.
 */
export function writeCalendar({ locale, household, entries, origin }: Calendar): string {
  const say = wordsIn(locale);
  const calendar = ical({
    name: household === null ? say("mealPlan") : say("mealPlanOf", { name: household }),
    prodId: { company: PRODUCT_NAME, product: "Meal plan", language: locale.toUpperCase() },
    ttl: ASK_AGAIN_SECONDS,
  });
  const host = new URL(origin).hostname;
  for (const { id, day, meal, title, servings, recipe, updatedAt } of entries) {
    // The library writes the parts of the time as they are in UTC, and here they stand for the reader's own clock.
    const start = new Date(`${day}T${BEGINS[meal]}:00Z`);
    const page = recipe && new URL(`/${recipe.isVariant ? "variants" : "recipes"}/${recipe.id}/view`, origin).href;
    const amount = servings === null ? null : say("servings", { count: servings });
    const lines = [amount, page].filter((line) => line !== null);
    calendar.createEvent({
      id: `${id}@${host}`,
      stamp: updatedAt,
      lastModified: updatedAt,
      start,
      end: new Date(start.getTime() + LASTS_MS),
      floating: true,
      summary: `${say(meal)}: ${title}`,
      ...(lines.length > 0 ? { description: lines.join("\n") } : {}),
      ...(page ? { url: page } : {}),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

function wordsIn(locale: Locale) {
  const texts: Readonly<Record<string, string>> = translationOf(locale, mealCalendar.name) ?? mealCalendar.messages;
  return (key: keyof typeof mealCalendar.messages, values: Readonly<Record<string, Value>> = {}) =>
    sayMessage(texts[key] ?? mealCalendar.messages[key], values, locale);
}

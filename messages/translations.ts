import { type Area, foodKey, type Translation } from "@/lib/i18n/area";
import type { Locale } from "@/lib/i18n/locales";
import { tablesText as tablesTextDe } from "@/messages/de/tables";
import { atTable as atTableAr } from "./ar/at-table";
import { card as cardAr } from "./ar/card";
import { guestCard as guestCardAr } from "./ar/guest-card";
import { healthConsentText as healthConsentAr } from "./ar/health-consent";
import { myCard as myCardAr } from "./ar/my-card";
import { onboarding as onboardingAr } from "./ar/onboarding";
import { profile as profileAr } from "./ar/profile";
import { shell as shellAr } from "./ar/shell";
import { tablesText as tablesAr } from "./ar/tables";
import { terms as termsAr } from "./ar/terms";
import { unavailable as unavailableAr } from "./ar/unavailable";
import { verdicts as verdictsAr } from "./ar/verdicts";
import { visits as visitsAr } from "./ar/visits";
import type { AREAS, AreaName } from "./areas";
import { addToListText as addToListTextDe } from "./de/add-to-list";
import { addressListText as addressListTextDe } from "./de/address-list";
import { atHomeText as atHomeTextDe } from "./de/at-home";
import { atTable as atTableDe } from "./de/at-table";
import { card as cardDe } from "./de/card";
import { carryText as carryTextDe } from "./de/carry";
import { checkFood as checkFoodDe } from "./de/check-food";
import { consentText as consentTextDe } from "./de/consent";
import { cookbookText as cookbookTextDe } from "./de/cookbook";
import { cookingText as cookingTextDe } from "./de/cooking";
import { diaryText as diaryTextDe } from "./de/diary";
import { discoverText as discoverTextDe } from "./de/discover";
import { emergencyText as emergencyTextDe } from "./de/emergency";
import { endedWaysText as endedWaysTextDe } from "./de/ended-ways";
import { errors as errorsDe } from "./de/errors";
import { foods as foodsDe } from "./de/foods";
import { groceryText as groceryTextDe } from "./de/grocery";
import { guestCard as guestCardDe } from "./de/guest-card";
import { healthConsentText as healthConsentTextDe } from "./de/health-consent";
import { home as homeDe } from "./de/home";
import { householdText as householdTextDe } from "./de/household";
import { kitchenText as kitchenTextDe } from "./de/kitchen";
import { leftOutText as leftOutDe } from "./de/left-out";
import { mails as mailsDe } from "./de/mails";
import { mealCalendar as mealCalendarDe } from "./de/meal-calendar";
import { myCard as myCardDe } from "./de/my-card";
import { notificationsText as notificationsTextDe } from "./de/notifications";
import { offlineText as offlineTextDe } from "./de/offline";
import { onboarding as onboardingDe } from "./de/onboarding";
import { pagePhoto as pagePhotoDe } from "./de/page-photo";
import { pensText as pensTextDe } from "./de/pens";
import { planText as planTextDe } from "./de/plan";
import { profile as profileDe } from "./de/profile";
import { recallsText as recallsTextDe } from "./de/recalls";
import { recipeFormText as recipeFormTextDe } from "./de/recipe-form";
import { recipeLinksText as recipeLinksTextDe } from "./de/recipe-links";
import { recipePagesText as recipePagesTextDe } from "./de/recipe-pages";
import { recipesText as recipesTextDe } from "./de/recipes";
import { reports as reportsDe } from "./de/reports";
import { reviewText as reviewDe } from "./de/review-lines";
import { settings as settingsDe } from "./de/settings";
import { settingsApplications as settingsApplicationsDe } from "./de/settings-applications";
import { shell as shellDe } from "./de/shell";
import { teamInvitation as teamInvitationDe } from "./de/team-invitation";
import { terms as termsDe } from "./de/terms";
import { unavailable as unavailableDe } from "./de/unavailable";
import { variantsText as variantsTextDe } from "./de/variants";
import { venueNews as venueNewsDe } from "./de/venue-news";
import { verdictNewsText as verdictNewsTextDe } from "./de/verdict-news";
import { verdicts as verdictsDe } from "./de/verdicts";
import { visits as visitsDe } from "./de/visits";

export type { AreaName } from "./areas";

/** A whole language: every area, every key. */
export type Translated = { readonly [N in AreaName]: Translation<(typeof AREAS)[N] & Area> };

const german: Translated = {
  card: cardDe,
  errors: errorsDe,
  "at-table": atTableDe,
  "guest-card": guestCardDe,
  home: homeDe,
  unavailable: unavailableDe,
  mails: mailsDe,
  "meal-calendar": mealCalendarDe,
  "my-card": myCardDe,
  diary: diaryTextDe,
  emergency: emergencyTextDe,
  pens: pensTextDe,
  offline: offlineTextDe,
  onboarding: onboardingDe,
  "left-out": leftOutDe,
  "page-photo": pagePhotoDe,
  profile: profileDe,
  reports: reportsDe,
  "review-lines": reviewDe,
  settings: settingsDe,
  "settings-applications": settingsApplicationsDe,
  shell: shellDe,
  terms: termsDe,
  verdicts: verdictsDe,
  visits: visitsDe,
  discover: discoverTextDe,
  "recipe-form": recipeFormTextDe,
  "address-list": addressListTextDe,
  carry: carryTextDe,
  "check-food": checkFoodDe,
  cooking: cookingTextDe,
  cookbook: cookbookTextDe,
  variants: variantsTextDe,
  recipes: recipesTextDe,
  "recipe-pages": recipePagesTextDe,
  kitchen: kitchenTextDe,
  "verdict-news": verdictNewsTextDe,
  "add-to-list": addToListTextDe,
  "at-home": atHomeTextDe,
  recalls: recallsTextDe,
  notifications: notificationsTextDe,
  grocery: groceryTextDe,
  plan: planTextDe,
  household: householdTextDe,
  tables: tablesTextDe,
  "team-invitation": teamInvitationDe,
  "venue-news": venueNewsDe,
  consent: consentTextDe,
  "ended-ways": endedWaysTextDe,
  "recipe-links": recipeLinksTextDe,
  "health-consent": healthConsentTextDe,
};

/** The areas of the screens on which Arabic is spoken (lib/i18n/spoken-places.ts). */
const arabic = {
  card: cardAr,
  "at-table": atTableAr,
  "guest-card": guestCardAr,
  "health-consent": healthConsentAr,
  "my-card": myCardAr,
  onboarding: onboardingAr,
  profile: profileAr,
  shell: shellAr,
  tables: tablesAr,
  terms: termsAr,
  unavailable: unavailableAr,
  verdicts: verdictsAr,
  visits: visitsAr,
} satisfies Partial<Translated>;

/** Languages other than English. Only the server holds them; a page takes its areas from here (components/i18n/messages.tsx). */
export const TRANSLATIONS: { readonly de: Translated; readonly ar: Partial<Translated> } = { de: german, ar: arabic };

/** Names of foods go with the terms, by the keys that `known` looks them up by. */
const FOODS: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = {
  de: Object.fromEntries(Object.entries(foodsDe).map(([english, german]) => [foodKey(english), german])),
};
const WITH_FOODS = Object.fromEntries(
  Object.entries(TRANSLATIONS).map(([locale, { terms }]) => [locale, { ...terms, ...FOODS[locale as Locale] }]),
);

/** An area in a language, by its name; nothing for English, which stands with its keys. */
export const translationOf = (locale: Locale, name: string): Readonly<Record<string, string>> | undefined => {
  if (locale === "en") return undefined;
  if (name === "terms") return WITH_FOODS[locale];
  return (TRANSLATIONS[locale] as Readonly<Partial<Record<string, Record<string, string>>>>)[name];
};

import { type Area, foodKey, type Translation } from "@/lib/i18n/area";
import type { Locale } from "@/lib/i18n/locales";
import { tablesText as tablesTextDe } from "@/messages/de/tables";
import type { AREAS, AreaName } from "./areas";
import { addToListText as addToListTextDe } from "./de/add-to-list";
import { addressListText as addressListTextDe } from "./de/address-list";
import { card as cardDe } from "./de/card";
import { carryText as carryTextDe } from "./de/carry";
import { consentText as consentTextDe } from "./de/consent";
import { cookbookText as cookbookTextDe } from "./de/cookbook";
import { cookingText as cookingTextDe } from "./de/cooking";
import { discoverText as discoverTextDe } from "./de/discover";
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
import { myCard as myCardDe } from "./de/my-card";
import { onboarding as onboardingDe } from "./de/onboarding";
import { pagePhoto as pagePhotoDe } from "./de/page-photo";
import { planText as planTextDe } from "./de/plan";
import { profile as profileDe } from "./de/profile";
import { recipeFormText as recipeFormTextDe } from "./de/recipe-form";
import { recipeLinksText as recipeLinksTextDe } from "./de/recipe-links";
import { recipePagesText as recipePagesTextDe } from "./de/recipe-pages";
import { recipesText as recipesTextDe } from "./de/recipes";
import { reports as reportsDe } from "./de/reports";
import { settings as settingsDe } from "./de/settings";
import { settingsApplications as settingsApplicationsDe } from "./de/settings-applications";
import { shell as shellDe } from "./de/shell";
import { terms as termsDe } from "./de/terms";
import { unavailable as unavailableDe } from "./de/unavailable";
import { variantsText as variantsTextDe } from "./de/variants";
import { verdictNewsText as verdictNewsTextDe } from "./de/verdict-news";
import { verdicts as verdictsDe } from "./de/verdicts";
import { visits as visitsDe } from "./de/visits";

export type { AreaName } from "./areas";

/** A whole language: every area, every key. */
export type Translated = { readonly [N in AreaName]: Translation<(typeof AREAS)[N] & Area> };

const german: Translated = {
  card: cardDe,
  errors: errorsDe,
  "guest-card": guestCardDe,
  home: homeDe,
  unavailable: unavailableDe,
  mails: mailsDe,
  "my-card": myCardDe,
  onboarding: onboardingDe,
  "left-out": leftOutDe,
  "page-photo": pagePhotoDe,
  profile: profileDe,
  reports: reportsDe,
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
  cooking: cookingTextDe,
  cookbook: cookbookTextDe,
  variants: variantsTextDe,
  recipes: recipesTextDe,
  "recipe-pages": recipePagesTextDe,
  kitchen: kitchenTextDe,
  "verdict-news": verdictNewsTextDe,
  "add-to-list": addToListTextDe,
  grocery: groceryTextDe,
  plan: planTextDe,
  household: householdTextDe,
  tables: tablesTextDe,
  consent: consentTextDe,
  "ended-ways": endedWaysTextDe,
  "recipe-links": recipeLinksTextDe,
  "health-consent": healthConsentTextDe,
};

/** Languages other than English. Only the server holds them; a page takes its areas from here (components/i18n/messages.tsx). */
export const TRANSLATIONS: Readonly<Record<Exclude<Locale, "en">, Translated>> = { de: german };

/** Names of foods go with the terms, by the keys that `known` looks them up by. */
const FOODS: Readonly<Record<Exclude<Locale, "en">, Readonly<Record<string, string>>>> = {
  de: Object.fromEntries(Object.entries(foodsDe).map(([english, german]) => [foodKey(english), german])),
};
const WITH_FOODS = Object.fromEntries(
  Object.entries(TRANSLATIONS).map(([locale, { terms }]) => [
    locale,
    { ...terms, ...FOODS[locale as keyof typeof FOODS] },
  ]),
);

/** An area in a language, by its name; nothing for English, which stands with its keys. */
export const translationOf = (locale: Locale, name: string): Readonly<Record<string, string>> | undefined => {
  if (locale === "en") return undefined;
  if (name === "terms") return WITH_FOODS[locale];
  return (TRANSLATIONS[locale] as Readonly<Record<string, Record<string, string>>>)[name];
};

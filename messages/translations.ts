import type { Area, Translation } from "@/lib/i18n/area";
import type { Locale } from "@/lib/i18n/locales";
import type { AREAS, AreaName } from "./areas";
import { card as cardDe } from "./de/card";
import { errors as errorsDe } from "./de/errors";
import { guestCard as guestCardDe } from "./de/guest-card";
import { home as homeDe } from "./de/home";
import { myCard as myCardDe } from "./de/my-card";
import { onboarding as onboardingDe } from "./de/onboarding";
import { profile as profileDe } from "./de/profile";
import { reports as reportsDe } from "./de/reports";
import { settings as settingsDe } from "./de/settings";
import { shell as shellDe } from "./de/shell";
import { terms as termsDe } from "./de/terms";
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
  "my-card": myCardDe,
  onboarding: onboardingDe,
  profile: profileDe,
  reports: reportsDe,
  settings: settingsDe,
  shell: shellDe,
  terms: termsDe,
  verdicts: verdictsDe,
  visits: visitsDe,
};

/** Languages other than English. Only the server holds them; a page takes its areas from here (components/i18n/messages.tsx). */
export const TRANSLATIONS: Readonly<Record<Exclude<Locale, "en">, Translated>> = { de: german };

/** An area in a language, by its name; nothing for English, which stands with its keys. */
export const translationOf = (locale: Locale, name: string): Readonly<Record<string, string>> | undefined =>
  locale === "en" ? undefined : (TRANSLATIONS[locale] as Readonly<Record<string, Record<string, string>>>)[name];

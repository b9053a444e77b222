import { categoryLabel } from "@/lib/analytics/category-words";
import { type Say, sayIn } from "@/lib/i18n/area";
import { dateLocale } from "@/lib/i18n/date-locale";
import type { Locale } from "@/lib/i18n/locales";
import { sectionHref } from "@/lib/portal/sections";
import { terms } from "@/messages/en/terms";
import { venueNews } from "@/messages/en/venue-news";
import { translationOf } from "@/messages/translations";
import { env } from "@/server/env";
import type { MailWords } from "@/server/mail/mail";
import type { Counts, Letter } from "./read-letter";

type T = Say<typeof venueNews>;
/** `isMember`: somebody who can open the portal. `stopLink`: the page that ends the mail. */
export type ToReader = { isMember: boolean; mayKitchen: boolean; stopLink: string };

/** The mail in the reader's language. */
export function writeLetter(letter: Letter, { isMember, mayKitchen, stopLink }: ToReader, locale: Locale): MailWords {
  const t: T = sayIn(venueNews, locale, translationOf(locale, venueNews.name));
  const { venue, rhythm, openDishes } = letter;
  const { id } = venue;
  const weeks = new URL(
    sectionHref("weeks", { venue: id, range: "custom", ...letter.days, compare: "before" }),
    env.APP_URL,
  );
  const blocks = [
    t("yourTime", { rhythm, days: daysInWords(letter, locale) }),
    figuresOf(letter, t),
    letter.before ? t("against", { rhythm, hasYear: letter.year ? "yes" : "no" }) : t("nothingBefore"),
    ...tablesOf(letter, t),
    ...allergiesOf(letter, t),
    ...(mayKitchen && openDishes > 0
      ? [t("kitchen", { count: openDishes }), link(sectionHref("menu", { venue: id, view: "kitchen" }))]
      : []),
    ...(isMember ? [t("openWeeks"), weeks.href] : []),
    isMember ? t("whyMember", { venue: venue.name }) : t("whyAddress"),
    t("stopIt"),
    stopLink,
  ];
  return { subject: subjectOf(letter, t), text: blocks.join("\n\n") };
}

const link = (path: string): string => new URL(path, env.APP_URL).href;

function subjectOf({ venue, rhythm, told, before }: Letter, t: T): string {
  const by = before ? told.visits - before.visits : 0;
  const change = !before ? "none" : by > 0 ? "more" : by < 0 ? "fewer" : "same";
  return t("mailSubject", { venue: venue.name, visits: told.visits, change, by: Math.abs(by), rhythm });
}

function daysInWords({ days, rhythm }: Letter, locale: Locale): string {
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateLocale(locale), { timeZone: "UTC", ...options });
  return rhythm === "month"
    ? format({ month: "long", year: "numeric" }).format(at(days.from))
    : format({ day: "numeric", month: "long", year: "numeric" }).formatRange(at(days.from), at(days.to));
}

const signed = (by: number, locale: Locale): string =>
  by === 0 ? "±0" : `${by > 0 ? "+" : "−"}${Math.abs(by).toLocaleString(locale)}`;

/** A number with its changes: "166 (+37, +12)". A change is left out where either number is held back. */
function withChanges(now: number, earlier: readonly (number | null | undefined)[], t: T): string {
  const shown = now.toLocaleString(t.locale);
  const known = earlier.filter((each) => each !== null && each !== undefined);
  if (known.length === 0 || known.length < earlier.length) return shown;
  return `${shown} (${known.map((each) => signed(now - each, t.locale)).join(", ")})`;
}

function figuresOf({ told, before, year }: Letter, t: T): string {
  const others = [before, ...(year ? [year] : [])].filter((each): each is Counts => each !== null);
  const line = (name: string, of: (counts: Counts) => number | undefined) => {
    const now = of(told);
    return `${name}\t${now === undefined ? t("fewerThanFive") : withChanges(now, others.map(of), t)}`;
  };
  return [
    line(t("visits"), ({ visits }) => visits),
    line(t("people"), ({ people }) => people?.people),
    line(t("newcomers"), ({ people }) => people?.newcomers),
    line(t("returning"), ({ people }) => people?.returning),
  ].join("\n");
}

function tablesOf({ tables }: Letter, t: T): string[] {
  if (tables.length === 0) return [];
  const name = (each: Letter["tables"][number]) =>
    each.isNone ? t("noTable") : (each.label ?? t("formerTable")).replaceAll(/\s+/g, " ");
  return [t("tables"), tables.map((each) => `${name(each)}\t${each.visits.toLocaleString(t.locale)}`).join("\n")];
}

function allergiesOf({ allergies }: Letter, t: T): string[] {
  if (allergies.length === 0) return [t("noAllergies")];
  const known = sayIn(terms, t.locale, translationOf(t.locale, terms.name)).known;
  // Places to break a word are for screens.
  const name = (key: string) => known(categoryLabel(key)).replaceAll("\u00ad", "");
  return [
    t("allergies"),
    allergies.map(({ name: key, visits, before }) => `${name(key)}\t${withChanges(visits, [before], t)}`).join("\n"),
    t("inBatches"),
  ];
}

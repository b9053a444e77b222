import { clock } from "@/lib/analytics/clock-words";
import { sayIn } from "@/lib/i18n/area";
import { dateLocale } from "@/lib/i18n/date-locale";
import type { Locale } from "@/lib/i18n/locales";
import { sectionHref } from "@/lib/portal/sections";
import { venueNews } from "@/messages/en/venue-news";
import { translationOf } from "@/messages/translations";
import { env } from "@/server/env";
import type { MailWords } from "@/server/mail/mail";

/** `told`, `usual`: the visits of the day, and of the same weekday on average. */
export type Alert =
  | { kind: "spike" | "drop"; day: string; told: number; usual: number; percent: number; threshold: number }
  | { kind: "unread_allergies"; minutes: number };

type Venue = { id: string; name: string; quietFrom: number; quietUntil: number };

/** What is compared is said in a sentence, so that nobody has to know the rule. */
export function writeAlert(alert: Alert, venue: Venue, stopLink: string, locale: Locale): MailWords {
  const t = sayIn(venueNews, locale, translationOf(locale, venueNews.name));
  const { id, name, quietFrom, quietUntil } = venue;
  const end = [t("whyAlert", { venue: name, from: clock(quietFrom), until: clock(quietUntil) }), stopLink];
  const link = (path: string) => new URL(path, env.APP_URL).href;
  if (alert.kind === "unread_allergies") {
    const text = [
      t("unreadText", { minutes: alert.minutes }),
      t("openLive"),
      link(sectionHref("live", { venue: id })),
      ...end,
    ];
    return { subject: t("unreadSubject", { venue: name }), text: text.join("\n\n") };
  }
  const { kind, day, told, usual, percent, threshold } = alert;
  const at = new Date(`${day}T00:00:00Z`);
  const format = new Intl.DateTimeFormat(dateLocale(locale), {
    ...{ weekday: "long", day: "numeric", month: "long", timeZone: "UTC" },
  } as const);
  const inUse = { venue: name, told, percent };
  const text = [
    t("againstUsual", {
      ...{ day: format.format(at), told, threshold, kind },
      usual: usual.toLocaleString(locale, { maximumFractionDigits: 1 }),
    }),
    t("openWeeks"),
    link(sectionHref("weeks", { venue: id, range: "custom", from: day, to: day, compare: "weekdays" })),
    ...end,
  ];
  return { subject: kind === "spike" ? t("spikeSubject", inUse) : t("dropSubject", inUse), text: text.join("\n\n") };
}

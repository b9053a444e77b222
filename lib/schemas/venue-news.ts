import { z } from "zod";
import { WHOLE_LOCALES } from "@/lib/i18n/locales";
import { msg } from "@/lib/i18n/sentence";
import { LAST_DAY_OF_MONTH, NEWS_RHYTHMS } from "@/lib/venue-news/rhythm";
import { email } from "./auth";
import { id, timestamp } from "./text";

export const MOST_NEWS_READERS = 20;

const locale = z.enum(WHOLE_LOCALES);

/** `rhythm` null: no mail. `day`: the weekday from 1, Monday, or the day of the month; `hour`: of the venue's clock. */
export const newsBody = z
  .strictObject({
    rhythm: z.enum(NEWS_RHYTHMS).nullable(),
    day: z.int(msg("mustBeWhole")).min(1).max(LAST_DAY_OF_MONTH),
    hour: z.int(msg("mustBeWhole")).min(0).max(23),
  })
  .refine(({ rhythm, day }) => rhythm === "month" || day <= 7, { path: ["day"], message: msg("noSuchDay") });
export type NewsBody = z.infer<typeof newsBody>;

/** `locale`: the language of the mail, unless the address is one of a person here. */
export const newsReaderBody = z.strictObject({ email, locale });
export type NewsReaderBody = z.infer<typeof newsReaderBody>;
export const newsReaderParams = z.object({ id, readerId: id });

const hour = z.int(msg("mustBeWhole")).min(0).max(23);
const threshold = (min: number, max: number) => z.int(msg("mustBeWhole")).min(min).max(max).nullable();
/** Null: never told. No alert is sent between `quiet_from` and `quiet_until`, hours of the venue's clock. */
const alerts = z.strictObject({
  spike_percent: threshold(10, 1000),
  drop_percent: threshold(10, 100),
  unread_minutes: threshold(5, 180),
  quiet_from: hour,
  quiet_until: hour,
});
export const newsAlertsBody = alerts;
export type NewsAlertsBody = z.infer<typeof alerts>;
export const newsReaderAlertsBody = z.strictObject({ is_alerted: z.boolean() });

export const newsWire = z.object({
  rhythm: z.enum(NEWS_RHYTHMS).nullable(),
  day: z.number().int(),
  hour: z.number().int(),
  zone: z.string(),
  next_at: timestamp.nullable(),
  alerts,
  readers: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      /** A person of the business; the mail ends with their right to see the numbers. */
      is_member: z.boolean(),
      /** An address that has not said yes gets nothing. */
      is_confirmed: z.boolean(),
      /** Whether a mail would be sent: the right to get it, or to have asked for it, is there. */
      is_allowed: z.boolean(),
      /** Gets alerts, too; people of the business only. */
      is_alerted: z.boolean(),
      last_sent_at: timestamp.nullable(),
    }),
  ),
});
export type NewsWire = z.infer<typeof newsWire>;

export const newsPreviewQuery = z.object({ locale: locale.default("en") });
/** What a mail of this moment says, word for word. Columns of a line are parted by a tab. */
export const newsPreviewWire = z.object({ subject: z.string(), text: z.string() });
export type NewsPreviewWire = z.infer<typeof newsPreviewWire>;

export const figuresMailKey = z.object({ key: z.string().min(1).max(100) });

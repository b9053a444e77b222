import { decodeEntities } from "./clean-text";

/** Longer durations are taken for errors. Thirty days are enough for curing and fermenting. */
const MAX_MINUTES = 43_200;

const MINUTES_PER: readonly { names: RegExp; minutes: number }[] = [
  {
    names:
      /^(?:d|day|days|tag|tage|tagen|jour|jours|d[ií]as?|giorn[oi]|dag|dagen|dagar|dager|dn[iíů]|den|dzie[nń]|nap|gün|день|дн(?:я|ей)|天|日|يوم|أيام|ימים|วัน|ngày|hari)$/,
    minutes: 1440,
  },
  {
    names:
      /^(?:h|hs|hr|hrs|hour|hours|std|stunden?|stdn|heures?|horas?|or[ae]|uur|uren|u|timm(?:e|ar)|tim|timer?|t|godz|godzin[ay]?|hodin[ay]?|hod|óra|saat|sa|tunti|tuntia|ώρ[αε]ς?|час(?:а|ов)?|ч|год(?:ин[аиу]?)?|時間|小时|小時|鐘頭|시간|ساعات?|ساعة|ساعت|שעה|שעות|ชั่วโมง|ชม|giờ|jam|घंट[ाे])$/,
    minutes: 60,
  },
  {
    names:
      /^(?:m|mn|min|mins|minutes?|minuten?|minutos?|minut[oi]|minuter|minutter|minuut|minuty?|min[uú]t|perc|dakika|dk|minuuttia|λεπτ[άο]|мин(?:ут[аыу]?)?|хв(?:илин[аи]?)?|分|分钟|分鐘|分間|분|دقيقة|دقائق|دقیقه|דקות|דק|นาที|phút|menit|मिनट)$/,
    minutes: 1,
  },
  { names: /^(?:s|sec|secs|seconds?|sek|sekunden?|secondes?|segundos?)$/, minutes: 1 / 60 },
];

const FRACTIONS: Readonly<Record<string, number>> = { "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3 };

/**
 * A duration in whole minutes, or null. Reads numbers (minutes), ISO 8601 in valid and broken forms ("PT1H30M",
 * "P0Y0M0DT0H35M0.000S", "PT90", "pt 1h", "P1DT", "T30M", "PT1H30"), clock times ("01:30") and words ("1 hr 15 mins",
 * "1 ½ Stunden"; of "20-30 minutes" the upper end). Zero counts as unknown.
 */
export function parseMinutes(value: unknown): number | null {
  if (typeof value === "number") return plausible(value);
  if (typeof value !== "string" || value.length > 300) return null;
  const text = decodeEntities(value).trim();
  return plausible(parseIso(text) ?? parseClock(text) ?? parseWords(text) ?? Number.NaN);
}

const plausible = (minutes: number): number | null => {
  const rounded = Math.round(minutes);
  return Number.isFinite(rounded) && rounded > 0 && rounded <= MAX_MINUTES ? rounded : null;
};

function parseIso(text: string): number | null {
  // Templates leave units without their numbers: "PTH5MS".
  const compact = text
    .replace(/\s+/g, "")
    .toUpperCase()
    .replace(/(?<=[PTHMSDW])[YMWDHS](?=\d|$)/g, "");
  const match = /^-?P?((?:\d+(?:[.,]\d+)?[YMWD])*)(T?)((?:\d+(?:[.,]\d+)?[HMS])*)(\d+(?:[.,]\d+)?)?$/.exec(compact);
  if (!match || !/^-?[PT]/.test(compact) || !/\d/.test(compact)) return null;
  const [, dates = "", t = "", times = "", rest] = match;
  let minutes = 0;
  for (const [, amount = "0", unit] of dates.matchAll(/(\d+(?:[.,]\d+)?)([YMWD])/g)) {
    // In a recipe "P30M" means thirty minutes, although ISO 8601 means months.
    const factor = unit === "D" ? 1440 : unit === "W" ? 10_080 : unit === "M" && t === "" ? 1 : 0;
    minutes += toNumber(amount) * factor;
  }
  for (const [, amount = "0", unit] of times.matchAll(/(\d+(?:[.,]\d+)?)([HMS])/g)) {
    minutes += toNumber(amount) * (unit === "H" ? 60 : unit === "M" ? 1 : 1 / 60);
  }
  return minutes + (rest === undefined ? 0 : toNumber(rest));
}

function parseClock(text: string): number | null {
  const match = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?(?:\s*(?:h|hrs?|hours?|std\.?|uur))?$/i.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

function parseWords(text: string): number | null {
  const lower = inDigits(text.toLowerCase());
  if (/^\d+(?:[.,]\d+)?$/.test(lower)) return toNumber(lower);
  const pattern =
    /(?:(\d+(?:[.,]\d+)?)(?:\s*\/\s*(\d+))?)?\s*([½¼¾⅓⅔])?\s*(?:(?:-|–|—|to|bis|à|a|til|tot|do)\s*(\d+(?:[.,]\d+)?)\s*)?([\p{L}\p{M}]+)?\.?/gu;
  let minutes = 0;
  let isFound = false;
  let pendingHours = false;
  for (const match of lower.matchAll(pattern)) {
    const [, whole, denominator, fraction, upper, unit] = match;
    if (whole === undefined && fraction === undefined) continue;
    const factor: number | undefined = unit === undefined ? (pendingHours ? 1 : undefined) : minutesPer(unit);
    if (factor === undefined) continue;
    const base = (whole === undefined ? 0 : toNumber(whole)) / (denominator ? Math.max(1, Number(denominator)) : 1);
    const amount = upper === undefined ? base + (fraction ? (FRACTIONS[fraction] ?? 0) : 0) : toNumber(upper);
    minutes += amount * factor;
    isFound = true;
    pendingHours = factor === 60;
  }
  return isFound ? minutes : null;
}

/** The character for zero in each of the scripts whose digits are read: Arabic, Persian, Devanagari and full-width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0xff10];
const DIGIT = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g;

/** Writes "an hour and a half", "half an hour", "30'" and digits of other scripts as numbers with units. */
function inDigits(text: string): string {
  return text
    .replace(DIGIT, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
    })
    .replace(/(\d)\s*['′’](?![\p{L}\d])/gu, "$1 min")
    .replace(/\b(?:an?|one|\d+) hours? and a half\b/g, (hours) => `${Number.parseInt(hours, 10) || 1}.5 hours`)
    .replace(/\bhalf an hour\b|\beine halbe stunde\b|\bune demi-heure\b|\bmedia hora\b|\bmezz'?ora\b/g, "30 min")
    .replace(/\b(?:anderthalb|eineinhalb) stunden\b/g, "90 min")
    .replace(/\b(?:an|one|eine|une|una|uma|een) (?=hour|stunde|heure|hora|uur|ora)/g, "1 ");
}

const minutesPer = (word: string): number | undefined => MINUTES_PER.find(({ names }) => names.test(word))?.minutes;

const toNumber = (text: string): number => Number(text.replace(",", "."));

import { errors } from "@/messages/en/errors";
import { translationOf } from "@/messages/translations";
import { DEFAULT_LOCALE, type Locale } from "./locales";
import { sayMessage, type Value } from "./message";
import { momentIn } from "./moment";
import { type Said, type SentenceValue, toSentence } from "./sentence";

/** Says a sentence in a language; in English in the documented words. */
export function speak(said: Said, asked: Locale): string {
  const { key, values } = toSentence(said);
  const translated = translationOf(asked, errors.name);
  const locale = translated ? asked : DEFAULT_LOCALE;
  const message = translated?.[key] ?? errors.messages[key];
  const spoken = Object.entries(values).map(([name, value]) => [name, valueIn(value, locale)] as const);
  return sayMessage(message, Object.fromEntries(spoken), locale);
}

export const inEnglish = (said: Said): string => speak(said, "en");

/** German writes "0.5" as "0,5". Whole numbers stay numbers, because a message may choose words by them. */
function valueIn(value: SentenceValue, locale: Locale): Value {
  if (value instanceof Date) return momentIn(value, locale);
  if (typeof value === "object") return speak(value, locale);
  if (typeof value === "string" || Number.isInteger(value)) return value;
  return value.toLocaleString(locale, { maximumFractionDigits: 6, useGrouping: false });
}

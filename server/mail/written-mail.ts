import type { Locale } from "@/lib/i18n/locales";
import { sayMessage, type Value } from "@/lib/i18n/message";
import { PRODUCT_NAME } from "@/lib/product";
import { mails } from "@/messages/en/mails";
import { translationOf } from "@/messages/translations";
import type { Mail } from "./mail";

type MessageKey = keyof typeof mails.messages;
export type MailKey = MessageKey extends infer K ? (K extends `${infer N}Subject` ? N : never) : never;
type MailValue = Value | ((locale: Locale) => string);

/**
 * A mail with the texts of messages/<locale>/mails.ts and these values. A value that differs between languages is a
 * function.
 */
export const writtenMail = (
  key: MailKey,
  values: Readonly<Record<string, MailValue>> = {},
  more: Omit<Mail, "words"> = {},
): Mail => ({
  ...more,
  words: (locale) => {
    const texts: Readonly<Record<string, string>> = translationOf(locale, mails.name) ?? mails.messages;
    const written = Object.entries<MailValue>({ product: PRODUCT_NAME, ...values }).map(
      ([name, value]) => [name, typeof value === "function" ? value(locale) : value] as const,
    );
    const filled = Object.fromEntries(written);
    const say = (message: MessageKey) => sayMessage(texts[message] ?? mails.messages[message], filled, locale);
    return { subject: say(`${key}Subject`), text: say(`${key}Text`) };
  },
});

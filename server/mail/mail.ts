import type { Locale } from "@/lib/i18n/locales";

export type MailWords = { readonly subject: string; readonly text: string };

/**
 * `words`: in the reader's language. `validForMs`: after so long it is of no use to anybody, like a link that has ended.
 * `isAnswer`: somebody else sends it, whose browser says nothing of the reader's language.
 */
export type Mail = {
  readonly words: (locale: Locale) => MailWords;
  readonly validForMs?: number;
  readonly isAnswer?: true;
};

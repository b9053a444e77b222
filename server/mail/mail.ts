import type { Locale } from "@/lib/i18n/locales";

export type MailWords = { readonly subject: string; readonly text: string };

/**
 * `words`: the texts in the reader's language. `validForMs`: after this time the mail is useless, for example because
 * its link has expired, and is no longer sent. `isAnswer`: the request that sends it comes from somebody else, whose
 * browser says nothing about the reader's language.
 */
export type Mail = {
  readonly words: (locale: Locale) => MailWords;
  readonly validForMs?: number;
  readonly isAnswer?: true;
  /** The reader's language, where it is known otherwise than from an account. */
  readonly locale?: Locale;
  /** Where a mail program stops such mails by one call, without asking anybody (RFC 8058). */
  readonly stop?: string;
};

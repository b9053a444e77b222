import { accountErrors } from "@/messages/en/account-errors";

/**
 * Account rules that forms check while typing and the server enforces. No parser here, because every page loads this
 * file.
 */
export const EMAIL_MAX_LENGTH = 254;
export const PASSWORD_MIN_LENGTH = 8;
/** bcrypt reads 72 bytes and ignores the rest; more is refused instead of silently cut. */
export const PASSWORD_MAX_BYTES = 72;

/** A name, an @ and a domain with a dot, as mail servers take them without quotes. */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

/** `key`: what the API says of a text that breaks the rule. */
export type Rule = { test: (text: string) => boolean; key: keyof typeof accountErrors };
type Hinted = readonly [...(Rule & { hint: string })[]];

/** Rules for a trimmed email address, in the order in which problems are reported. */
export const EMAIL_RULES: readonly Rule[] = [
  { test: (text) => text !== "", key: "emailRequired" },
  {
    test: (text) => text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text),
    key: "emailInvalid",
  },
];

/** The rules that every new password must meet. */
export const NEW_PASSWORD_RULES: readonly Rule[] = [
  { test: (text) => text.length >= PASSWORD_MIN_LENGTH, key: "passwordTooShort" },
  {
    test: (text) => new TextEncoder().encode(text).length <= PASSWORD_MAX_BYTES,
    key: "passwordTooLong",
  },
  { test: (text) => !text.includes("\u0000"), key: "passwordNull" },
];

/** The rules that the onboarding and business forms add, in display order. */
export const PASSWORD_RULES = [
  {
    test: (text) => text.length >= PASSWORD_MIN_LENGTH,
    key: "passwordTooShort",
    hint: "8 characters",
  },
  {
    test: (text) => /\p{Ll}/u.test(text),
    key: "passwordLowercase",
    hint: "One lowercase letter",
  },
  {
    test: (text) => /\p{Lu}/u.test(text),
    key: "passwordUppercase",
    hint: "One uppercase letter",
  },
  {
    test: (text) => /\p{Nd}/u.test(text),
    key: "passwordNumber",
    hint: "One number",
  },
] as const satisfies Hinted;

/** What the first rule that a text breaks says in English, or null. */
export function firstBroken(rules: readonly Rule[], text: string): string | null {
  const broken = rules.find((rule) => !rule.test(text));
  return broken ? accountErrors[broken.key] : null;
}

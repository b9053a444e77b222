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

type Rule = { test: (text: string) => boolean; message: string };
type Hinted = readonly [...(Rule & { hint: string })[]];

/** Rules for a trimmed email address, in the order in which problems are reported. */
export const EMAIL_RULES: readonly Rule[] = [
  { test: (text) => text !== "", message: "Email is required" },
  {
    test: (text) => text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text),
    message: "Please enter a valid email address",
  },
];

/** The rules that every new password must meet. */
export const NEW_PASSWORD_RULES: readonly Rule[] = [
  { test: (text) => text.length >= PASSWORD_MIN_LENGTH, message: "Password must be at least 8 characters long" },
  {
    test: (text) => new TextEncoder().encode(text).length <= PASSWORD_MAX_BYTES,
    message: "Password must be at most 72 bytes long",
  },
  { test: (text) => !text.includes("\u0000"), message: "Password must not contain null characters" },
];

/** The rules that the onboarding and business forms add, in display order. */
export const PASSWORD_RULES = [
  {
    test: (text) => text.length >= PASSWORD_MIN_LENGTH,
    message: "Password must be at least 8 characters long",
    hint: "8 characters",
  },
  {
    test: (text) => /\p{Ll}/u.test(text),
    message: "Password must contain at least one lowercase letter",
    hint: "One lowercase letter",
  },
  {
    test: (text) => /\p{Lu}/u.test(text),
    message: "Password must contain at least one uppercase letter",
    hint: "One uppercase letter",
  },
  {
    test: (text) => /\p{Nd}/u.test(text),
    message: "Password must contain at least one number",
    hint: "One number",
  },
] as const satisfies Hinted;

/** The message of the first rule that a text breaks, or null. */
export const firstBroken = (rules: readonly Rule[], text: string): string | null =>
  rules.find((rule) => !rule.test(text))?.message ?? null;

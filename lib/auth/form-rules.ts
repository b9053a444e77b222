import { accountErrors } from "@/messages/en/account-errors";
import { EMAIL_RULES, firstBroken, NEW_PASSWORD_RULES, PASSWORD_MIN_LENGTH, PASSWORD_RULES } from "./account-rules";

/** What is wrong with an email address, in the documented words, or null. */
export const emailError = (text: string): string | null => firstBroken(EMAIL_RULES, text.trim());

/** `simple`: length only, as the modal and the reset form ask. `full`: as onboarding and the business form ask. */
export type PasswordRules = "simple" | "full";

export function passwordError(text: string, rules: PasswordRules): string | null {
  return (rules === "full" ? firstBroken(PASSWORD_RULES, text) : null) ?? firstBroken(NEW_PASSWORD_RULES, text);
}

/** Compares only once the password is long enough; spaces around either are ignored. */
export function confirmationError(password: string, confirmation: string): string | null {
  if (password.length < PASSWORD_MIN_LENGTH) return null;
  return password.trim() === confirmation.trim() ? null : accountErrors.passwordsDiffer;
}

/** A text that is a JSON list of problems shows the first one's `msg`; any other text shows as it is. */
export function readableError(text: string): string {
  if (!text.startsWith("[")) return text;
  try {
    const list: unknown = JSON.parse(text);
    const first: unknown = Array.isArray(list) ? list[0] : null;
    const msg = typeof first === "object" && first !== null && "msg" in first ? first.msg : null;
    return typeof msg === "string" ? msg : text;
  } catch {
    return text;
  }
}

export const UNKNOWN_ERROR = "An error occurred";

/** The server's message if it gave one, else the error's own, else a general sentence. */
export const messageOf = (error: unknown, otherwise = UNKNOWN_ERROR): string =>
  error instanceof Error && error.message ? readableError(error.message) : otherwise;

/** What is wrong with a new password, in the reset form's words and in the order of its checks; null if nothing. */
export function newPasswordProblem(token: string, password: string, confirmation: string): string | null {
  if (token.trim() === "") return "Invalid reset token.";
  if (password !== confirmation) return "Passwords do not match.";
  if (password.length < PASSWORD_MIN_LENGTH) return "Password must be at least 8 characters long.";
  return passwordError(password, "simple");
}

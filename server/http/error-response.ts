import type { z } from "zod";
import { AppError, ERROR_STATUS, type InvalidField } from "@/lib/errors";
import type { Locale } from "@/lib/i18n/locales";
import { type SentenceKey, says, sentenceIn } from "@/lib/i18n/sentence";
import { speak } from "@/lib/i18n/speak";
import { isDatabaseUnavailable } from "@/server/db/errors";

export type Part = "body" | "query" | "path";

/** The most fields of an error, so that a response stays short, whatever was sent. */
const MOST_UNKNOWN_FIELDS = 20;
const LONGEST_FIELD = 100;

/** For a field that a strict schema does not know: the error names the field itself, not the object around it. */
const unknownField = (loc: InvalidField["loc"], key: string): InvalidField => ({
  loc: [...loc, key.slice(0, LONGEST_FIELD)],
  said: says("unknownKey", { key: `"${key.slice(0, LONGEST_FIELD)}"` }),
  type: "unrecognized_keys",
});

/** A zod failure as the documented list of `{loc, msg, type}`. */
export function toInvalid(part: Part, error: z.ZodError): AppError {
  const fields: InvalidField[] = error.issues.flatMap((issue) => {
    const loc = [part, ...issue.path.map((key) => (typeof key === "symbol" ? String(key) : key))];
    return issue.code === "unrecognized_keys"
      ? issue.keys.slice(0, MOST_UNKNOWN_FIELDS).map((key) => unknownField(loc, key))
      : [{ loc, said: sentenceIn(issue.message), type: issue.code }];
  });
  return new AppError("invalid", fields[0]?.said ?? "invalidInput", { fields });
}

/** Turns whatever was thrown into an error that may be shown: an unknown error becomes a fixed sentence. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) {
    return new AppError("unavailable", "unavailable", {
      retryAfterSeconds: 5,
    });
  }
  return new AppError("internal", "internal");
}

/**
 * The body of every error: `{detail: text}`, or `{detail: [{loc, msg, type}]}` for invalid fields; with a stable `code`
 * for programs, and what the error sends beside them. Only sentences depend on the language.
 */
export function errorResponse(error: AppError, requestId: string, locale: Locale): Response {
  const headers = new Headers({ "Cache-Control": "no-store", "X-Request-Id": requestId });
  const challenge = error.challenge ?? (error.code === "unauthenticated" ? "Bearer" : undefined);
  if (challenge) headers.set("WWW-Authenticate", challenge);
  if (error.retryAfterSeconds !== undefined) headers.set("Retry-After", String(error.retryAfterSeconds));
  const detail =
    error.fields?.map(({ loc, said, type }) => ({ loc, msg: speak(said, locale), type })) ??
    speak(error.sentence, locale);
  const code = error.reason ?? codeOf(error.sentence.key);
  return Response.json({ ...error.beside, detail, code }, { status: ERROR_STATUS[error.code], headers });
}

/** `recipeNotFound` is sent as `recipe_not_found`. */
export const codeOf = (key: SentenceKey): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

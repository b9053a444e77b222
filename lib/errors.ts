import type { Locale } from "./i18n/locales";

/** Maps each kind of error to its HTTP status. No other place chooses a status for an error. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** One invalid field, in the documented format: its path, what is wrong, and the rule it breaks. */
export type InvalidField = { loc: (string | number)[]; msg: string; type: string };

/**
 * `saidIn`: returns the message in another language, for messages whose values differ between languages, such as
 * dates. `challenge`: the WWW-Authenticate line of RFC 6750 3, if a bare `Bearer` says too little. `reason`: which of
 * a call's known failures it is, sent as `code` for clients that act on it. `beside`: further fields of the answer.
 */
type ErrorDetails = {
  fields?: InvalidField[];
  retryAfterSeconds?: number;
  challenge?: string;
  reason?: string;
  beside?: Readonly<Record<string, unknown>>;
  saidIn?: (locale: Locale) => string;
};

/**
 * The only error a use case throws on purpose. `message` is shown to people: it says what happened
 * and never holds SQL, stack frames or internal names.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: InvalidField[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly challenge: string | undefined;
  readonly reason: string | undefined;
  readonly beside: Readonly<Record<string, unknown>> | undefined;
  readonly saidIn: ((locale: Locale) => string) | undefined;

  constructor(code: ErrorCode, message: string, more: ErrorDetails = {}) {
    super(message);
    this.name = "AppError";
    this.code = code;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.challenge = more.challenge;
    this.reason = more.reason;
    this.beside = more.beside;
    this.saidIn = more.saidIn;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** 422 for one field of the body. */
export const invalidField = (path: string, message: string, type = "value_error"): AppError =>
  new AppError("invalid", message, { fields: [{ loc: ["body", ...path.split(".")], msg: message, type }] });

export const notFound = (what: string): AppError => new AppError("not_found", `${what} not found`);

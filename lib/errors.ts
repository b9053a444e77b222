import { type Said, type Sentence, type SentenceKey, toSentence } from "./i18n/sentence";

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

/** One invalid field: its path, what is wrong, and the rule that it breaks. The answer says it as `{loc, msg, type}`. */
export type InvalidField = { loc: (string | number)[]; said: Said; type: string };

/**
 * `challenge`: the WWW-Authenticate line of RFC 6750 3, if a bare `Bearer` says too little. `reason`: which of a call's
 * known failures it is, sent as `code` in place of the sentence's own. `beside`: further fields of the answer.
 */
type ErrorDetails = {
  fields?: InvalidField[];
  retryAfterSeconds?: number;
  challenge?: string;
  reason?: string;
  beside?: Readonly<Record<string, unknown>>;
};

/** Marks an error as ours, whichever copy of this module made it: bundles, and tests, may hold several. */
const OURS = Symbol.for("forkprint.AppError");

/**
 * The only error a use case throws on purpose. `sentence` is said to people (lib/i18n/speak.ts): it tells what happened
 * and never holds SQL, stack frames or internal names. `message` is for the log: the sentence's key and values.
 */
export class AppError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: a class made of this one asks for itself, as any class does.
    if (this !== AppError) return Function.prototype[Symbol.hasInstance].call(this, value);
    return typeof value === "object" && value !== null && OURS in value;
  }

  readonly [OURS] = true;
  readonly code: ErrorCode;
  readonly fields: InvalidField[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly challenge: string | undefined;
  readonly reason: string | undefined;
  readonly beside: Readonly<Record<string, unknown>> | undefined;
  readonly sentence: Sentence;

  constructor(code: ErrorCode, said: Said, more: ErrorDetails = {}) {
    const sentence = toSentence(said);
    super(inBrief(sentence));
    this.name = "AppError";
    this.code = code;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.challenge = more.challenge;
    this.reason = more.reason;
    this.beside = more.beside;
    this.sentence = sentence;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

const inBrief = ({ key, values }: Sentence): string =>
  Object.keys(values).length === 0 ? key : `${key} ${JSON.stringify(values)}`;

/** 422 for one place of the request, such as `["query", "after"]`. */
export const invalidAt = (loc: InvalidField["loc"], said: Said, type = "value_error"): AppError =>
  new AppError("invalid", said, { fields: [{ loc, said, type }] });

/** 422 for one field of the body. */
export const invalidField = (path: string, said: Said, type?: string): AppError =>
  invalidAt(["body", ...path.split(".")], said, type);

/** What can be looked for and not found: `recipe` for the message `recipeNotFound`. */
export type Missing = SentenceKey extends infer K ? (K extends `${infer What}NotFound` ? What : never) : never;

export const notFound = (what: Missing): AppError => new AppError("not_found", `${what}NotFound`);

export type ForkprintErrorCode =
  | "network"
  | "closed"
  | "refused"
  | "wrong_answer"
  | "no_random_numbers"
  | "storage"
  | "invalid_option";

export type ForkprintError = Error & {
  code: ForkprintErrorCode;
  /** The answer's status, if there was an answer. */
  status?: number;
};

/** A message that an app may show. The server's own message replaces it if there is one. */
const WORDS: Record<ForkprintErrorCode, string> = {
  network: "Please check your internet connection",
  closed: "The sign-in window was closed",
  refused: "The request was refused",
  wrong_answer: "The answer to the sign-in is not ours",
  no_random_numbers: "This device gives no secure random numbers: pass randomBytes",
  storage: "The device's secure storage cannot be used",
  invalid_option: "An option is missing",
};

export function fail(code: ForkprintErrorCode, message: string = WORDS[code], status?: number): ForkprintError {
  return Object.assign(new Error(message), { code, ...(status === undefined ? {} : { status }) });
}

export const isForkprintError = (error: unknown): error is ForkprintError => error instanceof Error && "code" in error;

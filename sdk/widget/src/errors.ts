import type { ForkprintErrorCode } from "./types";

export type ForkprintError = Error & { code: ForkprintErrorCode };

/** The codes are explained in the documentation; a message is added only if the server sent one. */
export const fail = (code: ForkprintErrorCode, message = code as string): ForkprintError =>
  Object.assign(new Error(message), { code });

import type { ForkprintErrorCode } from "./types";

export type ForkprintError = Error & { code: ForkprintErrorCode };

/** The codes are explained in the documentation; a message stands only where the server has one. */
export const fail = (code: ForkprintErrorCode, message = code as string): ForkprintError =>
  Object.assign(new Error(message), { code });

import type { Parameters } from "../../parameters";
import { type Check, refuse } from "./check";

const MOST_STATE_CHARACTERS = 2048;
const MOST_NONCE_CHARACTERS = 512;

/**
 * RFC 6749 4.1.1: a state must be sent back unchanged, so one that is too long is refused, not cut, and not sent back.
 */
export const stateLength: Check = (parameters) =>
  (parameters.get("state")?.length ?? 0) > MOST_STATE_CHARACTERS
    ? refuse("invalid_request", "The state is too long")
    : null;

/**
 * OpenID Connect Core 3.1.2.1. The nonce is stored, so its length is limited, and NUL, which PostgreSQL refuses, is
 * not allowed.
 */
export const nonceText: Check = (parameters) => {
  const nonce = parameters.get("nonce") ?? "";
  if (nonce.length > MOST_NONCE_CHARACTERS) return refuse("invalid_request", "The nonce is too long");
  return nonce.includes("\u0000") ? refuse("invalid_request", "The nonce is malformed") : null;
};

/** The state to send back unchanged; undefined when it was sent more than once or is too long. */
export function echoedState(parameters: Parameters): string | undefined {
  const state = parameters.isRepeated("state") ? undefined : parameters.get("state");
  return state !== undefined && state.length <= MOST_STATE_CHARACTERS ? state : undefined;
}

import type { z } from "zod";
import type { CallerRule } from "./callers";

/** The options that a handler was made from, for the description of the API: the same schemas check its requests. */
export type Description = {
  caller: CallerRule<unknown>;
  params?: z.ZodType | undefined;
  query?: z.ZodType | undefined;
  body?: z.ZodType | undefined;
  response?: z.ZodType | undefined;
  status?: number | undefined;
  otherStatus?: number | undefined;
  media?: string | undefined;
  /** The body is a multipart form, not JSON. */
  isForm?: boolean | undefined;
  isProtocol?: boolean | undefined;
  bodyLimitBytes?: number | undefined;
  /** Calls are rate limited. */
  isLimited?: boolean | undefined;
  /** The call's work is counted by what it costs. */
  isCosted?: boolean | undefined;
  /** Its units, if they do not depend on what is sent. */
  sameCost?: number | undefined;
};

const descriptions = new WeakMap<object, Description>();

export function described<H extends object>(handler: H, description: Description | undefined): H {
  if (description) descriptions.set(handler, description);
  return handler;
}

/** Handlers that refuse every request: for a method that an address does not offer, or for an unknown address. */
const refusals = new WeakSet<object>();

export function refusing<H extends object>(handler: H): H {
  refusals.add(handler);
  return handler;
}

export const isRefusal = (handler: object): boolean => refusals.has(handler);

export const descriptionOf = (handler: object): Description | undefined => descriptions.get(handler);

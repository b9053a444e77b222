import type { z } from "zod";
import type { CallerRule } from "./callers";

/** What a handler was made from, for the description of the API: the same schemas that its requests meet. */
export type Description = {
  caller: CallerRule<unknown>;
  params?: z.ZodType | undefined;
  query?: z.ZodType | undefined;
  body?: z.ZodType | undefined;
  response?: z.ZodType | undefined;
  status?: number | undefined;
  /** A body that is not JSON. */
  isForm?: boolean | undefined;
  isProtocol?: boolean | undefined;
  /** Counted: too many of it are refused. */
  isLimited?: boolean | undefined;
};

const descriptions = new WeakMap<object, Description>();

export function described<H extends object>(handler: H, description: Description | undefined): H {
  if (description) descriptions.set(handler, description);
  return handler;
}

export const descriptionOf = (handler: object): Description | undefined => descriptions.get(handler);

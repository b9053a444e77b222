import type { Parameters } from "../../parameters";
import { type Check, refuse } from "./check";

/** Nine digits of seconds are a third of a century, longer than any sign-in lasts; more could only overflow. */
const MOST_DIGITS = 9;

/** OpenID Connect Core 3.1.2.1: `max_age` is the most seconds that may have passed since the person signed in. */
export const maxAge: Check = (parameters) => {
  const text = parameters.get("max_age");
  if (text === undefined || (/^\d+$/.test(text) && text.length <= MOST_DIGITS)) return null;
  return refuse("invalid_request", "The max_age is not a number of seconds");
};

export function maxAgeSeconds(parameters: Parameters): number | undefined {
  const text = parameters.get("max_age");
  return text === undefined ? undefined : Number(text);
}

import { type Check, refuse } from "./check";

/** RFC 6749 3.1: no parameter more than once. */
export const repeatedParameter: Check = (parameters) =>
  parameters.repeatedName() === undefined ? null : refuse("invalid_request", "A parameter is given more than once");

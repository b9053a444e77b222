import { resourceOf } from "../../resource";
import { type Check, refuse } from "./check";

/** RFC 8707 2: a token is never issued for a resource that does not exist. */
export const knownResource: Check = (parameters, client) =>
  resourceOf(parameters.get("resource"), client) === "refused"
    ? refuse("invalid_target", "There is no such resource")
    : null;

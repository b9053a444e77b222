import { scopesOfRequest } from "../../resource";
import { type Check, refuse } from "./check";

/** RFC 6749 3.3 and 4.1.2.1. */
export const requestedScope: Check = (parameters, client) =>
  scopesOfRequest(parameters.get("scope"), client, parameters.get("resource")) === null
    ? refuse("invalid_scope", "The scope is malformed, unknown, or more than this application may ask for")
    : null;

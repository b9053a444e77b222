import { type Check, refuse } from "./check";

/** RFC 6749 3.1.1: the authorization code grant is the only one. */
export const responseType: Check = (parameters) => {
  const type = parameters.get("response_type");
  if (type === undefined) return refuse("invalid_request", "The response_type is missing");
  return type === "code" ? null : refuse("unsupported_response_type", "Only the response_type code is supported");
};

/**
 * OAuth 2.0 Multiple Response Type Encoding Practices 2.1: answers go into the query only, never into a fragment or
 * form.
 */
export const responseMode: Check = (parameters) =>
  (parameters.get("response_mode") ?? "query") === "query"
    ? null
    : refuse("invalid_request", "Only the response_mode query is supported");

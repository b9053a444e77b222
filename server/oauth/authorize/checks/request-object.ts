import { type Check, refuse } from "./check";

/**
 * OpenID Connect Core 3.1.2.6: request objects are refused with their own error codes; a `request_uri` is never
 * fetched.
 */
export const requestObject: Check = (parameters) => {
  if (parameters.has("request")) return refuse("request_not_supported", "Request objects are not supported");
  if (parameters.has("request_uri")) return refuse("request_uri_not_supported", "Request objects are not supported");
  if (parameters.has("registration")) {
    return refuse("registration_not_supported", "Registration within a request is not supported");
  }
  return null;
};

/**
 * The parameters of an authorization request (RFC 6749 4.1.1, RFC 7636 4.3, OpenID Connect Core 3.1.2.1, RFC 8707 2, RFC
 * 9126 4, RFC 9449 10).
 */
export const REQUEST_PARAMETERS = [
  "response_type",
  "client_id",
  "redirect_uri",
  "scope",
  "state",
  "code_challenge",
  "code_challenge_method",
  "nonce",
  "prompt",
  "response_mode",
  "resource",
  "dpop_jkt",
  "request_uri",
] as const;

/**
 * The authorization request in the address of our page, or null if it holds none. A repeated parameter stays repeated
 * so that the server can refuse it. `response_type` may be missing, because there is only one.
 */
export function requestInAddress(search: URLSearchParams): URLSearchParams | null {
  if (!search.get("client_id")) return null;
  const entries = REQUEST_PARAMETERS.flatMap((name) => search.getAll(name).map((value) => [name, value]));
  const request = new URLSearchParams(entries);
  if (!request.get("response_type")) request.set("response_type", "code");
  return request;
}

const promptsOf = (search: URLSearchParams): string[] => search.get("prompt")?.split(" ") ?? [];

export const asksForSignIn = (search: URLSearchParams): boolean => promptsOf(search).includes("login");

/** True if the application asks for an answer without any screen (`prompt=none`, OpenID Connect Core 3.1.2.1). */
export const asksForSilence = (search: URLSearchParams): boolean => search.get("prompt") === "none";

/**
 * The `prompt` that remains after the person has signed in again: the same without `login`; null if nothing remains.
 */
export const promptAfterSignIn = (search: URLSearchParams): string | null =>
  promptsOf(search)
    .filter((word) => word !== "login")
    .join(" ") || null;

/** RFC 6749 4.1.1, RFC 7636 4.3, OpenID Connect Core 3.1.2.1: what an authorization request may carry. */
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
] as const;

/**
 * The authorization request in the address of our page, or null where it is none. A repeated name stays
 * repeated, so that the server sees it. A direct link need not name the only response type there is.
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

/** The application wants an answer without anything being shown (OpenID Connect Core 3.1.2.1). */
export const asksForSilence = (search: URLSearchParams): boolean => search.get("prompt") === "none";

/** The prompt once the person has signed in again: without `login`; null when nothing else is asked. */
export const promptAfterSignIn = (search: URLSearchParams): string | null =>
  promptsOf(search)
    .filter((word) => word !== "login")
    .join(" ") || null;

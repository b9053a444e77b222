/** The scopes that release a whole part of the profile. The metadata lists them. */
export const BUNDLE_SCOPES = ["dietary_preferences:read", "ingredients:read", "profile:read"] as const;
/** The scopes that `general:access` stands for. */
export const GENERAL_SCOPES = [...BUNDLE_SCOPES, "marks:read"] as const;
/** Scopes that release one need each. An application may ask for those that it is registered with by name. */
export const NEED_SCOPES = [
  "diet:read",
  "allergies:read",
  "health:read",
  "likes:read",
  "favorites:read",
  "name:read",
] as const;
/** The permissions of an assistant (the tools of /mcp). They release no profile at the userinfo endpoint. */
export const ASSISTANT_SCOPES = ["menus:check", "recipes:check", "recipes:find", "groceries:add"] as const;
/** Scopes that release data of a person, in the order in which they are shown and granted. */
export const DATA_SCOPES = [...GENERAL_SCOPES, ...NEED_SCOPES, ...ASSISTANT_SCOPES] as const;
/** Scopes of the protocol. They release no data, so a consent need not list them. */
export const PROTOCOL_SCOPES = ["openid", "offline_access"] as const;
export const SUPPORTED_SCOPES = [...DATA_SCOPES, ...PROTOCOL_SCOPES] as const;
/** The `scopes_supported` of the metadata (RFC 8414 2). A client may ask for scopes that it does not list. */
export const ADVERTISED_SCOPES = [...BUNDLE_SCOPES, ...PROTOCOL_SCOPES] as const;
export type AssistantScope = (typeof ASSISTANT_SCOPES)[number];
export type DataScope = (typeof DATA_SCOPES)[number];
export type Scope = (typeof SUPPORTED_SCOPES)[number];

/** A client that is registered with this may ask for all of GENERAL_SCOPES. It is never granted itself. */
export const GENERAL_ACCESS = "general:access";
/** The scopes of a request that names none. They never include a name or an email address. */
export const DEFAULT_SCOPES: readonly DataScope[] = ["dietary_preferences:read", "ingredients:read"];

/** What the consent screen says about each scope. An empty text means that there is nothing to say. */
export const SCOPE_WORDS: Record<Scope, string> = {
  "dietary_preferences:read": "Your diet preferences and health concerns",
  "ingredients:read": "Your ingredient likes, dislikes and allergies",
  "profile:read": "Your name and email address",
  "marks:read": "Marks on its menus, without your profile",
  "diet:read": "Your diets",
  "allergies:read": "Your allergies and intolerances",
  "health:read": "Your health concerns",
  "likes:read": "The ingredients you like, dislike and avoid",
  "favorites:read": "Your favorite dishes and drinks",
  "name:read": "Your name, without your email address",
  "menus:check": "Check menus against your whole dietary ID, and read what fits and why",
  "recipes:check": "Check recipes against your whole dietary ID, and read what fits and why",
  "recipes:find": "Find recipes that fit your dietary ID",
  "groceries:add": "Put recipes on your grocery list",
  openid: "",
  offline_access: "",
};

/**
 * The scopes of OpenID Connect that most libraries ask for by default (Core 5.4), and what each means here. Those that
 * mean nothing are accepted and give nothing.
 */
const STANDARD_SCOPES: Readonly<Record<string, readonly DataScope[]>> = {
  profile: ["profile:read"],
  email: ["profile:read"],
  address: [],
  phone: [],
  groups: [],
};

export const isScope = (text: string): text is Scope => (SUPPORTED_SCOPES as readonly string[]).includes(text);
export const isDataScope = (text: string): text is DataScope => (DATA_SCOPES as readonly string[]).includes(text);

/** Distinct scopes in the canonical order. */
export const inOrder = (scopes: Iterable<string>): Scope[] => {
  const wanted = new Set(scopes);
  return SUPPORTED_SCOPES.filter((scope) => wanted.has(scope));
};

/** The scopes that a client with the given registered scopes may ask for. */
export function askableScopes(registered: readonly string[]): Scope[] {
  const general = registered.includes(GENERAL_ACCESS) ? GENERAL_SCOPES : [];
  return inOrder([...general, ...registered, ...PROTOCOL_SCOPES]);
}

/**
 * Splits a `scope` value into its tokens (RFC 6749 3.3: printable ASCII without `"` and `\`, one space between), with
 * ours in place of OpenID Connect's. Null if it is malformed, or asks for nothing.
 */
export function parseScope(text: string): string[] | null {
  const tokens = text.split(" ");
  if (!tokens.every((token) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(token))) return null;
  const meant = tokens.flatMap((token): readonly string[] =>
    Object.hasOwn(STANDARD_SCOPES, token) ? (STANDARD_SCOPES[token] ?? []) : [token],
  );
  return meant.length > 0 ? [...new Set(meant)] : null;
}

/**
 * The scopes that a `scope` parameter asks for, for a client with the given registered scopes. Null if it is malformed,
 * unknown or more than the client may ask for; `undefined` if the parameter is absent.
 */
export function requestedScopes(text: string | undefined, registered: readonly string[]): Scope[] | null {
  const askable = askableScopes(registered);
  if (text === undefined) {
    const defaults = DEFAULT_SCOPES.filter((scope) => askable.includes(scope));
    return defaults.length > 0 ? defaults : null;
  }
  const tokens = parseScope(text)?.flatMap((token): readonly string[] =>
    token === GENERAL_ACCESS ? DEFAULT_SCOPES : [token],
  );
  if (!tokens?.every((token) => isScope(token) && askable.includes(token))) return null;
  return inOrder(tokens);
}

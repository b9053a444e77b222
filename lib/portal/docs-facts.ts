import type { DataScope } from "@/lib/oauth/scopes";

/** Facts of the documentation that are compared with the product (tests/unit/portal/docs-facts.test.ts). */

/** What an application reads with each scope, at /oauth/userinfo unless it says something else. */
export const SCOPE_GIVES: Record<DataScope, string> = {
  "dietary_preferences:read": "dietary_preferences, health_concerns, allergies; marks with their reasons",
  "ingredients:read": "ingredient_preferences; likes and dislikes count in marks",
  "profile:read": "name, given_name, family_name, email, email_verified",
  "marks:read": "Marks without reasons. /oauth/userinfo holds nothing but sub",
  "diet:read": "dietary_preferences",
  "allergies:read": "allergies, each with its severity and whether traces matter",
  "health:read": "health_concerns",
  "likes:read": "ingredient_preferences, without allergies and intolerances",
  "favorites:read": "favorites: name and type of each",
  "name:read": "name, given_name, family_name",
  "menus:check": "At /mcp: the tool check_menu. No profile",
  "recipes:check": "At /mcp: the tool check_recipe. No profile",
  "recipes:find": "At /mcp: the tool find_recipes. No profile",
  "groceries:add": "At /mcp: the tool add_recipe_to_grocery_list. No profile",
};

/** How often each call may be made, by the names of the product's limits. */
export const CALL_LIMITS = [
  ["menu_client", 6000, "minute", "POST /api/analysis/menu, of one application"],
  ["menu_address", 1200, "minute", "POST /api/analysis/menu, of one address without a token"],
  ["oauth_client", 6000, "minute", "/oauth/token, /oauth/revoke and /oauth/introspect, of one application"],
  ["oauth_address", 1200, "minute", "The same, of one address"],
  ["userinfo_person", 600, "minute", "/oauth/userinfo, of one application for one person"],
  ["mcp_person", 120, "minute", "/mcp, messages of one assistant for one person"],
  ["oauth_registration_user", 60, "hour", "Registrations and changes of applications, of one business"],
] as const;

/** What a server is answered when something is wrong, in the order in which a new integration meets it. */
export const SERVER_ERRORS: readonly (readonly [sees: string, because: string, does: string])[] = [
  [
    "a page of ours, no redirect",
    "Client ID or redirect URI is not registered like this",
    "Compare both letter by letter",
  ],
  ["invalid_request", "A public application without code_challenge, or a parameter twice", "Use PKCE with S256"],
  ["invalid_scope", "A scope that we do not know, or that the application is not registered for", "See Scopes"],
  [
    "access_denied",
    "The guest said no",
    "Offer the menu without marks for them; ask again only when they press the button",
  ],
  ["invalid_client, 401", "The secret is wrong or was rotated, or the application is inactive", "See My Applications"],
  [
    "invalid_grant",
    "The code is older than 60 seconds or was used, the verifier or address is another one, or the guest took the consent back",
    "Send the guest to us again",
  ],
  [
    "invalid_token, 401",
    "The access token is over an hour old, or was revoked",
    "Refresh once, then send the guest to us",
  ],
  ["insufficient_scope, 403", "The token does not allow this call", "Ask for the scope"],
  ["invalid_dpop_proof", "The proof is missing, a minute old, used, or about another call", "Make one for each call"],
  ["400 or 415 at the token endpoint", "The body is no form", "application/x-www-form-urlencoded"],
  ["422", "A field is wrong: detail names it, with its place", "Mend the field"],
  ["429", "Too many calls", "Wait for the seconds of Retry-After"],
  ["5xx, or no answer", "We failed, or the network did", "Try again later; call no dish checked meanwhile"],
];

export const LIVE_STEPS: readonly (readonly [step: string, why: string])[] = [
  ["Allowed domains", "Every host that shows the menu stands there: with and without www, and the one for tests"],
  ["Redirect URI", "The page with the button, with https, letter by letter"],
  ["Policy", "script-src and connect-src name us, if your site sends a Content-Security-Policy"],
  ["Pinned address", "If you pin the version: who renews the address and its hash, and when"],
  ["Every dish is read", "Sign in as yourself: the button counts the dishes, and says how many are checked"],
  [
    "Not checked is visible",
    "Switch the network off: each dish says “Not checked”, and your style sheet hides none of it",
  ],
  ["Paper", "Print the page: dishes that nobody has checked say so"],
  ["Notices", "notice_uri is set, answers 2xx, and deletes what it is told to delete"],
  ["Secrets", "Only your server has one; the widget needs none"],
  ["Who you are", "Site, privacy policy and maker are set, and verification is asked for"],
];

export const TEST_STEPS: readonly (readonly [step: string, how: string])[] = [
  [
    "On your computer",
    "http://localhost and http://127.0.0.1 are allowed as redirect URIs and as domains. A file opened from the disk has no address and stays not checked",
  ],
  ["Without a guest", "Open the page: marks for everybody stand at once. No sign-in is needed for that"],
  ["As a guest", "Make an account of your own, put an allergy on its card, and press the button"],
  ["A guest who says no", "Press Deny: onError is told access_denied, and the menu stays marked for everybody"],
  ["A guest without preferences", "The button reads Add your preferences"],
  [
    "A guest who takes it back",
    "Settings, Connected applications, Revoke: marks go on return, and your server is told by a notice",
  ],
  [
    "No network",
    "Switch it off in the developer tools: new dishes say “Not checked”, old marks say since when they are",
  ],
  ["Your server's calls", "Test Flow walks your own application through them, and shows each request and answer"],
];

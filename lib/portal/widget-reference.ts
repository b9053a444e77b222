/**
 * The widget's options, answers and errors, as its documentation lists them. tests/unit/portal/widget-reference.test.ts
 * compares them with the widget's own types.
 */
type Rows = readonly (readonly [name: string, means: string])[];

export const SCRIPT_ATTRIBUTES: Rows = [
  ["data-client-id", "The client ID of a public application. Required"],
  [
    "data-redirect-uri",
    "The page that the window comes back to. It must load the widget. Otherwise the first one registered",
  ],
  ["data-scope", "Scopes with spaces between. Otherwise diets and ingredients"],
  ["data-json-ld", "A CSS selector: where dishes of the page's own JSON-LD are marked. Otherwise nowhere"],
  [
    "data-read",
    "A CSS selector: where dishes are read as the page shows them: JSON-LD, microdata, RDFa, tables, lists and cards. Otherwise nowhere",
  ],
  ["data-items", "A CSS selector: each element that it finds is one dish"],
  ["data-name", "With data-items: a CSS selector of the name within a dish"],
  [
    "data-description",
    "With data-items: a CSS selector of the description within a dish. Otherwise all but the name is read",
  ],
  [
    "data-language",
    "en, de or ar: the language of the widget's own words. auto: the guest's. Otherwise the page's, or the guest's if we do not speak that",
  ],
  ["data-issuer", "Where Forkprint is, if you host a copy of the script yourself"],
];

export const BUTTON_OPTIONS: Rows = [
  ["buttonText", "What the button says to somebody new. Otherwise: Sign in with Forkprint"],
  ["userEmail", "Fills in the sign-in form. It never selects whose data is used"],
  ["pulse", "true: the button draws attention for ten seconds, unless the guest prefers less motion"],
  ["venueId", "Signing in records an online visit at this venue"],
  ["internalVenueId", "Your own ID of the venue. It wins over venueId"],
  ["size", "small 200x40, medium 280x50 (otherwise), large 360x60"],
  ["theme", "dark (otherwise) or light"],
  ["onSuccess", "Somebody signed in, or has changed their card: mark the menu again; see below"],
  ["onSignOut", "Nobody is signed in any more: signed out, expired or revoked. Mark the menu again"],
  ["onError", "An Error with a code; see below"],
];

export const PAGE_ATTRIBUTES: Rows = [
  [
    "data-forkprint-button",
    "The button stands in this element. Its options are attributes too, such as data-button-text, data-venue-id or data-pulse",
  ],
  ["data-forkprint-item", "This element holds one dish"],
  [
    "data-gtin",
    'On the item or in it: the code of a packaged food (8 to 14 digits). Its label is judged with the words. itemprop="gtin13" counts too',
  ],
  ["data-forkprint-name", "The name of the dish, in the element or on it"],
  ["data-forkprint-description", "Its description. Without one the whole item is read, unless it has a name"],
  [
    "data-forkprint-key",
    "This element holds the key of the menu's codes: A = gluten, G = milk. Otherwise codes are unknown",
  ],
  ["data-forkprint-status", "The strip that says what is checked stands in this element. Otherwise above the dishes"],
];

/** What the button and each dish carry as `data-forkprint-state`, for the page's own style. */
export const STATES: Rows = [
  ["checking", "Being checked: no answer has come yet"],
  ["checked", "A dish: checked with the card of the guest. The button: every dish is"],
  ["partly", "The button only: some dishes are checked, the others say that they are not, or are far down"],
  ["unchecked", "Could not be checked. The dish reads “Not checked” and has the class pfai-container-unchecked"],
];

/** What a page looks like when something is wrong, and what stands on the console. */
export const TROUBLES: Rows = [
  [
    "No button, no mark",
    "The script did not run. data-client-id is missing, or the script-src of your policy forbids it",
  ],
  [
    "NOT CHECKED, console: 403",
    "The address of the page is not among the allowed domains of the application. The console names it",
  ],
  [
    "NOT CHECKED, console: network",
    "No answer within 12 seconds, no network, or the connect-src of your policy forbids the call",
  ],
  ["NOT CHECKED, console: 429 or 5xx", "Asked again by itself after 5, 20 and 60 seconds, or when Retry-After says"],
  ["PARTLY CHECKED", "One call failed, or a dish has no text or more than 4,000 characters: the strip names it"],
  [
    "NOT CHECKED, console: network, at once",
    "The second script, which marks dishes, did not come: the script-src of your policy must name us, too",
  ],
  [
    "“Forkprint is not defined”",
    "Your script ran first. Put what it does into (window.forkprintReady ||= []).push((forkprint) => …)",
  ],
  [
    "An error that names TrustedHTML",
    "Your page requires Trusted Types, and the script writes innerHTML: use forkprint.write",
  ],
  [
    "A file from the disk stays not checked",
    "It has no host that could be allowed: serve it, at localhost for example",
  ],
  [
    "DIET ID ACTIVE, “No dish is checked here”",
    "No element has data-forkprint-item, data-read and data-items found none, and processMenu was not called",
  ],
  ["“Open in a new tab”", "A sandboxed frame that may open no window, or has no origin: nobody can sign in there"],
];

export const SIGNED_IN: Rows = [
  ["accessToken", "For calls of the API. It lives for an hour"],
  ["expiresAt", "Milliseconds since 1970"],
  ["scope", "What the guest allowed, with spaces between. It may be less than you asked for"],
  ["user", "What that lets you read, as /oauth/userinfo answers"],
  ["hasPreferences", "Whether anything is on the card. Without one nothing can be marked for the guest"],
];

export const MENU_OPTIONS: Rows = [
  ["menuItems", "A list of objects. 25 go into one call, identical ones once"],
  ["markup", "{ name, description, container }: the names of your own fields, if they differ"],
  ["useBrackets", "true: marked foods stand between angle brackets"],
  [
    "allergenKey",
    "What the menu's codes stand for, as it prints it: A = gluten, G = milk. Otherwise codes are unknown",
  ],
  ["userEmail", "Accepted, and never selects whose data is used"],
  ["signal", "An AbortSignal that cancels the calls"],
];

export const MENU_ANSWER: Rows = [
  ["names", "HTML, one for each item, in their order. Also under your own field name"],
  ["descriptions", "HTML, one for each item. Also under your own field name"],
  ["containers", "Classes for the elements around the dishes. Also under your own field name"],
  ["unchecked", "How many items could not be checked. Their names and containers say so"],
  ["personalised", "true: marked for the guest. false: nutrition highlights for everybody"],
  ["disclaimer", "Show it beside the menu"],
];

export const CALLS: Rows = [
  [
    "renderSignInButton(target, options)",
    "Puts a button into an element or the first one that a selector finds. It gives { destroy }",
  ],
  [
    "processMenu(options)",
    "Promises the marked menu. Fails only if no dish could be checked: then show the menu without marks, and say so",
  ],
  ["write(element, html)", "Writes a text of processMenu into an element, also where Trusted Types forbid innerHTML"],
  ["readPage()", "The dishes and recipes of the page's own JSON-LD, to pass to processMenu"],
  ["signOut()", "Signs the guest out on this page, and ends the token"],
  [
    "destroy()",
    "Takes buttons, marks, listeners and Forkprint itself away, and leaves the page as it was. A script that is added again begins anew",
  ],
  ["version", "The one that stands in the fixed address"],
];

export const ERRORS: Rows = [
  ["access_denied", "The guest said no"],
  [
    "popup_closed",
    "The window was closed. Under a Cross-Origin-Opener-Policy an open one looks so too: onSuccess may still follow",
  ],
  ["popup_blocked", "The browser opened no window, and its storage is off, so that this page cannot go and come back"],
  ["insecure_page", "Your page is not served over https"],
  ["network", "No answer came, or not all of it"],
  ["refused", "We said no: message says why"],
  ["wrong_answer", "An answer of another server; nothing was taken of it"],
  ["visit_not_recorded", "Signed in, but no visit was recorded: message says why"],
  ["cancelled", "By your signal, by destroy, or because the guest signed in or out meanwhile"],
  ["invalid_option", "message names the option"],
];

export type KeptKind = "Cookie" | "Browser storage" | "This tab only" | "Browser database" | "Page cache";
export type KeptEntry = readonly [name: string, kind: KeptKind, purpose: string, duration: string];

const SIGNED_IN = "14 days, or until you sign out";
const TAB = "Until the tab is closed, or you sign out";

/**
 * Everything that our pages store in a browser. tests/unit/legal/kept-in-browser.test.ts finds every place in the code
 * that stores something, and fails if an entry is missing here.
 */
export const KEPT_IN_BROWSER: readonly KeptEntry[] = [
  [
    "next-auth.session-token",
    "Cookie",
    "Knows that you are signed in. Encrypted, not readable by scripts, sent to this site only.",
    SIGNED_IN,
  ],
  [
    "known-device",
    "Cookie",
    "Knows that you have signed in with this browser before, so that strangers who guess at your password do not lock you out of it. Names nobody, not readable by scripts, sent to this site only.",
    "180 days",
  ],
  ["appearance", "Cookie", "Light or dark, and how large text is: set when you choose it.", "400 days"],
  ["locale", "Cookie", "The language of the pages: set when you choose it.", "400 days"],
  [
    "current_grocery_list",
    "Cookie",
    "The list that recipes are added to, so that the page of groceries comes with it. Sent with that page only.",
    "400 days, or until you sign out",
  ],
  [
    "forkprint_guest_visit",
    "Cookie",
    "Your check-in at a restaurant without an account. A random number, not readable by scripts.",
    "48 hours at most, or until you check out",
  ],
  [
    "forkprint_guest_links",
    "Cookie",
    "Shows that this browser made the links to its card without an account, so that only it can end them. A random number, not readable by scripts.",
    "60 days after your last visit to the card, or until you delete the card",
  ],
  [
    "forkprint_seat",
    "Cookie",
    "Your seat when several people eat together without accounts. A random number, not readable by scripts.",
    "6 hours at most, or until you leave the table",
  ],
  [
    "forkprint_kitchen",
    "Cookie",
    "Knows that this device is the tablet of a kitchen, paired by a restaurant. A random number, not readable by scripts.",
    "One year, or until the restaurant revokes the tablet",
  ],
  [
    "forkprint_figures",
    "Cookie",
    "Shows that this browser knows the password of a link to the numbers of a restaurant. It is bound to that link and not readable by scripts.",
    "12 hours",
  ],
  [
    "auth_user",
    "Browser storage",
    "Who is signed in here and your card, so that pages can show them. It holds nothing that signs in and never leaves the browser.",
    SIGNED_IN,
  ],
  [
    "forkprint_card",
    "Browser storage",
    "Your card, so that it opens without a network.",
    "30 days after you were last here, or until you sign out",
  ],
  ["forkprint_card_link", "Browser storage", "The link behind the QR code of that card.", "As long as the card"],
  [
    "forkprint_guest_card",
    "Browser storage",
    "A card that you made without an account. It leaves the browser only when you check in, sit down or share a link with it.",
    "Until you delete it, or it moves into your account",
  ],
  [
    "forkprint_guest_visit",
    "Browser storage",
    "Which restaurant got that card and what it was sent, so that changes reach it.",
    "Until the visit ends",
  ],
  [
    "forkprint_guest_links",
    "Browser storage",
    "Which rows of that card your links show and what they were sent, so that changes reach them.",
    "Until you delete the card",
  ],
  ["forkprint_kitchen", "Browser storage", "Units of measure and other choices for cooking.", "Until you clear it"],
  [
    "passkey_used",
    "Browser storage",
    "That somebody signed in here with a passkey, so that it is offered.",
    "Until you clear it",
  ],
  ["grocery_owner", "Browser storage", "Whose grocery lists and recipes are kept here.", "Until you sign out"],
  ["offline_recipes", "Browser storage", "That you want no recipes kept on this device.", "Until you sign out"],
  ["current_grocery_list", "Browser storage", "The list that recipes are added to.", "Until you sign out"],
  ["grocery_shops", "Browser storage", "Your shops, for sorting a list in one of them.", "Until you sign out"],
  [
    "forkprint-groceries",
    "Browser database",
    "Your grocery lists and changes that wait for a network; your recipes and the week of your plan, for use without one.",
    "Until you sign out",
  ],
  [
    "forkprint-kitchen-answers",
    "Browser storage",
    "At a restaurant: the name that guests see when its staff answer a card.",
    "Until you clear it",
  ],
  [
    "forkprint-shell",
    "Page cache",
    "The empty pages of the card and of the grocery list, the same for everybody, so that they open without a network.",
    "Until you clear it",
  ],
  ["tab_owner", "This tab only", "Whose drafts the tab holds, so that nobody else sees them.", TAB],
  ["dietary_draft", "This tab only", "Choices of your first steps, until they are saved.", TAB],
  ["recipe-draft", "This tab only", "A recipe that you are writing.", TAB],
  [
    "recipe-draft:photo:marks",
    "This tab only",
    "What you have not yet checked of a recipe that was read from a photo.",
    TAB,
  ],
  ["recipes:taken", "This tab only", "A recipe page that you brought here, until it is imported or thrown away.", TAB],
  ["cooking", "This tab only", "How far you have cooked a recipe.", TAB],
  ["cooking:timers", "This tab only", "Timers that are running.", TAB],
  ["left_toast", "This tab only", "A message for the next page, such as “You are signed out”.", "Until it is shown"],
];

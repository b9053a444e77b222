import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/**
 * The diner's screens and the failures that can happen while they are open: which browser test shows what a person
 * then sees. A cell names a spec file (without `.spec.ts`; `lifecycle/…` is a test of the started product) and words
 * of the test's title. `none`: why the failure cannot happen there.
 */
const FAILURES = [
  "server down",
  "server slow",
  "401 in the middle",
  "other tab signed out",
  "500",
  "sent twice",
  "Back and Forward",
] as const;
type Cell = readonly [spec: string, title: string] | { none: string };
type Row = readonly [
  screen: string,
  down: Cell,
  slow: Cell,
  refused: Cell,
  otherTab: Cell,
  broken: Cell,
  twice: Cell,
  back: Cell,
];

const NO_CALL: Cell = ["pages-without-a-server", " makes no call once it is loaded, and works offline"];
const FOR_ANYBODY: Cell = { none: "shows nothing of a person and asks for no sign-in" };
const NO_FORM: Cell = { none: "sends nothing" };
const SIGN_IN_AGAIN = (tab: string): Cell => ["other-tab", tab];
const DOWN_AT_LOAD: Cell = [
  "lifecycle/database-away",
  "a personal page says why it is unavailable, keeps the sign-in, and opens by itself afterwards",
];

/** Only the address determines what the page shows, for everybody alike. */
const SAME_FOR_ALL: Cell = { none: "is the same whenever it is shown" };
const page = (screen: string): Row => [
  screen,
  NO_CALL,
  NO_CALL,
  FOR_ANYBODY,
  FOR_ANYBODY,
  NO_CALL,
  NO_FORM,
  SAME_FOR_ALL,
];

const JOURNEYS: readonly Row[] = [
  [
    "landing",
    ["lifecycle/database-away", "pages without personal rows open for everybody"],
    ["landing", "show a loading text first; then come 'no diet', the diets by frequency, and allergies last"],
    { none: "its one call is for anybody" },
    SIGN_IN_AGAIN("the landing page shows nobody's card, and the header offers to sign in"),
    ["landing", "are not shown at all"],
    NO_FORM,
    ["back-and-forward", "Back to the landing page shows the card with changes made meanwhile"],
  ],
  [
    "auth modal",
    ["pages-without-a-server", "a link followed offline leaves the page as it was, or says what is wrong"],
    ["slow-server", "sign-in in the modal"],
    { none: "a 401 there is about what was typed" },
    FOR_ANYBODY,
    ["auth-modal", "' and keeps the form as it was"],
    ["slow-server", "sign-in in the modal"],
    ["back-and-forward", "Back closes the sign-in modal, and the page before it is complete"],
  ],
  [
    "terms sheet",
    ["pages-without-a-server", "the terms sheet opens offline"],
    NO_FORM,
    FOR_ANYBODY,
    FOR_ANYBODY,
    NO_FORM,
    NO_FORM,
    ["onboarding", "the terms open over the form, and a click outside closes them without agreeing"],
  ],
  [
    "forgotten password",
    ["password-reset", "a request that fails asks to try again and keeps the email"],
    ["slow-server", "a request for a reset link"],
    FOR_ANYBODY,
    FOR_ANYBODY,
    ["password-reset", "a request that fails asks to try again and keeps the email"],
    ["slow-server", "a request for a reset link"],
    { none: "keeps nothing that was typed" },
  ],
  [
    "new password",
    ["password-reset", "an error without a message shows the documented words, and the form stays"],
    ["slow-server", "a request for a reset link"],
    FOR_ANYBODY,
    FOR_ANYBODY,
    ["password-reset", "an error without a message shows the documented words, and the form stays"],
    ["slow-server", "a request for a reset link"],
    ["back-and-forward", "after a new password is set, Back shows an empty form, and the link no longer works"],
  ],
  [
    "onboarding: account",
    ["onboarding-failures", " shows an error and keeps what was typed"],
    ["slow-server", "the account step of onboarding creates one account"],
    { none: "a 401 there is about what was typed" },
    FOR_ANYBODY,
    ["onboarding-failures", " shows an error and keeps what was typed"],
    ["slow-server", "the account step of onboarding creates one account"],
    ["after-sign-out", "after a sign-out, Back shows nothing of the person on any page that they had visited"],
  ],
  [
    "onboarding: diet",
    ["onboarding", "Next keeps the choices and shows the reason, and Retry continues"],
    ["slow-server", "Next of onboarding"],
    ["onboarding", "a session that ended elsewhere asks to sign in again, and no choice is lost"],
    SIGN_IN_AGAIN(": asks to sign in again, and names nobody"),
    ["onboarding", "Next keeps the choices and shows the reason, and Retry continues"],
    ["slow-server", "Next of onboarding"],
    ["onboarding-failures", "Back moves through all steps: none is lost, and none asks twice"],
  ],
  [
    "onboarding: health",
    ["onboarding", "health: loading offers Retry, and a failed choice is rolled back"],
    ["onboarding-failures", "with a slow server shows the choice at once, and Next waits for it"],
    ["onboarding-failures", "asks to sign in again after a sign-in that ended, and then goes on"],
    SIGN_IN_AGAIN(": asks to sign in again, and names nobody"),
    ["onboarding", "health: loading offers Retry, and a failed choice is rolled back"],
    ["slow-server", "Next of onboarding"],
    ["onboarding-failures", "Back moves through all steps: none is lost, and none asks twice"],
  ],
  [
    "onboarding: favorites",
    ["onboarding-failures", "shows failures of loading, search and adding in place, and Retry continues"],
    ["slow-server", "an older answer never replaces a newer one"],
    ["onboarding-failures", "asks to sign in again after a sign-in that ended"],
    SIGN_IN_AGAIN(": asks to sign in again, and names nobody"),
    ["onboarding-failures", "shows failures of loading, search and adding in place, and Retry continues"],
    ["slow-server", "Next of onboarding"],
    ["onboarding", "each step has an address: Back, reload and the progress bar move between the steps"],
  ],
  [
    "check-in and Visit Details",
    ["check-in", "a check-in that fails keeps the last step open until it succeeds"],
    ["check-in", "the last step waits for a slow check-in"],
    ["onboarding", "a session that ended elsewhere asks to sign in again, and no choice is lost"],
    SIGN_IN_AGAIN(": asks to sign in again, and names nobody"),
    ["check-in", "a venue that cannot be fetched is reported, and Retry loads it"],
    ["check-in", "two racing tabs, a reload and another table of the venue create only one visit"],
    ["onboarding", "Back on the last step stops the redirect"],
  ],
  [
    "settings: dietary",
    ["settings", "changes are rolled back visibly, with the documented words"],
    ["settings-failures", "a change shows at once, and a message follows when it is saved"],
    ["settings-failures", "when the sign-in has ended on the server, the next call leads to the landing page"],
    SIGN_IN_AGAIN("every open tab of the settings leads to the landing page"),
    ["settings", "changes are rolled back visibly, with the documented words"],
    ["other-tab", "the first person's pending taps never reach the second person's account"],
    ["back-and-forward", "every tab of the settings has an address: Back and Forward move between the tabs"],
  ],
  [
    "settings: favorites",
    ["settings-failures", "that cannot be found, added or removed are reported and rolled back"],
    ["settings-failures", "that cannot be loaded say so, and Retry loads them"],
    ["settings", "a sign-in that ended elsewhere leads to the landing page"],
    SIGN_IN_AGAIN("every open tab of the settings leads to the landing page"),
    ["settings-failures", "that cannot be found, added or removed are reported and rolled back"],
    ["onboarding", "favorites refuse duplicates and a fourth, and accept a custom food"],
    ["back-and-forward", "every tab of the settings has an address: Back and Forward move between the tabs"],
  ],
  [
    "settings: ingredients",
    ["settings", "changes are rolled back visibly, with the documented words"],
    ["slow-server", "an older answer never replaces a newer one"],
    ["settings-failures", "when the sign-in has ended on the server, the next call leads to the landing page"],
    SIGN_IN_AGAIN("every open tab of the settings leads to the landing page"),
    ["settings", "changes are rolled back visibly, with the documented words"],
    { none: "the dialog is gone with the first click" },
    ["back-and-forward", "every tab of the settings has an address: Back and Forward move between the tabs"],
  ],
  [
    "settings: My ID, card and staff view",
    ["settings-failures", "a picture of the card that cannot be made is reported"],
    NO_FORM,
    { none: "makes no call" },
    SIGN_IN_AGAIN("every open tab of the settings leads to the landing page"),
    { none: "makes no call" },
    NO_FORM,
    ["after-sign-out", "after a sign-out, Back shows nothing of the person on any page that they had visited"],
  ],
  [
    "settings: privacy",
    ["check-in", "visits that cannot be loaded offer Retry, and one that cannot be ended stays in the list"],
    ["settings-failures", "the Privacy tab shows placeholders in the shape of its content"],
    ["settings-failures", "when the sign-in has ended on the server, the next call leads to the landing page"],
    SIGN_IN_AGAIN("every open tab of the settings leads to the landing page"),
    ["settings-failures", "devices that cannot be listed or signed out are reported and stay as they were"],
    ["slow-server", "the Privacy tab's forms"],
    ["back-and-forward", "every tab of the settings has an address: Back and Forward move between the tabs"],
  ],
  [
    "settings: account",
    ["sign-out-offline", "a sign-out that gets no answer at all clears the device at once, and gives up waiting"],
    ["slow-server", "signing out with a slow server says so, shows nothing of the person meanwhile, and is sent once"],
    ["settings-failures", "when the sign-in has ended on the server, the next call leads to the landing page"],
    SIGN_IN_AGAIN("every open tab of the settings leads to the landing page"),
    ["settings-account", "shows the server's message when it fails, or else the documented words"],
    ["settings-account", "asks twice, deletes the account, says so, and leads to the landing page two seconds later"],
    ["back-and-forward", "in a browser with a back/forward cache, Back shows nothing of a deleted account"],
  ],
  [
    "/id of one's own",
    ["id-page", "says so, and trying again loads the card"],
    ["id-page", "shows a placeholder in the shape of a card while the server is slow"],
    ["id-page", "hides the card after a sign-in that ended meanwhile"],
    SIGN_IN_AGAIN("the ID page hides the card that it showed"),
    ["lifecycle/database-away", "the ID card shows 'Failed to load user data', and trying again loads the card"],
    NO_FORM,
    ["after-sign-out", "after a sign-out, Back shows nothing of the person on any page that they had visited"],
  ],
  [
    "/id of a share link",
    ["lifecycle/database-away", "the ID card shows 'Failed to load user data', and trying again loads the card"],
    NO_FORM,
    FOR_ANYBODY,
    FOR_ANYBODY,
    ["lifecycle/database-away", "the ID card shows 'Failed to load user data', and trying again loads the card"],
    NO_FORM,
    ["share-links", "an owner shares chosen rows, a stranger reads them, and after revoking no way back shows them"],
  ],
  [
    "/venue",
    ["check-in", "a visit that could not be ended is reported, and stays as it was"],
    ["slow-server", "checking in and leaving at a venue"],
    ["check-in", "a sign-in that ended meanwhile leads to the sign-in again"],
    SIGN_IN_AGAIN("a venue's page offers to sign in instead of showing the visit"),
    ["check-in", "a visit that could not be ended is reported, and stays as it was"],
    ["slow-server", "checking in and leaving at a venue"],
    ["back-and-forward", "Back to a venue shows the current state of the visit"],
  ],
  [
    "error page",
    ["lifecycle/database-away", "'Try again' requests the page again and shows it"],
    NO_FORM,
    FOR_ANYBODY,
    FOR_ANYBODY,
    DOWN_AT_LOAD,
    NO_FORM,
    { none: "shows what went wrong at this moment" },
  ],
  [
    "header and footer",
    ["sign-out-offline", "a sign-out that gets no answer at all clears the device at once, and gives up waiting"],
    ["slow-server", "signing out with a slow server says so, shows nothing of the person meanwhile, and is sent once"],
    ["settings-failures", "when the sign-in has ended on the server, the next call leads to the landing page"],
    SIGN_IN_AGAIN("the landing page shows nobody's card, and the header offers to sign in"),
    [
      "sign-out-offline",
      "a sign-out that the server answers with an error ends the sign-in by the next request of this browser",
    ],
    ["slow-server", "signing out with a slow server says so, shows nothing of the person meanwhile, and is sent once"],
    ["after-sign-out", "after a sign-out, Back shows nothing of the person on any page that they had visited"],
  ],
  ...[
    "business landing",
    "partner program",
    "pricing",
    "terms",
    "privacy",
    "cookies",
    "about",
    "contact",
    "careers",
  ].map(page),
];

const sourceOf = (spec: string): string =>
  spec.startsWith("lifecycle/")
    ? readFileSync(`tests/${spec}.test.ts`, "utf8")
    : readFileSync(`tests/e2e/${spec}.spec.ts`, "utf8");

describe("what a person sees when something fails", () => {
  for (const [screen, ...cells] of JOURNEYS) {
    it.each(cells.map((cell, at) => [FAILURES[at], cell] as const))(`${screen}: %s`, (_failure, cell) => {
      if ("none" in cell) return expect(cell.none).not.toBe("");
      const [spec, title] = cell;
      const titles = sourceOf(spec).match(/(?:test|it|describe)(?:\.\w+)*\(\s*(["'`])[\s\S]*?\1,/g) ?? [];
      expect(
        titles.some((each) => each.includes(title)),
        `${spec}: ${title}`,
      ).toBe(true);
    });
  }
});

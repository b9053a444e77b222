import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/**
 * The diner's screens and the failures that can happen while they are open: which browser test shows what a person then
 * sees. A cell names a spec file (without `.spec.ts`; `lifecycle/…` is a test of the started product) and words of the
 * test's title. `none`: why the failure cannot happen there.
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

const NO_CALL: Cell = ["pages-without-a-server", "asks the server for nothing once it is there"];
const FOR_ANYBODY: Cell = { none: "shows nothing of a person and asks for no sign-in" };
const NO_FORM: Cell = { none: "sends nothing" };
const SIGN_IN_AGAIN = (tab: string): Cell => ["other-tab", tab];
const DOWN_AT_LOAD: Cell = ["lifecycle/database-away", "a page of the person says why it is not there"];

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
    ["landing", "come after a word of waiting"],
    { none: "its one call is for anybody" },
    SIGN_IN_AGAIN("the landing page shows nobody's card"),
    ["landing", "are not there at all"],
    NO_FORM,
    ["back-and-forward", "Back to the landing page shows the card as it has become"],
  ],
  [
    "auth modal",
    ["pages-without-a-server", "a link while the network is gone"],
    ["slow-server", "sign-in in the modal"],
    { none: "a 401 there is about what was typed" },
    FOR_ANYBODY,
    ["auth-modal", "and the form stays open as it was"],
    ["slow-server", "sign-in in the modal"],
    ["back-and-forward", "the sign-in modal is closed by Back"],
  ],
  [
    "terms sheet",
    ["pages-without-a-server", "the terms sheet opens with the network gone"],
    NO_FORM,
    FOR_ANYBODY,
    FOR_ANYBODY,
    NO_FORM,
    NO_FORM,
    ["onboarding", "the terms open over the form and close by a click outside"],
  ],
  [
    "forgotten password",
    ["password-reset", "a request that fails says to try again"],
    ["slow-server", "a request for a reset link"],
    FOR_ANYBODY,
    FOR_ANYBODY,
    ["password-reset", "a request that fails says to try again"],
    ["slow-server", "a request for a reset link"],
    { none: "keeps nothing that was typed" },
  ],
  [
    "new password",
    ["password-reset", "an answer without words has the documented ones"],
    ["slow-server", "a request for a reset link"],
    FOR_ANYBODY,
    FOR_ANYBODY,
    ["password-reset", "an answer without words has the documented ones"],
    ["slow-server", "a request for a reset link"],
    ["back-and-forward", "after a new password Back finds an empty form"],
  ],
  [
    "onboarding: account",
    ["onboarding-failures", " says so and keeps what was typed"],
    ["slow-server", "the account step of onboarding makes one account"],
    { none: "a 401 there is about what was typed" },
    FOR_ANYBODY,
    ["onboarding-failures", " says so and keeps what was typed"],
    ["slow-server", "the account step of onboarding makes one account"],
    ["after-sign-out", "Back shows nothing of the person who signed out"],
  ],
  [
    "onboarding: diet",
    ["onboarding", "Next keeps the choices, says why"],
    ["slow-server", "Next of onboarding"],
    ["onboarding", "a session that ended elsewhere asks to sign in again"],
    SIGN_IN_AGAIN("onboarding, "),
    ["onboarding", "Next keeps the choices, says why"],
    ["slow-server", "Next of onboarding"],
    ["onboarding-failures", "Back through the whole journey"],
  ],
  [
    "onboarding: health",
    ["onboarding", "health: loading offers Retry"],
    ["onboarding-failures", "the choice shows at once, and Next waits"],
    ["onboarding-failures", "a sign-in that ended in the middle asks for it again, and the step goes on"],
    SIGN_IN_AGAIN("onboarding, "),
    ["onboarding", "health: loading offers Retry"],
    ["slow-server", "Next of onboarding"],
    ["onboarding-failures", "Back through the whole journey"],
  ],
  [
    "onboarding: favorites",
    ["onboarding-failures", "failed loading, search and adding are said in place"],
    ["slow-server", "an older answer never covers a newer one"],
    ["onboarding-failures", "a sign-in that ended in the middle asks for it again"],
    SIGN_IN_AGAIN("onboarding, "),
    ["onboarding-failures", "failed loading, search and adding are said in place"],
    ["slow-server", "Next of onboarding"],
    ["onboarding", "steps stand in the URL: Back, reload and the progress bar move between them"],
  ],
  [
    "check-in and Visit Details",
    ["check-in", "a check-in that fails holds the last step"],
    ["check-in", "a slow check-in is waited for"],
    ["onboarding", "a session that ended elsewhere asks to sign in again"],
    SIGN_IN_AGAIN("onboarding, "),
    ["check-in", "a venue that cannot be fetched is said"],
    ["check-in", "two tabs that race, a reload and another table make one visit"],
    ["onboarding", "Back on the last step stops the redirect"],
  ],
  [
    "settings: dietary",
    ["settings", "changes roll back visibly"],
    ["settings-failures", "a change shows at once and is told when it is saved"],
    ["settings-failures", "when the sign-in ended on the server"],
    SIGN_IN_AGAIN("every tab of the settings that is open somewhere"),
    ["settings", "changes roll back visibly"],
    ["other-tab", "what the first person tapped never reaches the second one's account"],
    ["back-and-forward", "every tab of the settings stands in the address"],
  ],
  [
    "settings: favorites",
    ["settings-failures", "that cannot be found, added or removed are told and rolled back"],
    ["settings-failures", "that cannot be loaded say so"],
    ["settings", "a sign-in that ended elsewhere leads to the landing page"],
    SIGN_IN_AGAIN("every tab of the settings that is open somewhere"),
    ["settings-failures", "that cannot be found, added or removed are told and rolled back"],
    ["onboarding", "favorites: duplicates, a fourth, and an own one"],
    ["back-and-forward", "every tab of the settings stands in the address"],
  ],
  [
    "settings: ingredients",
    ["settings", "changes roll back visibly"],
    ["slow-server", "an older answer never covers a newer one"],
    ["settings-failures", "when the sign-in ended on the server"],
    SIGN_IN_AGAIN("every tab of the settings that is open somewhere"),
    ["settings", "changes roll back visibly"],
    { none: "the dialog is gone with the first click" },
    ["back-and-forward", "every tab of the settings stands in the address"],
  ],
  [
    "settings: My ID, card and staff view",
    ["settings-failures", "a picture of the card that cannot be made is told"],
    NO_FORM,
    { none: "makes no call" },
    SIGN_IN_AGAIN("every tab of the settings that is open somewhere"),
    { none: "makes no call" },
    NO_FORM,
    ["after-sign-out", "Back shows nothing of the person who signed out"],
  ],
  [
    "settings: privacy",
    ["check-in", "visits that cannot be loaded offer Retry"],
    ["settings-failures", "the Privacy tab waits in the shape of what comes"],
    ["settings-failures", "when the sign-in ended on the server"],
    SIGN_IN_AGAIN("every tab of the settings that is open somewhere"),
    ["settings-failures", "devices that cannot be listed or signed out"],
    ["slow-server", "the Privacy tab's forms"],
    ["back-and-forward", "every tab of the settings stands in the address"],
  ],
  [
    "settings: account",
    ["settings-failures", "a sign-out that does not reach the server is not pretended"],
    ["slow-server", "signing out while the server is slow"],
    ["settings-failures", "when the sign-in ended on the server"],
    SIGN_IN_AGAIN("every tab of the settings that is open somewhere"),
    ["settings-account", "says what the server says when it fails"],
    ["settings-account", "asks twice, deletes"],
    ["back-and-forward", "nothing of a deleted account comes back"],
  ],
  [
    "/id of one's own",
    ["id-page", "says so, and trying again brings the card"],
    ["id-page", "waits in the shape of a card"],
    ["id-page", "a sign-in that ended meanwhile shows no card"],
    SIGN_IN_AGAIN("the ID page, with the card already shown"),
    ["lifecycle/database-away", "the ID card's own words"],
    NO_FORM,
    ["after-sign-out", "Back shows nothing of the person who signed out"],
  ],
  [
    "/id of a share link",
    ["lifecycle/database-away", "the ID card's own words"],
    NO_FORM,
    FOR_ANYBODY,
    FOR_ANYBODY,
    ["lifecycle/database-away", "the ID card's own words"],
    NO_FORM,
    ["share-links", "after revoking nobody does, by no way back"],
  ],
  [
    "/venue",
    ["check-in", "a visit that could not be ended is told"],
    ["slow-server", "checking in and leaving at a venue"],
    ["check-in", "a sign-in that ended meanwhile shows the way in again"],
    SIGN_IN_AGAIN("a venue's page shows the way in instead of the visit"),
    ["check-in", "a visit that could not be ended is told"],
    ["slow-server", "checking in and leaving at a venue"],
    ["back-and-forward", "Back to a venue shows the visit as it is now"],
  ],
  [
    "error page",
    ["lifecycle/database-away", "'Try again' asks the server"],
    NO_FORM,
    FOR_ANYBODY,
    FOR_ANYBODY,
    DOWN_AT_LOAD,
    NO_FORM,
    { none: "shows what went wrong at this moment" },
  ],
  [
    "header and footer",
    ["settings-failures", "a sign-out that does not reach the server is not pretended"],
    ["slow-server", "signing out while the server is slow"],
    ["settings-failures", "when the sign-in ended on the server"],
    SIGN_IN_AGAIN("the landing page shows nobody's card"),
    ["settings-failures", "a sign-out that does not reach the server is not pretended"],
    ["slow-server", "signing out while the server is slow"],
    ["after-sign-out", "Back shows nothing of the person who signed out"],
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

describe("a journey shows what a person sees", () => {
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

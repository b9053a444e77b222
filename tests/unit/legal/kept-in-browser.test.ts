import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { KEPT_IN_BROWSER } from "@/app/(site)/(diner)/_components/reading/kept-in-browser";

const FOLDERS = ["app", "components", "lib", "public", "server"];
const KEEPS = /(?:localStorage|sessionStorage)\.setItem\(|document\.cookie = |setCookie\(|openDB\b|caches\.open\(/;

/** Modules that store something in the browser, or that define its name, and the names that they use. */
const KEEPERS: Record<string, string[]> = {
  "components/session/kept-viewer.ts": ["forkprint_card"],
  "components/session/stored-user.ts": ["auth_user"],
  "components/session/tab-storage.ts": ["tab_owner"],
  "components/auth/use-passkey.ts": ["passkey_used"],
  "components/offline/device-keys.ts": ["grocery_owner", "current_grocery_list", "grocery_shops", "offline_recipes"],
  "components/offline/device-database.ts": ["forkprint-groceries"],
  "components/ui/use-device-text.ts": [
    "offline_recipes",
    "forkprint_guest_card",
    "forkprint_guest_links",
    "forkprint_guest_visit",
  ],
  "components/sharing/card-link.ts": ["forkprint_card_link"],
  "app/(portal)/portal/_components/live/use-answerer.ts": ["forkprint-kitchen-answers"],
  "app/(site)/(flow)/onboard/_components/profile/dietary-draft.ts": ["dietary_draft"],
  "components/recipes/cooking-session.ts": ["cooking"],
  "components/recipes/form/stored-draft.ts": ["recipe-draft"],
  "components/recipes/kitchen-choices.ts": ["forkprint_kitchen"],
  "app/(site)/(recipes)/recipes/photo/_components/read-draft.ts": ["recipe-draft:photo:marks"],
  "components/recipes/take/use-received.ts": ["recipes:taken"],
  "components/recipes/timers/timer-store.ts": ["cooking:timers"],
  "components/ui/left-toast.ts": ["left_toast"],
  "lib/calls/device-cookie.ts": ["appearance", "current_grocery_list", "locale"],
  "public/sw.js": ["forkprint-shell"],
  "server/auth/cookies.ts": [],
  "server/auth/known-device.ts": ["known-device"],
  "server/auth/session-cookie.ts": ["next-auth.session-token"],
  "server/http/figures-cookie.ts": ["forkprint_figures"],
  "server/http/tablet-caller.ts": ["forkprint_kitchen"],
  "server/sharing/guests/link-token.ts": ["forkprint_guest_links"],
  "server/tables/seat-token.ts": ["forkprint_seat"],
  "server/visits/guests/guest-token.ts": ["forkprint_guest_visit"],
};

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|m?js)$/.test(file) && !file.startsWith("widget"))
    .map((file) => `${folder}/${file}`),
);
const keepers = sources.filter((file) => KEEPS.test(readFileSync(file, "utf8")));

test("every module that stores something in a browser is listed", () => {
  expect(keepers.sort()).toEqual(Object.keys(KEEPERS).sort());
});

test("the cookies page names everything that is stored, and nothing else", () => {
  const named = new Set(KEPT_IN_BROWSER.map(([name]) => name));
  expect([...named].sort()).toEqual([...new Set(Object.values(KEEPERS).flat())].sort());
  expect(new Set(KEPT_IN_BROWSER.map(([name, kind]) => `${kind} ${name}`)).size).toBe(KEPT_IN_BROWSER.length);
});

test("the choices that one module stores for a device are listed", () => {
  const callers = sources.filter((file) => /\bkeepOnDevice\([A-Z]/.test(readFileSync(file, "utf8")));
  expect(callers.sort()).toEqual([
    "components/layout/device-appearance.ts",
    "components/layout/language-switch.tsx",
    "components/offline/device-keys.ts",
  ]);
});

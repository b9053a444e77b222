import type { Page } from "playwright-core";
import { PORTAL_SECTIONS, sectionHref } from "@/lib/portal/sections";
import { SHARE_ROWS } from "@/lib/sight/share-rows";

/** `as`: the email of the signed-in demo account, if any. `act` leads to a state without an address of its own. */
export type Screen = { name: string; path: string; as?: string; act?: (page: Page) => Promise<void> };

const MIRA = "mira.okafor@post.example";
/** Signed in for one screen only, which signs him out. */
const JONAS = "jonas.lindqvist@post.example";
const HOST = "host@lungara.example";
/** Started with `ADMIN_PASSWORD` set to the password of the demo people. */
const ADMIN = "admin@forkprint.example";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click();

/** Waits for the recipe, because the list of recipes can be quiet while the recipe still loads. */
const openFirstRecipe = async (page: Page) => {
  await page.locator("main a[href*='/view']").first().click();
  await page.waitForURL(/\/view/);
  await page.getByRole("heading", { name: "Method" }).waitFor();
};

/** Opens the card behind a link as whoever scans its code does: without an account. Makes the link at the first time. */
const openSharedCard = async (page: Page) => {
  const findLinks = async (): Promise<{ url: string }[]> => (await page.request.get("/user/share-links")).json();
  if ((await findLinks()).length === 0) {
    const headers = { origin: new URL(page.url()).origin };
    await page.request.post("/user/share-links", { headers, data: { rows: SHARE_ROWS } });
  }
  const [link] = await findLinks();
  await page.context().clearCookies();
  await page.goto(new URL(link?.url ?? "").href, { waitUntil: "networkidle" });
};

/**
 * Every page, and its states that look different. Those of signed-in people need the demo data of the embedded
 * database.
 */
export const SCREENS: readonly Screen[] = [
  { name: "landing", path: "/" },
  { name: "landing-menu-open", path: "/", act: (page) => page.getByRole("link", { name: "Sign In" }).first().click() },
  ...["about", "careers", "contact", "cookies", "partner-program", "pricing", "privacy", "terms"].map((path) => ({
    name: path,
    path: `/${path}`,
  })),
  { name: "portal-landing", path: "/portal/landing" },
  { name: "not-found", path: "/there-is-no-such-page" },
  { name: "onboard", path: "/onboard" },
  { name: "onboard-register", path: "/onboard?mode=register" },
  { name: "password-reset", path: "/auth/password-reset" },
  { name: "recipes", path: "/recipes" },
  { name: "home", path: "/", as: MIRA },
  ...["dietary", "health", "favorites"].map((step) => ({
    name: `onboard-${step}`,
    path: `/onboard?step=${step}`,
    as: MIRA,
  })),
  ...["dietary", "favorites", "ingredients", "my-id", "privacy", "account"].map((tab) => ({
    name: `settings-${tab}`,
    path: `/settings?tab=${tab}`,
    as: MIRA,
  })),
  { name: "staff-view", path: "/settings?tab=my-id", as: MIRA, act: (page) => button(page, "Show to staff") },
  { name: "share-sheet", path: "/id", as: MIRA, act: (page) => button(page, "Share") },
  { name: "shared-card", path: "/id", as: JONAS, act: openSharedCard },
  { name: "shared-card-gone", path: "/s/gone" },
  { name: "recipes-signed-in", path: "/recipes", as: MIRA },
  { name: "recipe-new", path: "/recipes/new", as: MIRA },
  { name: "recipe", path: "/recipes", as: MIRA, act: openFirstRecipe },
  { name: "grocery-list", path: "/grocery-list", as: MIRA },
  { name: "portal-entrance", path: "/portal" },
  { name: "portal-of-a-diner", path: "/portal", as: MIRA },
  ...PORTAL_SECTIONS.map((section) => ({ name: `portal-${section}`, path: sectionHref(section), as: HOST })),
  { name: "admin-signed-out", path: "/admin" },
  { name: "admin-refused", path: "/admin", as: MIRA },
  { name: "admin", path: "/admin", as: ADMIN },
  { name: "admin-words", path: "/admin/ml", as: ADMIN },
  { name: "admin-items", path: "/admin/items", as: ADMIN },
  { name: "admin-model", path: "/admin?model=Recipe", as: ADMIN },
  ...["photos", "queues", "audit"].map((view) => ({ name: `admin-${view}`, path: `/admin?view=${view}`, as: ADMIN })),
];

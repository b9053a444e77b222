import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { DEMO_PASSWORD } from "@/prisma/seed/demo-people";
import { findChromium } from "../support/chromium";

/**
 * `npm run pictures -- film http://localhost:3000`: takes the README's film strip of a diner's steps, and its pictures
 * of the portal and of cooking, from a running product with its demo data and an administrator's password.
 */
const FOLDER = "docs/images";
const PHONE = { width: 390, height: 780 };
const DESK = { width: 1280, height: 800 };
/** Long enough to read what changed. */
const FRAME_MS = 1800;
const DINER = "mira.okafor@post.example";
const HOST = "host@lungara.example";

type Shot = { path: string; act?: (page: Page) => Promise<unknown> };

const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();

/** A card, the kitchen's view of it, a table that asks for it, and a dish for the evening. */
const strip = (venueId: string, recipeId: string): Shot[] => [
  { path: "/" },
  { path: "/id" },
  { path: "/id", act: button("Show to staff") },
  { path: `/venue/${venueId}` },
  { path: "/recipes" },
  { path: `/recipes/${recipeId}/view` },
  {
    path: `/recipes/${recipeId}/view`,
    act: (page) => page.getByRole("heading", { name: "Ingredients" }).scrollIntoViewIfNeeded(),
  },
  { path: `/recipes/${recipeId}/view`, act: button("Cook mode") },
  { path: "/plan" },
];

async function main(): Promise<void> {
  const origin = process.argv[2] ?? "http://localhost:3000";
  await mkdir(FOLDER, { recursive: true });
  const browser = await chromium.launch(await findChromium());
  const open = async (email: string, viewport: typeof PHONE): Promise<BrowserContext> => {
    const context = await browser.newContext({ baseURL: origin, viewport, reducedMotion: "reduce", locale: "en-GB" });
    const answer = await context.request.post("/auth/login", { data: { email, password: DEMO_PASSWORD } });
    if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()}. Is it a database with demo data?`);
    return context;
  };
  const host = await open(HOST, DESK);
  const diner = await open(DINER, PHONE);
  const venues = (await (await host.request.get("/api/venues")).json()) as { items: { id: string }[] };
  const recipes = (await (await diner.request.get("/api/recipes?page_size=1")).json()) as { items: { id: string }[] };
  const [venueId, recipeId] = [venues.items[0]?.id, recipes.items[0]?.id];
  if (!venueId || !recipeId) throw new Error("The demo data has no venue or no recipe.");

  const frames: Buffer[] = [];
  for (const shot of strip(venueId, recipeId)) frames.push(await take(diner, shot));
  const film = sharp(frames, { join: { animated: true } });
  await film.webp({ quality: 78, delay: frames.map(() => FRAME_MS), loop: 0 }).toFile(path.join(FOLDER, "diner.webp"));
  for (const [name, context, shot] of [
    ["portal", host, { path: "/portal" }],
    ["charts", host, { path: "/portal?section=charts" }],
    ["landing", await browser.newContext({ baseURL: origin, viewport: DESK, reducedMotion: "reduce" }), { path: "/" }],
  ] as const) {
    const picture = await sharp(await take(context, shot))
      .webp({ quality: 82 })
      .toBuffer();
    await writeFile(path.join(FOLDER, `${name}.webp`), picture);
  }
  await browser.close();
}

async function take(context: BrowserContext, { path: address, act }: Shot): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.locator("h1, h2").first().waitFor();
  await act?.(page);
  // Waits a fixed time, because pictures and lists load after the first paint, and no element marks the end.
  await page.waitForTimeout(2_500);
  const picture = await page.screenshot({ animations: "disabled" });
  await page.close();
  return picture;
}

await main();

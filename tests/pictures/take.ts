import { mkdir } from "node:fs/promises";
import path from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { DEMO_PASSWORD } from "@/prisma/seed/demo-people";
import { findChromium } from "../support/chromium";
import { SCREENS, type Screen } from "./screens";

/**
 * `npm run pictures -- take FOLDER http://localhost:3000`: takes every screen of a running product with demo data, at
 * three widths, in light, dark and print, and records the bytes of style sheets that each page loads. Run it before and
 * after a change that must not be visible, then `npm run pictures -- compare BEFORE AFTER`. A third argument takes only
 * the screens whose names match it, for example `^portal`.
 */
const WIDTHS = [360, 768, 1280] as const;
const LOOKS = ["light", "dark", "print"] as const;
/** Parts that differ at every visit: the number and strip of a guest's card, and relative times. */
const EVER_CHANGING = "[data-card-number], time";
const STILL =
  "*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }";

type Look = (typeof LOOKS)[number];

async function main(): Promise<void> {
  const [folder, origin = "http://localhost:3000", names = ""] = process.argv.slice(2);
  if (!folder) throw new Error("Usage: npm run pictures -- take FOLDER [ORIGIN [NAMES]]");
  const screens = SCREENS.filter(({ name }) => new RegExp(names).test(name));
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch(await findChromium());
  const sheets = new Map<string, number>();
  for (const width of WIDTHS) {
    for (const look of LOOKS) await takeAll(browser, { screens, folder, origin, width, look, sheets });
  }
  await browser.close();
  for (const [name, bytes] of sheets) console.log(`${name}\t${bytes} bytes of style sheets`);
}

type Round = {
  screens: readonly Screen[];
  folder: string;
  origin: string;
  width: number;
  look: Look;
  sheets: Map<string, number>;
};

/** Uses one browser context per person, so that a person's pages share only the sign-in. */
async function takeAll(browser: Browser, round: Round): Promise<void> {
  const contexts = new Map<string, BrowserContext>();
  for (const screen of round.screens) {
    const person = screen.as ?? "";
    const context = contexts.get(person) ?? (await newContext(browser, round, screen.as));
    contexts.set(person, context);
    const page = await context.newPage();
    try {
      await show(page, screen, round);
      const file = path.join(round.folder, `${screen.name}-${round.width}-${round.look}.png`);
      await page.screenshot({
        path: file,
        fullPage: true,
        mask: [page.locator(EVER_CHANGING)],
        animations: "disabled",
      });
    } catch (error) {
      console.error(`${screen.name} at ${round.width}, ${round.look}: ${String(error).split("\n")[0]}`);
      process.exitCode = 1;
    }
    await page.close();
  }
  for (const context of contexts.values()) await context.close();
}

async function newContext(browser: Browser, { origin, width, look }: Round, email?: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 900 },
    colorScheme: look === "dark" ? "dark" : "light",
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "Europe/London",
  });
  if (!email) return context;
  const answer = await context.request.post("/auth/login", { data: { email, password: DEMO_PASSWORD } });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()}. Is it a database with demo data?`);
  return context;
}

async function show(page: Page, screen: Screen, { look, sheets }: Round): Promise<void> {
  await page.goto(screen.path, { waitUntil: "networkidle" });
  await page.addStyleTag({ content: STILL });
  if (screen.act) {
    await screen.act(page);
    await page.waitForLoadState("networkidle");
  }
  if (look === "print") await page.emulateMedia({ media: "print" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  sheets.set(screen.name, await page.evaluate(bytesOfSheets));
}

const bytesOfSheets = () =>
  performance
    .getEntriesByType("resource")
    .filter(({ name }) => new URL(name).pathname.endsWith(".css"))
    .reduce((bytes, entry) => bytes + (entry as PerformanceResourceTiming).decodedBodySize, 0);

await main();

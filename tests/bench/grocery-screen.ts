import { randomUUID } from "node:crypto";
import { chromium, type Page } from "playwright-core";
import { findChromium } from "../support/chromium";

/**
 * Measures the grocery list on a slow phone (CPU slowed down four times): the time until the first of 500 items is
 * shown, the time from a tick to its paint, and the size of the scripts.
 * `npm run bench -- grocery-screen http://localhost:3000` measures a running product.
 */
const RECIPES = 60;
const LINES = 9;
const UNITS = ["g", "ml", "cups", "tbsp", "", "tins"];
const FOODS = "carrots leeks milk rice eggs lentils oats plums beef cod tofu basil pasta bread flour cumin".split(" ");
const CPU_SLOWDOWN = 4;
const RUNS = 5;
const TICKS = 12;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
/** Blocked, because what a service worker has cached does not use the network. */
const FRESH = { serviceWorkers: "block" } as const;

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const [origin = "http://localhost:3000"] = process.argv.slice(2);

async function fill(page: Page): Promise<string> {
  const post = async <T>(path: string, data: unknown) => {
    const answer = await page.request.post(path, { data, headers: { Origin: new URL(origin).origin } });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const email = `bench-${randomUUID()}@post.example`;
  await post("/auth/register", { email, password: "Blue-Kettle-42", first_name: "Nadia", last_name: "Ferro" });
  await post("/user/my-preferences-array", { dietary: ["nut_free", "dairy_free"] });
  const { id } = await post<{ id: string }>("/grocery-lists", { name: "Bench" });
  for (let i = 0; i < RECIPES; i++) {
    const names = Array.from({ length: LINES }, (_, j) => {
      const food = FOODS[(i * LINES + j) % FOODS.length];
      return `${i + j + 1} ${UNITS[(i + j) % UNITS.length]} ${food} no ${i * LINES + j}`;
    });
    const recipe = await post<{ id: string }>("/api/recipes", {
      title: `Recipe ${i}`,
      servings: 4,
      ingredients: names.map((name, order) => ({ name, order: order + 1 })),
      instructions: [{ text: "Cook.", order: 1 }],
    });
    await post(`/grocery-lists/${id}/add-recipe`, { recipe_id: recipe.id });
  }
  return id;
}

/** The time from the tap to the frame after the one in which the box is ticked. */
const tickMs = (page: Page, index: number) =>
  page.evaluate(
    (at) =>
      new Promise<number>((resolve) => {
        const box = document.querySelectorAll<HTMLInputElement>("[data-line] input")[at];
        const started = performance.now();
        box?.click();
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - started)));
      }),
    index,
  );

async function main(): Promise<void> {
  const browser = await chromium.launch(await findChromium());
  const context = await browser.newContext({ baseURL: origin, ...PHONE, ...FRESH });
  const page = await context.newPage();
  const id = await fill(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.setCacheDisabled", { cacheDisabled: true });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const [first, all, ticks, scripts]: [number[], number[], number[], number[]] = [[], [], [], []];
  const scriptIds = new Set<string>();
  let bytes = 0;
  cdp.on("Network.responseReceived", ({ requestId, type }) => void (type === "Script" && scriptIds.add(requestId)));
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scriptIds.has(requestId)) bytes += encodedDataLength;
  });
  for (let run = 0; run < RUNS; run++) {
    bytes = 0;
    const started = Date.now();
    await page.goto(`/grocery-list?list=${id}`, { waitUntil: "commit" });
    await page.locator("[data-line]").first().waitFor({ state: "attached", timeout: 120_000 });
    first.push(Date.now() - started);
    await page.waitForFunction(() => document.querySelectorAll("[data-line]").length >= 500, null, {
      timeout: 120_000,
    });
    await page.locator("[data-chip]").first().waitFor({ timeout: 120_000 });
    all.push(Date.now() - started);
    scripts.push(bytes);
    for (let tick = 0; tick < TICKS; tick++) ticks.push(await tickMs(page, tick * 3));
  }
  const count = await page.locator("[data-line]").count();
  console.log(`${count} items, processor ${CPU_SLOWDOWN} times slower, medians of ${RUNS} loads`);
  console.log(`first item: ${median(first)} ms; all with their verdicts: ${median(all)} ms`);
  console.log(
    `a tick until it is painted: median ${median(ticks).toFixed(0)} ms, worst ${Math.max(...ticks).toFixed(0)} ms`,
  );
  console.log(`script over the wire: ${(median(scripts) / 1024).toFixed(1)} KB`);
  await browser.close();
}

await main();

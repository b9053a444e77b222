import { randomUUID } from "node:crypto";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findChromium } from "../support/chromium";
import type { DatabaseLine } from "../support/database-line";
import { type InterruptedProduct, startInterruptedProduct } from "../support/interrupted-product";
import type { StartedProcess } from "../support/started-process";

/** The started product, a real browser, and a connection between product and database that the test can interrupt. */
let running: InterruptedProduct;
let line: DatabaseLine;
let product: StartedProcess;
let browser: Browser;
let person: { context: BrowserContext; page: Page; id: string };
let visitor: Page;

beforeAll(async () => {
  running = await startInterruptedProduct("away");
  ({ line, product } = running);
  browser = await chromium.launch(await findChromium());
});

afterAll(async () => {
  await browser?.close();
  await running?.stop();
});

beforeEach(async () => {
  const context = await browser.newContext({ baseURL: product.url });
  const response = await context.request.post("/auth/register", {
    data: { email: `${randomUUID()}@post.example`, password: "Blue-Kettle-42" },
  });
  const { user } = (await response.json()) as { user: { id: string } };
  person = { context, page: await context.newPage(), id: user.id };
  visitor = await (await browser.newContext({ baseURL: product.url })).newPage();
});

afterEach(async () => {
  await line.mend();
  await person.context.close();
  await visitor.context().close();
});

const heading = (page: Page) => page.locator("h1").first().textContent();

async function waitForHeading(page: Page, text: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name: text }).waitFor({ timeout: 60_000 });
}

const AWAYS = [
  ["stopped", () => line.cut()],
  ["silent, with its connections open,", () => line.freeze()],
] as const;

describe.each(AWAYS)("while the database is %s", (_how, interrupt) => {
  it("pages without personal rows open for everybody", async () => {
    await interrupt();
    for (const page of [visitor, person.page]) {
      for (const [where, title] of [
        ["/", "Show the card."],
        ["/terms", "Terms & Conditions"],
        ["/pricing", "Pay by the call"],
        ["/password-reset", "Forgot your password?"],
      ] as const) {
        expect((await page.goto(where))?.status(), where).toBe(200);
        expect(await heading(page)).toContain(title);
      }
    }
  });

  it("a personal page says why it is unavailable, keeps the sign-in, and opens by itself afterwards", async () => {
    const { page, id } = person;
    await interrupt();
    await page.goto("/settings");
    await page.getByText("We cannot reach our records at the moment.").waitFor();
    await line.mend();
    await waitForHeading(page, "Settings");
    await page.goto(`/id/${id}`);
    await waitForHeading(page, "Digital Dietary ID");
  });

  it("calls answer 503 with a time to try again, and health names the unavailable part", async () => {
    await interrupt();
    const calls = await Promise.all([
      person.page.request.get("/user/my-preferences", { timeout: 60_000 }),
      visitor.request.get("/api/platform-stats", { timeout: 60_000 }),
    ]);
    for (const answer of calls) {
      expect(answer.status()).toBe(503);
      expect(answer.headers()["retry-after"]).toBe("5");
      expect(await answer.json()).toEqual({
        detail: "The service is temporarily unavailable. Please try again.",
        code: "unavailable",
      });
    }
    const health = await visitor.request.get("/api/health");
    expect([health.status(), await health.json()]).toEqual([503, { status: "degraded", database: "unreachable" }]);
    await line.mend();
    expect((await person.page.request.get("/user/my-preferences")).status()).toBe(200);
  });
});

it("'Try again' requests the page again and shows it", async () => {
  const { page } = person;
  await line.cut();
  await page.route("**/api/health", (route) => route.fulfill({ status: 200, json: {} })); // no automatic retry
  await page.goto("/saved");
  await waitForHeading(page, "This page did not load.");
  await line.mend();
  await page.getByRole("button", { name: "Try again" }).click();
  await waitForHeading(page, "Your Recipes");
});

it("the ID card shows 'Failed to load user data', and trying again loads the card", async () => {
  const { page, id } = person;
  await line.cut();
  await page.goto(`/id/${id}`);
  await page.getByText("Failed to load user data").waitFor();
  await line.mend();
  await page.getByRole("button", { name: "Try again" }).click();
  await waitForHeading(page, "Digital Dietary ID");
});

it("a variant's form shows 'Failed to load recipe data', and Retry loads the form", async () => {
  const { page, context, id } = person;
  const response = await context.request.post("/api/recipes", {
    data: {
      title: "Leek soup",
      user_id: id,
      ingredients: [{ name: "4 leeks", order: 1 }],
      instructions: [{ text: "Cook.", order: 1 }],
    },
    headers: { Origin: product.url },
  });
  const recipe = (await response.json()) as { id: string };
  await line.cut();
  await page.goto(`/recipes/${recipe.id}/customize`);
  await waitForHeading(page, "Failed to load recipe data");
  await line.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await waitForHeading(page, "Customize recipe");
});

it("the recipes show 'Failed to load recipes' inside the page, and Retry loads them", async () => {
  const { context, id } = person;
  const title = `Leek soup ${randomUUID().slice(0, 8)}`;
  const response = await context.request.post("/api/recipes", {
    data: {
      title,
      user_id: id,
      is_public: true,
      ingredients: [{ name: "4 leeks", order: 1 }],
      instructions: [{ text: "Cook.", order: 1 }],
    },
    headers: { Origin: product.url },
  });
  expect(response.status()).toBe(201);
  await line.cut();
  await visitor.goto("/recipes");
  await visitor.getByRole("alert").getByText("Failed to load recipes").waitFor();
  expect(await heading(visitor)).toBe("Recipes");
  await line.mend();
  await visitor.getByRole("button", { name: "Retry" }).click();
  await visitor.getByRole("heading", { name: title }).waitFor();
});

import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DatabaseLine } from "../support/database-line";
import { type InterruptedProduct, startInterruptedProduct } from "../support/interrupted-product";
import type { StartedProcess } from "../support/started-process";

/** The started product, and all its output while one person visits every page. */
let running: InterruptedProduct;
let line: DatabaseLine;
let product: StartedProcess;

const PASSWORD = "Quiet-Ladle-4711";
/** Words that only this person uses; none occurs in the product. */
const EMAIL = "zuleikabramblewick@post.example";
const WORDS = ["zuleikabramblewick", "Zuleika", "Bramblewick", "sincequinsy", "plumquat", "quibblefruit", PASSWORD];
/** The content of the card, as the product itself writes it. */
const HEALTH = ["sesame", "vegetarian", "anemia", "shellfish"];

beforeAll(async () => {
  running = await startInterruptedProduct("log");
  ({ line, product } = running);
});

afterAll(async () => {
  await running?.stop();
});

type Answer = { status: number; text: string; headers: Headers };
let token = "";
let cookie = "";

async function ask(method: string, address: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { origin: product.url };
  if (token) headers.authorization = `Bearer ${token}`;
  if (cookie) headers.cookie = cookie;
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch(new URL(address, product.url), {
    method,
    headers,
    redirect: "manual",
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

const post = (address: string, body: unknown) => ask("POST", address, body);
const get = (address: string) => ask("GET", address);

async function made<T>(address: string, body: unknown): Promise<T> {
  const answer = await post(address, body);
  expect([200, 201], `${address}: ${answer.text}`).toContain(answer.status);
  return JSON.parse(answer.text) as T;
}

/** The parts of a page that search engines, messengers and browser histories show. */
function shownElsewhere({ text, headers }: Answer): string {
  const head = text.match(/<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>/g) ?? [];
  return [...head, ...[...headers].filter(([name]) => name !== "set-cookie").map((pair) => pair.join(": "))].join("\n");
}

async function becomeSomebody() {
  const body = { email: EMAIL, password: PASSWORD, first_name: "Zuleika", last_name: "Bramblewick" };
  const answer = await post("/auth/register", body);
  expect(answer.status).toBe(201);
  const { access_token, user } = JSON.parse(answer.text) as { access_token: string; user: { id: string } };
  token = access_token;
  cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  return user.id;
}

async function fillCard() {
  await made("/user/my-preferences-array", { dietary: ["vegetarian", "sesame_free"] });
  const concerns = JSON.parse((await get("/user/health-concerns/available")).text) as { id: string; name: string }[];
  const anemia = concerns.find(({ name }) => name === "anemia");
  await made("/user/health-concerns", { health_concern_id: anemia?.id, notes: "sincequinsy" });
  const [shellfish] = JSON.parse((await get("/ingredient-normalizations/search?q=shellfish")).text) as { id: string }[];
  await made("/user/ingredient-preferences", {
    ingredient_normalization_id: shellfish?.id,
    preference_type: "allergy",
  });
  await made("/api/user-favorites/my-favorites", { name: "Plumquat soup", type: "food" });
  await get("/api/user-favorites/search?q=plumquat&type=food");
}

async function cook(userId: string) {
  const recipe = await made<{ id: string }>("/api/recipes", {
    user_id: userId,
    title: "Plumquat stew",
    ingredients: [{ name: "2 quibblefruit" }, { name: "1 tbsp sesame oil" }],
    instructions: [{ text: "Stir the quibblefruit." }],
  });
  await made(`/recipe-variants/create-from-recipe/${recipe.id}?user_id=${userId}&custom_title=Plumquat`, {});
  const list = await made<{ id: string }>("/grocery-lists", { name: "Plumquat week" });
  await made(`/grocery-lists/${list.id}/add-recipe`, { recipe_id: recipe.id, servings: 2 });
  await made(`/grocery-lists/${list.id}/items`, { name: "quibblefruit", quantity_value: 1, quantity_unit: "kg" });
  await get("/api/recipes/search?q=quibblefruit&ingredients=sesame");
  await get(`/recipes/${recipe.id}/view`);
  await photograph(recipe.id);
}

/** Uploads a photo of the recipe, which is stored on disk. */
async function photograph(recipeId: string) {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#a33" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(picture)], { type: "image/png" }), "quibblefruit.png");
  form.set("caption", "Plumquat in its bowl");
  form.set("is_primary", "true");
  const answer = await fetch(new URL(`/api/recipes/${recipeId}/photos/upload`, product.url), {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(answer.status, await answer.text()).toBe(201);
}

/** The files of the data folder, except mails, which were sent to the person. */
async function filesKept(): Promise<string[]> {
  const all = await readdir(product.dataDir, { recursive: true, withFileTypes: true });
  return all
    .filter((each) => each.isFile() && !each.parentPath.includes("outbox"))
    .map((each) => path.join(each.parentPath, each.name));
}

/** The tables in which any column of any row contains one of the texts. */
async function tablesHolding(texts: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: running.database.url });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
    );
    const patterns = texts.map((text) => `%${text}%`);
    const holding: string[] = [];
    for (const { name } of tables.rows) {
      const found = await client.query(`SELECT 1 FROM "${name}" t WHERE to_jsonb(t)::text ILIKE ANY ($1) LIMIT 1`, [
        patterns,
      ]);
      if (found.rowCount) holding.push(name);
    }
    return holding.sort();
  } finally {
    await client.end();
  }
}

/** Makes every kind of refused request, with the person's words in it. */
async function goWrong(userId: string) {
  await post("/auth/login", { email: EMAIL, password: `${PASSWORD}x` });
  await post("/auth/register", { email: EMAIL, password: PASSWORD });
  await post("/auth/user/password-reset-request", { email: EMAIL });
  await post("/auth/user/password-reset-confirm", { reset_code: "quibblefruit", new_password: PASSWORD });
  await post("/user/my-preferences-array", { dietary: ["sesame_free", "quibblefruit"] });
  await post("/user/health-concerns", { health_concern_id: "quibblefruit", notes: "sincequinsy\u0000" });
  await post("/api/user-favorites/my-favorites", { name: "quibblefruit".repeat(500), type: "food" });
  await post("/api/user-favorites/my-favorites", `{"name":"quibblefruit`);
  await post("/parse/recipe", { url: "https://zuleikabramblewick.invalid/quibblefruit" });
  await post("/parse/recipe", { url: "https://zuleikabramblewick.invalid/quibblefruit", html: "<p>quibblefruit</p>" });
  await get("/api/recipes/search?q=%00quibblefruit");
  await get("/quibblefruit/sincequinsy");
  await get(`/id/${userId}?key=quibblefruit`);
  await get("/venue/quibblefruit?table=sincequinsy");
  await get("/reset-password?token=quibblefruit");
  await get("/onboard?client_id=quibblefruit&state=sincequinsy&redirect_uri=https://zuleikabramblewick.invalid/");
  await get("/oauth/authorize?client_id=quibblefruit&state=sincequinsy&login_hint=zuleikabramblewick@post.example");
  await get("/oauth/authorize/context?client_id=quibblefruit&state=sincequinsy");
}

describe.sequential("what others can read about a person", () => {
  const secrets: string[] = [];
  const printed = () => product.output.slice(started);
  let started = 0;

  it("is not in titles, descriptions, pictures and headers of pages: they contain nothing of a person or card", async () => {
    started = product.output.length;
    const userId = await becomeSomebody();
    secrets.push(userId, token, cookie);
    await fillCard();
    await cook(userId);
    const link = await made<{ id: string; url: string }>("/user/share-links", {
      rows: ["allergies", "diet", "health"],
    });
    const { pathname, search } = new URL(link.url);
    secrets.push(new URL(link.url).searchParams.get("key") ?? "");
    for (const address of [
      "/",
      "/settings",
      `/id/${userId}`,
      `${pathname}${search}`,
      "/saved",
      "/grocery-list",
      "/onboard",
    ]) {
      const page = await get(address);
      expect(page.status, address).toBe(200);
      const shown = shownElsewhere(page).toLowerCase();
      for (const word of [...WORDS, ...HEALTH, ...secrets.slice(1)])
        expect(shown, `${address}: ${word}`).not.toContain(word.toLowerCase());
    }
    // Everybody with the link sees the card, but the preview in a messenger is the product's own picture.
    const mine = { token, cookie };
    token = cookie = "";
    const seen = await get(`${pathname}${search}`);
    expect(seen.text.toLowerCase()).toContain("sesame");
    for (const word of [...WORDS, ...HEALTH])
      expect(shownElsewhere(seen).toLowerCase()).not.toContain(word.toLowerCase());
    expect(seen.headers.get("cache-control")).toMatch(/no-store/);
    expect(seen.headers.get("referrer-policy")).toBe("no-referrer");
    expect(seen.headers.get("x-robots-tag")).toMatch(/noindex/);
    ({ token, cookie } = mine);
    expect((await ask("DELETE", `/user/share-links/${link.id}`)).status).toBe(204);
    const after = await get(`${pathname}?key=${secrets.at(-1)}`);
    expect(after.headers.get("cache-control")).toMatch(/no-store/);
  });

  it("is not in the log, which contains no value of the person, also for refused and failed requests", async () => {
    const userId = secrets[0] ?? "";
    await goWrong(userId);
    await line.cut();
    await fillCard().catch(() => undefined);
    await goWrong(userId);
    for (const address of ["/settings", `/id/${userId}`, "/saved", "/user/export"]) await get(address);
    await line.mend();
    await expect.poll(async () => (await get("/api/health")).status, { timeout: 60_000 }).toBe(200);
    expect((await get("/user/export")).text).toContain("sincequinsy");
    expect((await tablesHolding(WORDS)).length).toBeGreaterThan(8);
    expect((await filesKept()).some((file) => file.includes("photos"))).toBe(true);
    expect((await ask("DELETE", "/auth/user/delete-account", { password: PASSWORD })).status).toBe(204);
    token = cookie = "";
    const log = printed();
    expect(log.split("\n").length, "what was done stands there").toBeGreaterThan(50);
    for (const said of ["/user/my-preferences-array", "/user/export", '"status":503', '"status":422'])
      expect(log).toContain(said);
    for (const word of [...WORDS, ...HEALTH, ...secrets])
      expect(log.toLowerCase(), word).not.toContain(word.toLowerCase());
  });

  it("is gone with the account: these calls leave nothing in any table or file", async () => {
    expect(await tablesHolding([...WORDS, secrets[0] ?? ""])).toEqual([]);
    await expect
      .poll(async () => (await filesKept()).filter((file) => file.includes("photos")), { timeout: 90_000 })
      .toEqual([]);
    const texts = await Promise.all((await filesKept()).map((file) => readFile(file, "latin1")));
    for (const word of WORDS)
      expect(
        texts.some((text) => text.includes(word)),
        word,
      ).toBe(false);
  });
});

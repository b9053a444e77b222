import { describe, expect, it } from "vitest";
import { GET as searchRecipes } from "@/app/api/recipes/search/route";
import { POST as parseRecipe } from "@/app/parse/recipe/route";
import { db } from "@/server/db/client";
import { consumeLimit } from "@/server/limits/rate-limits";
import { createSignedInPerson } from "../../../factories/people";
import { recipePage, sendsHtml, startPageServer } from "../../../support/page-server";
import { type Answer, call } from "../../../support/request";
import { useSettings } from "../../../support/settings";
import { withoutHurry } from "../../../support/without-hurry";

withoutHurry();

type Recipe = { id: string; title: string; source_url: string; ingredients: { name: string }[] };
const parse = <T = Recipe>(body: object, token?: string): Promise<Answer<T>> =>
  call<T>(parseRecipe, { body, ...(token ? { token } : {}) });
const some = expect.stringMatching(/^[0-9a-f-]{36}$/);

async function useWebsite(...args: Parameters<typeof startPageServer>) {
  const server = await startPageServer(...args);
  useSettings({ FETCH_ALLOW_HOSTS: server.authority });
  return server;
}

describe("POST /parse/recipe with an address", () => {
  it("reads the page, stores its recipe for everybody, judged, and returns it", async () => {
    const site = await useWebsite(sendsHtml(recipePage()));
    const answer = await parse({ url: site.url("/leek?utm_source=mail#method") });
    expect(answer.status).toBe(200);
    const line = (order: number, name: string, quantity: string | null, unit: string | null) =>
      expect.objectContaining({ id: some, order, name, quantity, unit, group: null, note: null, is_known: true });
    const step = (order: number, text: string) => ({ id: some, order, text, group: null });
    expect(answer.body).toEqual({
      id: some,
      title: "Leek soup",
      source_url: site.url("/leek?utm_source=mail"),
      image: null,
      photos: [],
      ingredients: [
        line(1, "leeks", "2", null),
        line(2, "milk", "1 1/2", "cups"),
        line(3, "butter", "1", "tbsp"),
        line(4, "salt", null, null),
      ],
      instructions: [
        step(1, "Slice the leeks."),
        step(2, "Soften them in the butter."),
        step(3, "Add the milk and simmer for 20 minutes."),
      ],
      dietary_info: expect.objectContaining({ vegan: false, dairy_free: false, vegetarian: true }),
      type: null,
      is_public: true,
      language: "en",
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
      prep_time: 10,
      cook_time: 25,
      total_time: 35,
      servings: 4,
      yield_text: "4 servings",
      token_count: 28,
      user_id: null,
      nutrition: expect.objectContaining({ per: "serving" }),
      sodium_lines: ["salt", "milk", "butter", "leeks"].map((name) => ({ id: some, name, share: expect.any(Number) })),
      engine_version: expect.any(String),
      judgement: null,
    });
    const stored = await db.recipe.findUniqueOrThrow({ where: { id: answer.body.id } });
    expect(stored).toMatchObject({ origin: "parsed", ownerId: null, isPublic: true });
    expect(stored.sourceUrlNormalized).toBe(`https://${site.authority}/leek`);
  });

  it("returns the stored recipe without fetching the page again", async () => {
    const site = await useWebsite(sendsHtml(recipePage()));
    const first = await parse({ url: site.url("/leek") });
    const again = await parse({ url: site.url("/leek/?utm_campaign=x&fbclid=1#top") });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(site.asked).toEqual(["GET /leek"]);
  });

  it("creates one recipe of a page that several people import at once", async () => {
    const site = await useWebsite(sendsHtml(recipePage()));
    const answers = await Promise.all([1, 2, 3, 4].map(() => parse({ url: site.url("/leek") })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await db.recipe.count()).toBe(1);
  });

  it("creates one recipe of a page that is imported by several forms of its address at once, and finds it by all", async () => {
    const site = await useWebsite(sendsHtml(recipePage()));
    const forms = ["/leek", "/leek/", "/leek?utm_source=mail", "/leek#steps", "/leek/amp/", "/leek?amp=1"];
    const answers = await Promise.all(forms.map((form) => parse({ url: site.url(form) })));
    expect(answers.map(({ status }) => status)).toEqual(forms.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await db.recipe.count()).toBe(1);
    for (const form of forms) {
      const found = await call<{ items: Recipe[] }>(searchRecipes, { query: { source_url: site.url(form) } });
      expect(found.body.items).toHaveLength(1);
    }
  });

  it("reports a page that breaks off in the middle of its recipe, and stores nothing of it", async () => {
    const broken =
      '{"@type":"Recipe","name":"Soup","recipeInstructions":["Cook."],"recipeIngredient":["2 leeks","1 l mi';
    const site = await useWebsite(sendsHtml(`<h1>Soup</h1><script type="application/ld+json">${broken}</script>`));
    const answer = await parse({ url: site.url("/broken") });
    expect(answer).toMatchObject({ status: 422, body: { code: "incomplete" } });
    expect(await db.recipe.count()).toBe(0);
  });

  it("judges the recipe for the person who imports it", async () => {
    const site = await useWebsite(sendsHtml(recipePage()));
    const { token } = await createSignedInPerson();
    const answer = await parse<Recipe & { judgement: unknown }>({ url: site.url("/leek") }, token);
    expect(answer.body.judgement).toEqual(expect.objectContaining({}));
  });

  it("finds a page that has moved by both of its addresses", async () => {
    const site = await useWebsite((request, response) => {
      if (request.url === "/old") response.writeHead(301, { location: "/new?fbclid=2" }).end();
      else sendsHtml(recipePage())(request, response);
    });
    const answer = await parse({ url: site.url("/old") });
    expect(answer.body.source_url).toBe(site.url("/new?fbclid=2"));
    for (const path of ["/old", "/new"]) {
      const found = await call<{ items: Recipe[] }>(searchRecipes, { query: { source_url: site.url(path) } });
      expect(found.body.items.map(({ id }) => id)).toEqual([answer.body.id]);
    }
    const again = await parse({ url: site.url("/old") });
    expect(again.body.id).toBe(answer.body.id);
    expect(site.asked).toHaveLength(2);
  });

  it("stores a page's recipe under the address it was fetched from, whatever canonical address the page names", async () => {
    const page = recipePage({ url: "https://bank.example/soup", mainEntityOfPage: "https://bank.example/soup" });
    const canonical = '<link rel="canonical" href="https://bank.example/soup">';
    const site = await useWebsite(sendsHtml(page.replace("<title>", `${canonical}<title>`)));
    const answer = await parse({ url: site.url("/evil") });
    expect(answer.body.source_url).toBe(site.url("/evil"));
    expect(await db.recipe.findMany({ select: { sourceUrlNormalized: true } })).toEqual([
      { sourceUrlNormalized: `https://${site.authority}/evil` },
    ]);
  });

  it("says why a page gives no recipe, and stores nothing", async () => {
    const site = await useWebsite(sendsHtml("<h1>All about leeks</h1><p>They were known to the Romans.</p>"));
    const answer = await parse({ url: site.url("/") });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      detail:
        "We could not find a recipe there. You can paste its ingredients and its method, or send a photo of them.",
      code: "no_recipe",
    });
    expect(await db.recipe.count()).toBe(0);
  });
});

describe("POST /parse/recipe with pasted text", () => {
  const TEXT = `Leek soup

Ingredients
2 leeks
1 1/2 cups milk
1 tbsp butter

Method
Slice the leeks and soften them in the butter.
Add the milk and simmer for 20 minutes.`;

  it("makes it a private recipe of the person, once", async () => {
    const { id: userId, token } = await createSignedInPerson();
    const answer = await parse<Recipe & { type: string }>({ text: TEXT, url: "https://soup.example/leek" }, token);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ title: "Leek soup", type: "created", is_public: false, user_id: userId });
    expect(answer.body.source_url).toBe("https://soup.example/leek");
    expect(answer.body.ingredients.map(({ name }) => name)).toEqual(["leeks", "milk", "butter"]);
    const again = await parse({ text: `${TEXT}\n`, url: "https://soup.example/leek" }, token);
    expect(again.body.id).toBe(answer.body.id);
    expect(await db.recipe.count()).toBe(1);
  });

  it("reads pasted HTML of a page in the same way", async () => {
    const { token } = await createSignedInPerson();
    const answer = await parse({ html: recipePage() }, token);
    expect(answer.body).toMatchObject({ title: "Leek soup", source_url: null, is_public: false });
    expect(answer.body.ingredients).toHaveLength(4);
  });

  it("never makes pasted text the recipe that others find at that address", async () => {
    const { token } = await createSignedInPerson();
    await parse({ html: recipePage({ name: "Free from everything" }), url: "https://soup.example/leek" }, token);
    const found = await call<{ items: Recipe[] }>(searchRecipes, {
      query: { source_url: "https://soup.example/leek" },
    });
    expect(found.body.items).toEqual([]);
  });

  it("asks a visitor to sign in", async () => {
    const answer = await parse({ text: TEXT });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({
      detail: "Sign in to keep a recipe that you paste. Only you will see it.",
      code: "sign_in_to_keep",
    });
    expect(await db.recipe.count()).toBe(0);
  });

  it("says when it finds no recipe in the text", async () => {
    const { token } = await createSignedInPerson();
    const answer = await parse({ text: "Dear all, the meeting is moved to Tuesday." }, token);
    expect([answer.status, answer.body]).toEqual([
      422,
      {
        detail:
          "We could not find a recipe there. You can paste its ingredients and its method, or send a photo of them.",
        code: "no_recipe",
      },
    ]);
  });
});

describe("POST /parse/recipe refuses", () => {
  it.each<[string, object, string, string]>([
    ["an empty body", {}, "url", "Enter a web address"],
    ["an empty address", { url: " " }, "url", "Enter a web address"],
    [
      "a text that is no address",
      { url: "leek soup" },
      "url",
      "Enter a full web address that begins with http:// or https://",
    ],
    [
      "another scheme",
      { url: "file:///etc/passwd" },
      "url",
      "Enter a full web address that begins with http:// or https://",
    ],
    [
      "an address of more than 2000 characters",
      { url: `https://soup.example/${"a".repeat(2000)}` },
      "url",
      "At most 2000 characters",
    ],
    ["a number", { url: 5 }, "url", expect.any(String) as unknown as string],
    ["text and html at once", { text: "a", html: "b" }, "text", "Send either html or text"],
  ])("%s", async (_, body, field, message) => {
    const answer = await parse<{ detail: { loc: string[]; msg: string }[] }>(body);
    expect(answer.status).toBe(422);
    expect(answer.body.detail[0]).toMatchObject({ loc: ["body", field], msg: message });
  });

  it("a pasted page above the size limit", async () => {
    const { token } = await createSignedInPerson();
    const answer = await parse({ html: "x".repeat(6_400_000) }, token);
    expect(answer.status).toBe(413);
  });

  it("too many imports from one address, and by one person", async () => {
    const { id, token } = await createSignedInPerson();
    const codes: number[] = [];
    const tryBoth = async () => {
      for (const who of [undefined, token]) codes.push((await parse({ url: "http://127.0.0.1/" }, who)).status);
    };
    await consumeLimit("import_address", "127.0.0.1", 59);
    await consumeLimit("import_user", id, 198);
    await tryBoth();
    await tryBoth();
    await tryBoth();
    expect(codes).toEqual([422, 422, 429, 422, 429, 429]);
  });
});

import { describe, expect, it } from "vitest";
import { POST as parseRecipe } from "@/app/parse/recipe/route";
import { POST as importAddresses } from "@/app/user/my-recipes/import-addresses/route";
import type { ImportedAddressesWire } from "@/lib/schemas/imported-addresses";
import { importAddresses as importPages } from "@/server/cookbook/carry/import-addresses";
import { db } from "@/server/db/client";
import { consumeLimit } from "@/server/limits/rate-limits";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { type PageHandler, recipePage, startPageServer } from "../../support/page-server";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";
import { withoutHurry } from "../../support/without-hurry";

withoutHurry();

const several = `<html><title>Broths of the week</title>${["Cumin broth", "Dill broth"]
  .map(
    (name, at) =>
      `<script type="application/ld+json">${JSON.stringify({
        "@context": "https://schema.org",
        "@type": "Recipe",
        name,
        recipeIngredient: [`${at + 1} l water`, ["1 tsp cumin", "1 bunch dill"][at]],
        recipeInstructions: ["Boil the water in a large pot.", "Strain it and serve it hot."],
      })}</script>`,
  )
  .join("")}<h1>Broths of the week</h1></html>`;

const answer =
  (status: number, body: string | Buffer, type = "text/html; charset=utf-8"): PageHandler =>
  (_request, response) => {
    response.writeHead(status, { "content-type": type });
    response.end(body);
  };
const PAGES: Record<string, PageHandler> = {
  "/soup": answer(200, recipePage()),
  "/dal": answer(200, recipePage({ name: "Dal" })),
  "/several": answer(200, several),
  "/story": answer(200, "<html><h1>A summer</h1><p>It was warm.</p></html>"),
  "/refused": answer(403, "<h1>No robots</h1>"),
  "/book.pdf": answer(200, Buffer.from("%PDF-1.4"), "application/pdf"),
  "/moved": (_request, response) => {
    response.writeHead(302, { location: "/soup" });
    response.end();
  },
  // Tags inside tags, as deep as a page may be large.
  "/hostile": answer(200, `<html>${"<div><b>".repeat(200_000)}`),
};

async function useSite() {
  const site = await startPageServer((request, response) =>
    (PAGES[new URL(request.url ?? "/", "http://site").pathname] ?? answer(404, ""))(request, response),
  );
  useSettings({ FETCH_ALLOW_HOSTS: site.authority });
  return site;
}

const send = (person: SignedInPerson, addresses: string[]) =>
  call<ImportedAddressesWire>(importAddresses, { token: person.token, body: { addresses } });
const statesOf = ({ body }: { body: ImportedAddressesWire }) => body.addresses.map(({ state }) => state);
const savedTitles = async (userId: string) =>
  (await db.savedRecipe.findMany({ where: { userId }, select: { recipe: { select: { title: true } } } }))
    .map(({ recipe }) => recipe.title)
    .sort();

describe("POST /user/my-recipes/import-addresses", () => {
  it("imports and saves each page, and says of each that is not read why, and which other way works", async () => {
    const person = await createSignedInPerson();
    const site = await useSite();
    const first = await send(person, ["/soup", "/dal", "/several", "/story", "/refused"].map(site.url));
    expect(first.status).toBe(200);
    expect(first.body.retry_after_seconds).toBeNull();
    expect(statesOf(first)).toEqual(["added", "added", "several", "failed", "failed"]);
    const [soup, , broths, story, refused] = first.body.addresses;
    expect(soup).toMatchObject({ title: "Leek soup", reason: null, way: null, recipes: [] });
    expect(broths?.recipes.map(({ title }) => title)).toEqual(["Cumin broth", "Dill broth"]);
    expect(broths?.recipe_id).toBeNull();
    expect(story).toMatchObject({ way: "paste", recipe_id: null, reason: expect.stringContaining("paste") });
    expect(refused).toMatchObject({ way: "paste", reason: expect.stringContaining("refused") });
    const second = await send(person, [
      site.url("/book.pdf"),
      site.url("/gone"),
      "soup of the day",
      "ftp://x.example/a",
    ]);
    expect(second.body.addresses.map(({ state, way }) => [state, way])).toEqual([
      ["failed", "photo"],
      ["failed", "correct"],
      ["failed", "correct"],
      ["failed", "correct"],
    ]);
    expect(await savedTitles(person.id)).toEqual(["Dal", "Leek soup"]);
  });

  it("fetches no page twice: the same list again, the same page by another address, and a double click", async () => {
    const person = await createSignedInPerson();
    const site = await useSite();
    const list = [site.url("/soup"), site.url("/soup?utm_source=mail#top"), site.url("/moved")];
    const first = await send(person, list);
    expect(statesOf(first)).toEqual(["added", "kept", "kept"]);
    expect(new Set(first.body.addresses.map(({ recipe_id }) => recipe_id)).size).toBe(1);
    const asked = site.asked.length;
    expect(statesOf(await send(person, list))).toEqual(["kept", "kept", "kept"]);
    expect(site.asked).toHaveLength(asked);
    const clicks = await Promise.all([1, 2].map(() => send(person, [site.url("/dal")])));
    expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
    expect(clicks.flatMap(statesOf).sort()).toEqual(["added", "kept"]);
    expect(await savedTitles(person.id)).toEqual(["Dal", "Leek soup"]);
    expect(await db.recipe.count()).toBe(2);
  });

  it("takes a recipe of one's own from the same page for the page's", async () => {
    const person = await createSignedInPerson();
    const other = await createSignedInPerson();
    const site = await useSite();
    const url = site.url("/several");
    await call(parseRecipe, { token: person.token, body: { url, pick: ["Dill broth"] } });
    const mine = await send(person, [`${url}?utm_source=mail`]);
    expect(mine.body.addresses).toMatchObject([{ state: "kept", title: "Dill broth" }]);
    expect(statesOf(await send(other, [url]))).toEqual(["several"]);
  });

  it("goes on after a hostile page", async () => {
    const person = await createSignedInPerson();
    const site = await useSite();
    const { body } = await send(person, [site.url("/hostile"), site.url("/soup")]);
    expect(body.addresses).toMatchObject([
      { state: "failed", reason: expect.any(String) },
      { state: "added", title: "Leek soup" },
    ]);
  });

  it("begins no page beyond the imports of an hour, and names what waits, but what is there needs no import", async () => {
    const person = await createSignedInPerson();
    const site = await useSite();
    await send(person, [site.url("/soup")]);
    for (let used = 1; used < 200; used += 1) await consumeLimit("import_user", person.id);
    const { status, body } = await send(person, [site.url("/dal"), site.url("/soup"), "no address"]);
    expect(status).toBe(200);
    expect(body.addresses.map(({ state }) => state)).toEqual(["waiting", "kept", "failed"]);
    expect(body.retry_after_seconds).toBeGreaterThan(3000);
    expect(site.asked).toEqual(["GET /soup"]);
  });

  it("begins no further page once the time is over, or once nobody waits for the answer", async () => {
    const person = await createSignedInPerson();
    const site = await useSite();
    const addresses = [site.url("/soup"), site.url("/dal")];
    let asked = 0;
    // Read at the start and before each page: the second page comes a minute later.
    const clock = () => [0, 0, 60_000][asked++] ?? 60_000;
    const late = await importPages(
      { userId: person.id },
      { addresses },
      { signal: new AbortController().signal, clock },
    );
    expect(late.addresses.map(({ state }) => state)).toEqual(["added", "waiting"]);
    const closed = await importPages({ userId: person.id }, { addresses }, { signal: AbortSignal.abort() });
    expect(closed.addresses.map(({ state }) => state)).toEqual(["kept", "waiting"]);
    expect(site.asked).toEqual(["GET /soup"]);
  });

  it("refuses visitors, empty lists and lists that are too long", async () => {
    expect((await call(importAddresses, { body: { addresses: ["https://a.example/"] } })).status).toBe(401);
    const person = await createSignedInPerson();
    expect((await send(person, [])).status).toBe(422);
    expect(
      (
        await send(
          person,
          Array.from({ length: 6 }, (_, at) => `https://a.example/${at}`),
        )
      ).status,
    ).toBe(422);
  });
});

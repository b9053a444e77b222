import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { POST as deleteRows } from "@/app/admin/[model]/bulk-delete/route";
import { POST as updateRows } from "@/app/admin/[model]/bulk-update/route";
import { GET as exportRows } from "@/app/admin/[model]/export/route";
import { POST as importRows } from "@/app/admin/[model]/import/route";
import { POST as checkMenuOfApplication } from "@/app/api/analysis/menu/route";
import { POST as changeVenues } from "@/app/api/bulk-venues/route";
import { POST as putPlanOnList } from "@/app/api/meal-plan/grocery-list/route";
import { POST as createRecipe } from "@/app/api/recipes/route";
import { POST as validateRows } from "@/app/api/validate-csv/route";
import { POST as checkMenu } from "@/app/api/venues/[id]/menu/check/route";
import { PUT as saveMenu } from "@/app/api/venues/[id]/menu/route";
import { GET as exportVisits } from "@/app/api/visits/venue/[venueId]/export/route";
import { POST as changeList } from "@/app/grocery-lists/[id]/changes/route";
import { POST as callAssistant } from "@/app/mcp/route";
import { POST as parseRecipe } from "@/app/parse/recipe/route";
import { GET as exportAccount } from "@/app/user/export/route";
import { GET as exportRecipes } from "@/app/user/my-recipes/export/route";
import { POST as importRecipes } from "@/app/user/my-recipes/import/route";
import { db } from "@/server/db/client";
import { leasedState } from "@/server/limits/rate-limits";
import { assistantResource } from "@/server/oauth/resource";
import * as search from "@/server/recipes/search/search-recipes";
import { createAccess, createApplication, type TestApplication } from "../../factories/oauth";
import { createPerson, createSignedInPerson, signInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { createSignedInAdmin } from "../../support/admin";
import { buildRequest, type CallOptions, call, type Handler } from "../../support/request";
import { useSettings } from "../../support/settings";

/** A budget of fifteen units a minute, below which no call of a list stays. */
const HARDLY_ANYTHING = { RATE_LIMIT_FACTOR: "0.00001" };
const many = <T>(make: (place: number) => T, count = 20): T[] =>
  Array.from({ length: count }, (_, place) => make(place));
const ids = () => many(() => randomUUID());
const row = (place: number) => ({ name: `Venue ${place}`, city: "Ulm", state: "", country: "Germany" });
const dish = (place: number) => ({ name: `Soup ${place}`, description: "leeks, milk" });

type Kind = { who: "diner" | "business" | "admin" | "nobody"; call: Handler; options: CallOptions };

const KINDS: Record<string, Kind> = {
  "rows that an administrator deletes": {
    who: "admin",
    call: deleteRows,
    options: { params: { model: "Recipe" }, body: { ids: ids() } },
  },
  "rows that an administrator changes": {
    who: "admin",
    call: updateRows,
    options: { params: { model: "Recipe" }, body: { ids: ids(), updates: { title: "Soup" } } },
  },
  "rows that an administrator imports": {
    who: "admin",
    call: importRows,
    options: { params: { model: "Item" }, body: { rows: many((place) => ({ name: `Item ${place}` })) } },
  },
  "a CSV that an administrator imports": {
    who: "admin",
    call: importRows,
    options: { params: { model: "Item" }, body: { csv: `name\n${"some item\n".repeat(100)}` } },
  },
  "a file of a model's rows": { who: "admin", call: exportRows, options: { params: { model: "Recipe" } } },
  "venues in bulk": {
    who: "business",
    call: changeVenues,
    options: { body: { action: "add", venues: many(row) } },
  },
  "a CSV of venues": { who: "business", call: validateRows, options: { body: { rows: many(row) } } },
  "a venue's menu": {
    who: "business",
    call: saveMenu,
    options: { method: "PUT", params: { id: randomUUID() }, body: { dishes: many(dish) } },
  },
  "a menu before it is published": {
    who: "business",
    call: checkMenu,
    options: { params: { id: randomUUID() }, body: { dishes: many(dish) } },
  },
  "a file of visits": { who: "business", call: exportVisits, options: { params: { venueId: randomUUID() } } },
  "files of another app": {
    who: "diner",
    call: importRecipes,
    options: { body: { files: [{ name: "a.md", text: "2 leeks\n".repeat(50) }] } },
  },
  "a file of all recipes": { who: "diner", call: exportRecipes, options: { query: { format: "paprika" } } },
  "a file of the whole account": { who: "diner", call: exportAccount, options: {} },
  "a plan that is put on a list": {
    who: "diner",
    call: putPlanOnList,
    options: { body: { list_id: null, week: "2026-W48" } },
  },
  "changes of a list": {
    who: "diner",
    call: changeList,
    options: {
      params: { id: randomUUID() },
      body: { changes: many(() => ({ type: "remove_recipe", adding_id: randomUUID(), at: "2026-11-23T10:00:00Z" })) },
    },
  },
  "a recipe with many lines": {
    who: "diner",
    call: createRecipe,
    options: {
      body: { title: "Soup", ingredients: many(() => ({ name: "leeks" })), instructions: [{ text: "Cook." }] },
    },
  },
  "a pasted page": { who: "diner", call: parseRecipe, options: { body: { text: "2 leeks\n".repeat(50) } } },
  "a page that a visitor pastes": {
    who: "nobody",
    call: parseRecipe,
    options: { body: { text: "2 leeks\n".repeat(100) } },
  },
};

async function tokenOf(who: Kind["who"]): Promise<{ token?: string }> {
  if (who === "nobody") return {};
  if (who === "admin") return { token: (await createSignedInAdmin()).token };
  if (who === "diner") return { token: (await createSignedInPerson()).token };
  const { ownerId } = await createVenue();
  return { token: (await signInPerson(await db.user.findUniqueOrThrow({ where: { id: ownerId } }))).token };
}

describe("a call is refused when its worker's budget for a minute is used up, however few calls that were", () => {
  it.each(Object.entries(KINDS))("%s", async (_, { who, call: handler, options }) => {
    const caller = await tokenOf(who);
    useSettings(HARDLY_ANYTHING);
    const answer = await call(handler, { ...options, ...caller });
    expect([answer.status, answer.body]).toMatchObject([429, { detail: expect.stringContaining("Too many") }]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("a menu that an application has checked, for this person alone", async () => {
    const application = await createApplication();
    const { token } = await createAccess(await createPerson(), application);
    useSettings(HARDLY_ANYTHING);
    const body = { client_id: application.clientId, items: many(dish) };
    expect((await call(checkMenuOfApplication, { token, body })).status).toBe(429);
  });
});

type Message = { jsonrpc: "2.0"; id: number; method: string; params?: object };
const message = (id: number, method: string, params?: object): Message => ({
  jsonrpc: "2.0",
  id,
  method,
  ...(params ? { params } : {}),
});
const find = (id: number) => message(id, "tools/call", { name: "find_recipes", arguments: { query: "soup" } });

describe("an assistant's batch", () => {
  let token: string;
  let application: TestApplication;
  beforeEach(async () => {
    application = await createApplication();
    const access = await createAccess(await createPerson(), application, ["menus:check", "recipes:find"]);
    await db.oAuthGrant.updateMany({ where: { id: access.grantId }, data: { resource: assistantResource() } });
    token = access.token;
  });
  const send = (body: unknown) =>
    call<{ id: number; result?: { isError?: boolean; content: { text: string }[] } }[]>(callAssistant, {
      ...{ method: "POST", path: "/mcp", body, token },
      headers: { accept: "application/json, text/event-stream" },
    });

  it("counts each of its messages", async () => {
    const batch = () => send(many((id) => message(id, "tools/list"), 50));
    expect((await batch()).status).toBe(200);
    expect((await batch()).status).toBe(200);
    const third = await batch();
    expect(third.status).toBe(429);
    expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("runs one expensive call of the person at a time, and answers all of them", async () => {
    let running = 0;
    let most = 0;
    const real = search.searchRecipes;
    vi.spyOn(search, "searchRecipes").mockImplementation(async (...given) => {
      most = Math.max(most, ++running);
      return real(...given).finally(() => running--);
    });
    const answers = await Promise.all([send(many(find, 4)), send(many(find, 4))]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.map(({ result }) => result?.isError ?? false)).toEqual([false, false, false, false]);
    }
    expect(most).toBe(1);
  });

  it("leaves the line when its connection closes: nothing is looked up for it, and its budget is given back", async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const real = search.searchRecipes;
    const searched = vi.spyOn(search, "searchRecipes").mockImplementation(async (...given) => {
      await held;
      return real(...given);
    });
    const begun = searched.mock.calls.length;
    const first = send(find(1));
    await vi.waitFor(() => expect(searched.mock.calls.length).toBe(begun + 1));
    const { userId, clientId } = await db.oAuthGrant.findFirstOrThrow({ where: { client: { id: application.id } } });
    const left = () => leasedState("work_person", `${clientId} ${userId}`).remaining;
    const before = left();
    const connection = new AbortController();
    const options = { method: "POST", path: "/mcp", body: many(find, 3), token } as const;
    const headers = { accept: "application/json, text/event-stream" };
    const gone = callAssistant(new Request(buildRequest({ ...options, headers }), { signal: connection.signal }));
    await vi.waitFor(() => expect(left()).toBeLessThan(before));
    connection.abort();
    await gone;
    expect(left()).toBe(before);
    release();
    expect((await first).status).toBe(200);
    expect(searched.mock.calls.length).toBe(begun + 1);
  });

  it("is told which of its calls the budget did not cover", async () => {
    await send(many(find, 2));
    await db.rateLimit.updateMany({ where: { key: { startsWith: "work_person" } }, data: { points: 1_500_000 } });
    // What this process has already taken from the common budget covers six more searches.
    const { body } = await send(many(find, 8));
    const refused = body.filter(({ result }) => result?.isError).map(({ result }) => result?.content[0]?.text);
    expect(refused).toEqual(Array(2).fill(expect.stringContaining("Too many attempts")));
  });
});

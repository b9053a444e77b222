import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { PUT as change, DELETE as remove } from "@/app/api/household/people/[id]/route";
import { POST as add, GET as list } from "@/app/api/household/people/route";
import { POST as addEntry } from "@/app/api/meal-plan/entries/route";
import { GET as getPlan } from "@/app/api/meal-plan/route";
import type { TablePersonWire } from "@/lib/schemas/household";
import type { PlanWire } from "@/lib/schemas/meal-plan";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { analyseAndStore, createRecipeOf } from "../../factories/recipes";
import { call } from "../../support/request";

let person: SignedInPerson;
let other: SignedInPerson;
let peanut: string;
let onion: string;

const addPerson = (body: Record<string, unknown>, who = person) =>
  call<TablePersonWire>(add, { token: who.token, body: { name: "Ada", diets: [], limits: [], ...body } });
const listOf = async (who = person) => (await call<TablePersonWire[]>(list, { token: who.token })).body;
const slug = async (text: string) =>
  (await db.ingredient.findUniqueOrThrow({ where: { slug: text }, select: { id: true } })).id;

beforeEach(async () => {
  [person, other] = [await createSignedInPerson(), await createSignedInPerson()];
  [peanut, onion] = [await slug("peanut"), await slug("onion")];
});

describe("a person of the plan without an account", () => {
  it("has a name, diets, and limits with their severity, in the order in which they were given", async () => {
    const limits = [
      { ingredient_id: peanut, severity: "severe" },
      { ingredient_id: onion, severity: null },
    ];
    const { status, body } = await addPerson({ diets: ["vegetarian"], limits });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      name: "Ada",
      household_id: null,
      diets: ["vegetarian"],
      limits: [
        {
          ingredient_id: peanut,
          key: "peanut",
          name: expect.stringMatching(/peanut/i),
          severity: "severe",
          traces: true,
        },
        { ingredient_id: onion, key: "onion", name: expect.stringMatching(/onion/i), severity: null, traces: true },
      ],
    });
    expect(await listOf()).toEqual([body]);
    const options = { method: "PUT", token: person.token, params: { id: body.id } };
    const changed = { name: "Ada B.", diets: [], limits: [{ ingredient_id: peanut, severity: "allergy" }] };
    expect((await call<TablePersonWire>(change, { ...options, body: changed })).body).toMatchObject({
      name: "Ada B.",
      limits: [{ severity: "allergy" }],
    });
  });

  it("is limited by the slug of a food as by its id, once, and keeps whether traces matter", async () => {
    const { body } = await addPerson({ limits: [{ ingredient_id: "peanut", severity: "allergy", traces: false }] });
    expect(body.limits).toMatchObject([{ ingredient_id: peanut, key: "peanut", traces: false }]);
    expect(await listOf()).toEqual([body]);
    const twice = [
      { ingredient_id: "peanut", severity: "allergy" },
      { ingredient_id: peanut, severity: "severe" },
    ];
    expect((await addPerson({ limits: twice })).status).toBe(422);
    expect((await addPerson({ limits: [{ ingredient_id: "no_such_food", severity: "allergy" }] })).status).toBe(422);
    expect(await listOf()).toHaveLength(1);
  });

  it("is created once however often the request is sent, at most twelve of them", async () => {
    const id = randomUUID();
    await Promise.all([addPerson({ id }), addPerson({ id })]);
    expect(await listOf()).toHaveLength(1);
    for (let count = 1; count < 12; count++) await addPerson({});
    expect((await addPerson({})).status).toBe(409);
    expect((await addPerson({ id }, other)).status).toBe(404);
  });

  it.each([
    { name: "" },
    { diets: ["nut_free"] },
    { diets: ["vegan", "vegetarian"] },
    { limits: [{ ingredient_id: "0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f", severity: "allergy" }] },
    { limits: [{ ingredient_id: "0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f", severity: "deadly" }] },
  ])("is refused with %j, and nothing of it is stored", async (body) => {
    expect((await addPerson(body)).status).toBe(422);
    expect(await listOf()).toEqual([]);
  });

  it("belongs to one account: others cannot list, change or remove it", async () => {
    const { id } = (await addPerson({ limits: [{ ingredient_id: peanut, severity: "severe" }] })).body;
    expect(await listOf(other)).toEqual([]);
    const body = { name: "x", diets: [], limits: [] };
    expect((await call(change, { method: "PUT", token: other.token, params: { id }, body })).status).toBe(404);
    expect((await call(remove, { method: "DELETE", token: other.token, params: { id } })).status).toBe(404);
    expect((await listOf())[0]?.limits).toHaveLength(1);
  });
});

describe("the plan", () => {
  const tableOf = async (who: SignedInPerson, recipe: string) => {
    await call(addEntry, { token: who.token, body: { day: "2026-11-23", meal: "dinner", recipe_id: recipe } });
    const { body } = await call<PlanWire>(getPlan, { token: who.token, query: { week: "2026-W48" } });
    return body.recipes[0]?.table;
  };

  it("checks every recipe for everybody at the table, and names the person whose limit it breaks", async () => {
    const ada = (await addPerson({ limits: [{ ingredient_id: peanut, severity: "severe" }] })).body;
    const ben = (await addPerson({ name: "Ben", diets: ["vegetarian"] })).body;
    await addPerson({ name: "Cy" });
    const lines = ["200 g peanuts", "2 tbsp peanut butter", "1 carrot"];
    const satay = await createRecipeOf(person.id, lines, { title: "Satay", isPublic: true });
    await analyseAndStore([satay.id]);
    expect(await tableOf(person, satay.id)).toEqual([
      { person_id: ada.id, name: "Ada", state: "conflict", because: [expect.stringMatching(/peanut/i)] },
      { person_id: ben.id, name: "Ben", state: expect.stringMatching(/^(match|check_label)$/), because: [] },
    ]);
    expect(await tableOf(other, satay.id)).toEqual([]);
  });

  it("who is not harmed by traces eats what may contain them; any other is told", async () => {
    const soup = await createRecipeOf(person.id, ["1 carrot (may contain traces of peanut)"], { title: "Soup" });
    await analyseAndStore([soup.id]);
    const statesOf = async () => (await tableOf(person, soup.id))?.map(({ state }) => state);
    const { body } = await addPerson({ limits: [{ ingredient_id: "peanut", severity: "allergy", traces: false }] });
    const unharmed = await statesOf();
    const limits = [{ ingredient_id: "peanut", severity: "allergy" }];
    await call(change, {
      method: "PUT",
      token: person.token,
      params: { id: body.id },
      body: { name: "Ada", diets: [], limits },
    });
    expect(await statesOf()).toEqual(["may_contain"]);
    expect(unharmed).not.toEqual(["may_contain"]);
  });

  it("never shows an unknown as a fit", async () => {
    await addPerson({ limits: [{ ingredient_id: peanut, severity: "severe" }] });
    const odd = await createRecipeOf(person.id, ["200 g zorblax", "1 carrot"], { title: "Odd" });
    expect(await tableOf(person, odd.id)).toMatchObject([{ state: "unknown" }]);
  });
});

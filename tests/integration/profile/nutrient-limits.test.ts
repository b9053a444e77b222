import { beforeEach, describe, expect, it } from "vitest";
import { GET as getRecipe } from "@/app/api/recipes/[id]/route";
import { POST as createRecipe } from "@/app/api/recipes/route";
import { GET as getPreferencesOf } from "@/app/user/my-preferences/route";
import { DELETE as remove, PUT as set } from "@/app/user/nutrient-limits/[nutrient]/route";
import { GET as list } from "@/app/user/nutrient-limits/route";
import { toIdCardProfile } from "@/lib/id-card/id-card";
import type { NutrientLimitWire, PreferencesWire, SetNutrientLimitBody } from "@/lib/schemas/profile";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { onlyRows } from "@/lib/sharing/shared-rows";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { statusesAtOnce } from "../../support/at-once";
import { call } from "../../support/request";

let person: SignedInPerson;
beforeEach(async () => {
  person = await createSignedInPerson();
});

async function choose(name: string): Promise<void> {
  const concern = await db.healthConcern.findUniqueOrThrow({ where: { name }, select: { id: true } });
  await db.userHealthConcern.create({
    data: { userId: person.id, healthConcernId: concern.id, slot: 1, createdAt: now() },
  });
}
const put = (nutrient: string, body: unknown, token = person.token) =>
  call<PreferencesWire>(set, { method: "PUT", token, params: { nutrient }, body });
const limits = async () => (await call<NutrientLimitWire[]>(list, { token: person.token })).body;
const perDay = (amount: number): SetNutrientLimitBody => ({ amount, per: "day" });

describe("GET /user/nutrient-limits", () => {
  it("is empty without a health concern, and refuses visitors", async () => {
    expect(await limits()).toEqual([]);
    expect((await call(list)).status).toBe(401);
  });

  it("names each limit of the chosen concerns with its source", async () => {
    await choose("high_blood_pressure");
    expect(await limits()).toEqual([
      {
        nutrient: "sodium",
        label: "Sodium",
        unit: "g",
        concerns: ["high_blood_pressure"],
        usual: { amount: 0.6, source: expect.stringContaining("Food and Drug Administration") },
        own: null,
        per_meal: 0.6,
      },
    ]);
  });

  it("keeps a doctor's limit for a concern that is chosen again, and marks it as waiting", async () => {
    await put("potassium", { amount: 1, per: "meal" });
    expect(await limits()).toMatchObject([{ nutrient: "potassium", concerns: [], own: { amount: 1, per: "meal" } }]);
  });
});

describe("PUT and DELETE /user/nutrient-limits/{nutrient}", () => {
  it("sets a doctor's limit, a day's amount for three meals, and removes it", async () => {
    await choose("high_blood_pressure");
    const { status, body } = await put("sodium", perDay(1.5));
    expect(status).toBe(200);
    expect(body.nutrientLimits).toEqual([{ nutrient: "sodium", label: "Sodium", unit: "g", amount: 1.5, per: "day" }]);
    expect(await limits()).toMatchObject([{ own: { amount: 1.5, per: "day" }, per_meal: 0.5 }]);
    await put("sodium", { amount: 0.4, per: "meal" });
    expect(await limits()).toMatchObject([{ own: { amount: 0.4, per: "meal" }, per_meal: 0.4 }]);
    const afterRemoval = await call<PreferencesWire>(remove, {
      method: "DELETE",
      token: person.token,
      params: { nutrient: "sodium" },
    });
    expect(afterRemoval).toMatchObject({ status: 200 });
    expect(afterRemoval.body).not.toHaveProperty("nutrientLimits");
    expect(await limits()).toMatchObject([{ own: null, per_meal: 0.6 }]);
  });

  it("answers 404 for a nutrient without a limit, 422 for an invalid amount, 401 to a visitor", async () => {
    expect((await put("gluten", perDay(1))).status).toBe(404);
    expect((await put("love", perDay(1))).status).toBe(404);
    for (const amount of [0, -1, 0.0001, 1e9, "2"]) {
      const { status, body } = await put("sodium", { amount, per: "day" });
      expect([amount, status]).toEqual([amount, 422]);
      expect(body).toMatchObject({ detail: [{ loc: ["body", "amount"] }] });
    }
    expect((await put("sodium", { amount: 1, per: "week" })).status).toBe(422);
    expect((await call(set, { method: "PUT", params: { nutrient: "sodium" }, body: perDay(1) })).status).toBe(401);
  });

  it("stores one limit when two arrive at once", async () => {
    const statuses = await statusesAtOnce(4, (place) => put("sodium", perDay(place + 1)));
    expect(statuses).toEqual({ 200: 4 });
    expect(await db.nutrientLimit.count({ where: { userId: person.id } })).toBe(1);
  });
});

describe("a limit set by a doctor", () => {
  it("decides the advice on a serving, which says so", async () => {
    await choose("high_blood_pressure");
    const created = await call<{ id: string }>(createRecipe, {
      token: person.token,
      body: {
        title: "Salted potatoes",
        servings: 4,
        ingredients: [
          { name: "salt", quantity: "4", unit: "g" },
          { name: "potatoes", quantity: "500", unit: "g" },
        ],
        instructions: [{ text: "Boil." }],
      },
    });
    expect(created.status).toBe(201);
    const findings = async () => {
      const { body } = await call<RecipeDetailWire>(getRecipe, {
        params: { id: created.body.id },
        token: person.token,
      });
      return body.judgement?.findings;
    };
    expect(await findings()).toEqual([]);
    await put("sodium", perDay(0.9));
    expect(await findings()).toMatchObject([
      {
        nutrient: "sodium",
        limit: 0.3,
        source: "what your doctor said: 0.9 g a day, a third of a day's amount for three meals",
      },
    ]);
  }, 60_000); // The first judgement loads the knowledge base.

  it("is on the card in the row of health, and is shared only where health is shared", async () => {
    await choose("high_blood_pressure");
    await put("sodium", perDay(2));
    const { body } = await call<PreferencesWire>(getPreferencesOf, { token: person.token });
    const owner = { id: person.id, email: person.email, first_name: null, last_name: null };
    expect(toIdCardProfile(owner, body).limits).toEqual(["Sodium: at most 2 g a day"]);
    expect(onlyRows(body, ["health"]).nutrientLimits).toHaveLength(1);
    const without = onlyRows(body, ["allergies", "diet", "avoids", "likes", "favorites"]);
    expect(JSON.stringify(without)).not.toContain("odium");
    expect(toIdCardProfile(owner, without)).not.toHaveProperty("limits");
  });
});

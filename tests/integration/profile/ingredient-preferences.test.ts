import { beforeEach, describe, expect, it } from "vitest";
import { DELETE as remove } from "@/app/user/ingredient-preferences/[id]/route";
import { POST as set } from "@/app/user/ingredient-preferences/route";
import { GET as getPreferences } from "@/app/user/my-preferences/route";
import { PREFERENCE_TYPES } from "@/lib/dietary/preference-kinds";
import type { IngredientPreferenceWire, PreferencesWire } from "@/lib/schemas/profile";
import { db } from "@/server/db/client";
import { createIngredient } from "../../factories/food";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { statusesAtOnce } from "../../support/at-once";
import { call } from "../../support/request";

let person: SignedInPerson;
beforeEach(async () => {
  person = await createSignedInPerson();
});

const setType = (ingredientId: string, type: string) =>
  call<IngredientPreferenceWire>(set, {
    token: person.token,
    body: { ingredient_normalization_id: ingredientId, preference_type: type },
  });

describe("POST /user/ingredient-preferences", () => {
  it.each(PREFERENCE_TYPES)("records %s and returns the record", async (type) => {
    const ingredient = await createIngredient("Dragon fruit leather");
    const answer = await setType(ingredient.id, type);
    expect(answer.status).toBe(200);
    const row = await db.ingredientPreference.findFirstOrThrow({ where: { userId: person.id } });
    const weight = type === "allergy" ? { severity: "allergy", traces: true } : {};
    expect(answer.body).toEqual({
      id: row.id,
      ingredient_id: ingredient.id,
      preference_type: type,
      ingredient,
      ...weight,
    });
    expect(row.preferenceType).toBe(type);
  });

  it("changes the type of the existing one instead of adding a second", async () => {
    const ingredient = await createIngredient();
    const first = await setType(ingredient.id, "like");
    const second = await setType(ingredient.id, "allergy");
    expect(second.body).toEqual({ ...first.body, preference_type: "allergy", severity: "allergy", traces: true });
    expect(await db.ingredientPreference.count()).toBe(1);
  });

  it("has no limit in number: five allergies are five", async () => {
    for (let index = 0; index < 5; index++) await setType((await createIngredient()).id, "allergy");
    const { body } = await call<PreferencesWire>(getPreferences, { token: person.token });
    expect(body.ingredientPreferences.map(({ preference_type }) => preference_type)).toEqual(Array(5).fill("allergy"));
  });

  it("refuses an unknown ingredient and an invalid type (422)", async () => {
    expect(await setType("0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f", "avoid")).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "ingredient_normalization_id"], msg: "Unknown ingredient" }] },
    });
    const { id } = await createIngredient();
    for (const type of ["hate", "ALLERGY", ""]) {
      expect(await setType(id, type)).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ["body", "preference_type"] }] },
      });
    }
    expect(await db.ingredientPreference.count()).toBe(0);
  });

  it("stores one row for twenty simultaneous requests for one ingredient", async () => {
    const { id } = await createIngredient();
    const statuses = await statusesAtOnce(20, (index) => setType(id, PREFERENCE_TYPES[index % 6] ?? "like"));
    expect(statuses).toEqual({ 200: 20 });
    expect(await db.ingredientPreference.count({ where: { userId: person.id } })).toBe(1);
  });
});

describe("DELETE /user/ingredient-preferences/{id}", () => {
  it("removes one; the second time it is absent (404)", async () => {
    const { body } = await setType((await createIngredient()).id, "avoid");
    const request = { method: "DELETE", params: { id: body.id }, token: person.token };
    expect(await call(remove, request)).toMatchObject({ status: 204, body: null });
    expect(await db.ingredientPreference.count()).toBe(0);
    expect(await call(remove, request)).toMatchObject({
      status: 404,
      body: { detail: "Ingredient preference not found" },
    });
  });
});

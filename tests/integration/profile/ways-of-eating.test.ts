import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PUT as setAllergy } from "@/app/user/allergies/[key]/route";
import { POST as setDiets } from "@/app/user/my-preferences-array/route";
import { DELETE as removeWay, PUT as setWay } from "@/app/user/ways-of-eating/[key]/route";
import { MORE_WAY_KEYS, type MoreWayKey } from "@/lib/dietary/more-ways";
import { toIdCardProfile } from "@/lib/id-card/id-card";
import { keyOf } from "@/lib/profile/allergies";
import { waysOf } from "@/lib/profile/way-changes";
import type { PreferencesWire } from "@/lib/schemas/profile";
import { onlyRows } from "@/lib/sharing/shared-rows";
import { getPreferences } from "@/server/profile/get-preferences";
import { listDietarySettings } from "@/server/profile/list-dietary-settings";
import { searchIngredients } from "@/server/profile/search-ingredients";
import { createSignedInPerson } from "../../factories/people";
import { call } from "../../support/request";

const put = (key: string, token?: string) =>
  call<PreferencesWire>(setWay, { params: { key }, ...(token ? { token } : {}), body: {} });

describe("PUT and DELETE /user/ways-of-eating/{key}", () => {
  it("records a way of eating as an avoided food with a name, shown as a diet on the card", async () => {
    const { id, token } = await createSignedInPerson();
    const { status, body } = await put("not-halal", token);
    expect(status).toBe(200);
    expect(body.ingredientPreferences).toMatchObject([
      { key: "not-halal", preference_type: "avoid", ingredient: { name: "Food that is not halal" } },
    ]);
    const card = toIdCardProfile({ id, email: "a@b.example", first_name: null, last_name: null }, body);
    expect([card.diets, card.avoids]).toEqual([["Halal"], []]);
    expect(onlyRows(body, ["avoids"]).ingredientPreferences).toEqual([]);
    expect(onlyRows(body, ["diet"]).ingredientPreferences).toHaveLength(1);
    expect(await listDietarySettings(id, { withIngredients: false })).toEqual([
      { type: "ingredient", key: "not-halal", preference: "avoid" },
    ]);
    expect((await put("not-halal", token)).body.ingredientPreferences).toHaveLength(1);
    const afterRemoval = await call<PreferencesWire>(removeWay, { params: { key: "not-halal" }, token });
    expect(afterRemoval.body.ingredientPreferences).toEqual([]);
  });

  it("refuse any other key (404), and visitors (401)", async () => {
    const { token } = await createSignedInPerson();
    expect((await put("pork", token)).status).toBe(404);
    expect((await put("not-halal")).status).toBe(401);
  });

  it("are not among the foods that people search for", async () => {
    const found = await searchIngredients("food that is not halal", 20);
    expect(found.map(({ key }) => key)).not.toContain("not-halal");
  });

  it("lose no way of eating and no allergy, in whatever order diets, ways and allergies are chosen", async () => {
    const diets = [["vegan"], ["vegetarian", "gluten_free"], ["pescatarian"], []] as const;
    const step = fc.oneof(
      fc.constantFrom(...MORE_WAY_KEYS).map((way) => ({ way })),
      fc.constantFrom("fish", "nut", "dairy").map((allergy) => ({ allergy })),
      fc.constantFrom(...diets).map((list) => ({ diets: list })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        const { id, token } = await createSignedInPerson();
        const [ways, allergies] = [new Set<MoreWayKey>(), new Set<string>()];
        for (const each of steps) {
          if ("way" in each) ways.add(each.way);
          if ("way" in each) await put(each.way, token);
          else if ("allergy" in each) {
            allergies.add(each.allergy);
            await call(setAllergy, { params: { key: each.allergy }, token, body: {} });
          } else await call(setDiets, { token, body: { dietary: each.diets, keep_allergies: true } });
        }
        const { ingredientPreferences } = await getPreferences(id);
        expect(new Set(waysOf(ingredientPreferences))).toEqual(ways);
        const kept = ingredientPreferences.filter((one) => one.preference_type === "allergy").map(keyOf);
        expect(kept).toEqual(expect.arrayContaining([...allergies]));
      }),
      { numRuns: 8 },
    );
  });
});

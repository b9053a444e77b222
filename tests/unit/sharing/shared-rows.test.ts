import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIET_KEYS, isFreeFrom } from "@/lib/dietary/diets";
import { isSafetyRelevant, PREFERENCE_TYPES } from "@/lib/dietary/preference-kinds";
import { toIdCardProfile } from "@/lib/id-card/id-card";
import type { PreferencesWire } from "@/lib/schemas/profile";
import { onlyRows } from "@/lib/sharing/shared-rows";
import { SHARE_ROWS, type ShareRow } from "@/lib/sight/share-rows";

const user = {
  id: "7f3a91c2-0000-4000-8000-000000000000",
  email: "mira@post.example",
  first_name: null,
  last_name: null,
};

const preferences = fc.record({
  dietary: fc.uniqueArray(fc.constantFrom(...DIET_KEYS), { maxLength: 3 }),
  healthConcerns: fc.array(
    fc.constantFrom("anemia", "ibs").map((name) => ({
      id: name,
      health_concern_id: name,
      is_active: true,
      notes: "a private note",
      health_concern: { id: name, name },
    })),
    { maxLength: 3 },
  ),
  ingredientPreferences: fc.array(
    fc.tuple(fc.constantFrom(...PREFERENCE_TYPES), fc.nat(50)).map(([preference_type, n]) => ({
      id: `${n}`,
      ingredient_id: `${n}`,
      preference_type,
      ingredient: { id: `${n}`, name: `food ${n}` },
    })),
  ),
  favorites: fc.array(
    fc
      .nat(5)
      .map((n) => ({ id: `${n}`, item_id: `${n}`, item: { id: `${n}`, name: `dish ${n}`, type: "food" as const } })),
  ),
}) satisfies fc.Arbitrary<PreferencesWire>;

const FIELD = {
  allergies: "allergies",
  diet: "diets",
  health: "health",
  avoids: "avoids",
  likes: "likes",
  favorites: "favorites",
} as const satisfies Record<ShareRow, string>;

describe("the rows of a share link", () => {
  it("a row that was not chosen is empty", () => {
    fc.assert(
      fc.property(preferences, fc.subarray([...SHARE_ROWS], { minLength: 1 }), (held, rows) => {
        const profile = toIdCardProfile(user, onlyRows(held, rows));
        for (const row of SHARE_ROWS) if (!rows.includes(row)) expect(profile[FIELD[row]]).toEqual([]);
      }),
    );
  });

  it("allergies and intolerances appear only in the row of allergies, however they were recorded", () => {
    fc.assert(
      fc.property(preferences, (held) => {
        const whole = toIdCardProfile(user, held);
        const shared = toIdCardProfile(user, onlyRows(held, ["allergies"]));
        expect(shared.allergies).toEqual(whole.allergies);
        const freeFrom = held.dietary.filter(isFreeFrom).length;
        const named = new Set(
          held.ingredientPreferences.flatMap((p) => (isSafetyRelevant(p.preference_type) ? p.ingredient_id : [])),
        );
        expect(shared.allergies).toHaveLength(freeFrom + named.size);
      }),
    );
  });

  it("all rows together are the whole card, without the private notes", () => {
    fc.assert(
      fc.property(preferences, (held) => {
        const all = onlyRows(held, SHARE_ROWS);
        expect(toIdCardProfile(user, all)).toEqual(toIdCardProfile(user, held));
        expect(JSON.stringify(all)).not.toContain("a private note");
      }),
    );
  });
});

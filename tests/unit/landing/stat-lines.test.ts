import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toStatLines } from "@/app/(site)/(diner)/_components/stat-lines";
import { platformStatsWire } from "@/lib/schemas/analytics";

const CATEGORIES = platformStatsWire.shape.dietary_preferences.keyof().options;
const counts = fc.record(
  Object.fromEntries(CATEGORIES.map((category) => [category, fc.nat()])) as Record<
    (typeof CATEGORIES)[number],
    fc.Arbitrary<number>
  >,
);

describe("the lines of the community stats", () => {
  it("start with no diet, end with allergies, and contain every category once", () => {
    fc.assert(
      fc.property(counts, (dietary_preferences) => {
        const lines = toStatLines({ total_users: 0, dietary_preferences });
        expect(lines[0]?.category).toBe("users_with_no_diet");
        expect(lines.at(-1)?.category).toBe("users_with_allergies");
        expect(lines.map(({ category }) => category).sort()).toEqual([...CATEGORIES].sort());
      }),
    );
  });

  it("order the diets by frequency, however many people have none or an allergy", () => {
    fc.assert(
      fc.property(counts, (dietary_preferences) => {
        const diets = toStatLines({ total_users: 0, dietary_preferences }).slice(1, -1);
        for (const [i, { category, count }] of diets.entries()) {
          expect(count).toBe(dietary_preferences[category]);
          expect(count).toBeGreaterThanOrEqual(diets[i + 1]?.count ?? 0);
        }
      }),
    );
  });
});

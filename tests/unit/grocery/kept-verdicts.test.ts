import { describe, expect, it } from "vitest";
import { coversAll, judgedTexts, verdictsFor } from "@/components/offline/verdicts";
import { withChanges } from "@/components/offline/with-changes";
import type { GroceryItemWire, GroceryJudgementWire } from "@/lib/schemas/grocery";

const BARS = "09521234543213";
const line = (id: string, over: Partial<GroceryItemWire> = {}): GroceryItemWire => ({
  ...{ id, name: "Oat bars", note: null, is_checked: false, is_manual: true, aisle: "Other", sources: [] },
  ...{ quantity_value: null, quantity_unit: null, quantity_text: "", own_exact: null, own_unit: null },
  ...{ checked_changed_at: "2026-01-01T00:00:00.000Z", revived_at: null },
  ...over,
});
const judgement = {
  ...{ kind: "match", settings: [], voices: { alarm: null, mismatch: null, advice: null }, findings: [] },
  ...{ fit: { state: "match", reason: null, labels: [], advice: [], adaptable: null } },
  ...{ engine_version: "1", disclaimer: "", substitutes: [], list_updated_at: "2026-01-01T00:00:00.000Z" },
  ingredients: [{ id: "bars", kind: "match", tags: [] }],
  products: [{ id: "bars", gtin: BARS, people: [{ person_id: "me", name: null, state: "match" }], doubts: [] }],
} satisfies GroceryJudgementWire;

describe("the verdict on a product that a device keeps", () => {
  const bars = line("bars", { gtin: BARS });
  const kept = { judgement, words: judgedTexts([bars]) };

  it("stays with the line as long as it is that packet", () => {
    expect(coversAll(kept, [bars])).toBe(true);
    expect(verdictsFor(kept, [bars]).products).toEqual(judgement.products);
  });

  it.each([
    ["any food of that name", line("bars")],
    ["another packet", line("bars", { gtin: "04006381333931" })],
  ])("is none of %s", (_what, other) => {
    expect(coversAll(kept, [other])).toBe(false);
    expect(verdictsFor(kept, [other])).toMatchObject({ ingredients: [], products: [] });
  });

  it("is dropped at once when the person gives the line another name, also without a network", () => {
    const change = { type: "edit", item_id: "bars", name: "Milk bars", at: "2026-01-02T00:00:00.000Z" } as const;
    const { items } = withChanges({ items: [bars], recipes: [] }, [{ id: "1", order: 1, change }]);
    expect(items[0]).toMatchObject({ name: "Milk bars" });
    expect(items[0]).not.toHaveProperty("gtin");
    expect(verdictsFor(kept, items).products).toEqual([]);
  });

  it("is asked for anew for a packet that waits to be sent", () => {
    const item = { id: "new", name: "Oat bars", gtin: BARS };
    const change = { type: "add", item, at: "2026-01-02T00:00:00.000Z" } as const;
    const { items } = withChanges({ items: [], recipes: [] }, [{ id: "1", order: 1, change }]);
    expect(items).toMatchObject([{ id: "new", name: "Oat bars", gtin: BARS }]);
    expect(coversAll(kept, items)).toBe(false);
  });
});

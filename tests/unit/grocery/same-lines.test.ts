import { expect, it } from "vitest";
import { sameLines } from "@/app/(site)/(recipes)/grocery-list/_components/device/same-lines";
import type { GroceryItemWire, GroceryListWire } from "@/lib/schemas/grocery";

const line = (id: string, is_checked = false): GroceryItemWire => ({
  id,
  name: id,
  quantity_value: null,
  quantity_unit: null,
  quantity_text: "",
  note: null,
  is_checked,
  checked_changed_at: "2026-01-01T00:00:00.000Z",
  revived_at: null,
  is_manual: true,
  aisle: "Other",
  own_exact: null,
  own_unit: null,
  sources: [],
});
const list = (...items: GroceryItemWire[]): GroceryListWire => ({
  id: "list",
  name: "Week",
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-01T00:00:00.000Z",
  items,
  recipes: [],
});

it("the newer list is shown with the unchanged line objects of the older one", () => {
  const older = list(line("bread"), line("milk"), line("tea"));
  const newer = { ...list(line("milk", true), line("bread"), line("jam")), name: "Month" };
  const shown = sameLines(older, newer);
  expect(shown).toEqual(newer);
  expect(shown.items[1]).toBe(older.items[0]);
  expect(shown.items[0]).toBe(newer.items[0]);
});

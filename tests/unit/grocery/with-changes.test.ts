import { describe, expect, it } from "vitest";
import { type WaitingChange, withChanges } from "@/components/offline/with-changes";
import type { GroceryChange, GroceryItemWire } from "@/lib/schemas/grocery";

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 10, 0, second)).toISOString();

const line = (id: string, over: Partial<GroceryItemWire> = {}): GroceryItemWire => ({
  id,
  name: id,
  quantity_value: null,
  quantity_unit: null,
  quantity_text: "",
  note: null,
  is_checked: false,
  checked_changed_at: at(10),
  revived_at: null,
  is_manual: true,
  aisle: "Bakery",
  own_exact: null,
  own_unit: null,
  sources: [],
  ...over,
});

const waiting = (...changes: (GroceryChange & { line?: GroceryItemWire })[]): WaitingChange[] =>
  changes.map(({ line: shown, ...change }, order) => ({
    id: String(order),
    order,
    change: change as GroceryChange,
    ...(shown ? { line: shown } : {}),
  }));

const shown = (items: readonly GroceryItemWire[], ...changes: Parameters<typeof waiting>) =>
  withChanges({ items, recipes: [] }, waiting(...changes)).items.map((item) => [item.id, item.is_checked]);

describe("what a device shows while changes wait", () => {
  it.each<[string, GroceryItemWire[], Parameters<typeof waiting>, unknown]>([
    [
      "a tick shows at once",
      [line("a")],
      [{ type: "check", item_id: "a", is_checked: true, at: at(11) }],
      [["a", true]],
    ],
    [
      "an older tick does not undo a newer one",
      [line("a", { is_checked: true })],
      [{ type: "check", item_id: "a", is_checked: false, at: at(9) }],
      [["a", true]],
    ],
    [
      "of two ticks at the same moment, the one that says bought wins",
      [line("a", { is_checked: true })],
      [{ type: "check", item_id: "a", is_checked: false, at: at(10) }],
      [["a", true]],
    ],
    [
      "a deleted line disappears",
      [line("a"), line("b")],
      [{ type: "delete", item_id: "a", at: at(11) }],
      [["b", false]],
    ],
    [
      "an untick brings a deleted line back",
      [line("a", { is_checked: true })],
      [
        { type: "delete", item_id: "a", at: at(11) },
        { type: "check", item_id: "a", is_checked: false, at: at(12) },
      ],
      [["a", false]],
    ],
    [
      "clearing removes a line with the tick that was seen, not one that was ticked anew later",
      [
        line("a", { is_checked: true }),
        line("b", { is_checked: true, checked_changed_at: at(20), revived_at: at(15) }),
      ],
      [
        { type: "clear", item_id: "a", ticked_at: at(10) },
        { type: "clear", item_id: "b", ticked_at: at(10) },
      ],
      [["b", true]],
    ],
    [
      "a restored line that the server has already deleted comes back as it was",
      [],
      [{ type: "restore", item_id: "a", at: at(12), line: line("a", { is_checked: true }) }],
      [["a", true]],
    ],
    [
      "an added line can be ticked, and adding it again adds nothing",
      [line("a")],
      [
        { type: "add", item: { id: "n", name: "tea" }, at: at(11) },
        { type: "check", item_id: "n", is_checked: true, at: at(12) },
        { type: "add", item: { id: "n", name: "tea" }, at: at(11) },
        { type: "add", item: { id: "a", name: "again" }, at: at(11) },
      ],
      [
        ["a", false],
        ["n", true],
      ],
    ],
    [
      "a change of an unknown line changes nothing",
      [line("a")],
      [{ type: "delete", item_id: "x", at: at(11) }],
      [["a", false]],
    ],
    ["a restored recipe appears only once the server sends it", [], [{ type: "restore_recipe", adding_id: "r" }], []],
  ])("%s", (_title, items, changes, expected) => {
    expect(shown(items, ...changes)).toEqual(expected);
  });

  it("shows an added line as it was written", () => {
    const item = { id: "n", name: "milk", quantity_value: "1 1/2", quantity_unit: "l" };
    const [added] = withChanges({ items: [], recipes: [] }, waiting({ type: "add", item, at: at(1) })).items;
    expect(added).toMatchObject({ name: "milk", quantity_text: "1.5 l", is_manual: true, is_checked: false });
  });

  it("does not modify its input", () => {
    const items = [line("a")];
    withChanges({ items, recipes: [] }, waiting({ type: "check", item_id: "a", is_checked: true, at: at(11) }));
    expect(items).toEqual([line("a")]);
  });
});

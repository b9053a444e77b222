import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seenAt, type WaitingChange, withChanges } from "@/components/offline/with-changes";
import { MAX_LIST_LINES } from "@/lib/grocery/limits";
import { isLineAlive } from "@/lib/grocery/list-state";
import { type Merging, mergeChanges, NO_LIMITS } from "@/lib/grocery/merge-changes";
import { fraction } from "@/lib/quantity/fraction";
import { lineTotal, NO_AMOUNT } from "@/lib/quantity/line-total";
import type { GroceryChange, GroceryItemWire } from "@/lib/schemas/grocery";
import { at, BREAD, change, freshState, mergeAll, NOW, SHARES, toWire } from "./generated-changes";

/** The changes of three devices in the order in which a network may deliver them, some of them twice. */
const arrivals = fc
  .tuple(fc.array(change, { maxLength: 14 }), fc.array(fc.nat(), { maxLength: 5 }))
  .chain(([changes, again]) => {
    const all = [...changes, ...again.flatMap((place) => changes[place % Math.max(1, changes.length)] ?? [])];
    return fc.tuple(fc.constant(changes), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }));
  });

describe("changes made by several devices", () => {
  it("lead to one list, in whatever order they arrive and however often", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(arrivals, ([changes, arrived]) => {
        expect(mergeAll(arrived)).toEqual(mergeAll(changes));
      }),
      { numRuns: 4000 },
    );
  });

  it("never lose the latest tick, and restore nothing that nobody restored later", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(arrivals, ([changes, arrived]) => {
        const state = mergeAll(arrived);
        for (const [id, line] of state.lines) {
          const of = changes.filter((each) => "item_id" in each && each.item_id === id);
          const ticks = of.flatMap((each) => (each.type === "check" ? [each] : []));
          const latest = ticks
            .map((tick) => tick.at)
            .sort()
            .at(-1);
          const bought = ticks.some((tick) => tick.at === latest && tick.is_checked);
          const grew = changes.some((each) => each.type === "servings" && latest !== undefined && each.at >= latest);
          if (bought && !grew) expect(line.isChecked).toBe(true);
          const deleted = of.some((each) => each.type === "delete" || each.type === "clear");
          const wanted = of.some((each) => each.type === "restore" || (each.type === "check" && !each.is_checked));
          if (deleted && !wanted) expect(isLineAlive(line)).toBe(false);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("keep what two people changed in different fields of one line", () => {
    const state = mergeAll([
      { type: "edit", item_id: "milk", at: at(9), note: "oat" },
      { type: "edit", item_id: "milk", at: at(5), name: "oat milk", aisle: "Drinks" },
      { type: "check", item_id: "milk", is_checked: true, at: at(7) },
    ]);
    expect(state.lines.get("milk")).toMatchObject({ name: "oat milk", note: "oat", aisle: "Drinks", isChecked: true });
  });

  it("keep the code of a packet until somebody gives the line another name, whatever came first", () => {
    const edit = (second: number, fields: object): GroceryChange => ({
      ...{ type: "edit", item_id: "bread", at: at(second) },
      ...fields,
    });
    const [noted, named, namedBack] = [
      edit(3, { note: "two" }),
      edit(2, { name: "rolls" }),
      edit(4, { name: "bread" }),
    ];
    const breadOf = (...changes: GroceryChange[]) => mergeAll(changes).lines.get("bread");
    expect(breadOf(noted)).toMatchObject({ name: "bread", gtin: BREAD });
    for (const changes of [
      [named, noted],
      [noted, named],
    ])
      expect(breadOf(...changes)).toMatchObject({ name: "rolls", gtin: null, note: "two" });
    for (const changes of [
      [named, namedBack],
      [namedBack, named],
    ])
      expect(breadOf(...changes)).toMatchObject({ name: "bread", gtin: null });
  });

  it("store an edited amount as a difference from the recipes that its device saw, so other devices' changes to recipes stay", () => {
    const wants500: GroceryChange = {
      type: "edit",
      item_id: "flour",
      at: at(5),
      amount: { value: "500", unit: "g", recipes: { value: "250/1", unit: "g" } },
    };
    const doubled: GroceryChange = { type: "servings", adding_id: "soup", at: at(4), servings: 8, from: 4 };
    for (const order of [
      [wants500, doubled],
      [doubled, wants500],
    ]) {
      const flour = mergeAll(order).lines.get("flour");
      expect(flour?.own).toEqual({ value: fraction(250), unit: "g" });
    }
  });

  it("refuse an amount whose unit cannot be added to the recipes' shares, whatever the device says of them", () => {
    const state = freshState();
    for (const recipes of [{ value: "250/1", unit: "g" }, { value: "1/1", unit: "cup" }, null]) {
      const amount = { value: "2", unit: "cup", recipes };
      const edit: GroceryChange = { type: "edit", item_id: "flour", at: at(3), amount };
      const strictly = { ...NO_LIMITS, now: NOW, isForgiving: false };
      expect(() => mergeChanges(state, [edit], strictly)).toThrow("otherUnitThanRecipes");
      expect(mergeChanges(state, [edit], { ...strictly, isForgiving: true })).toEqual([0]);
      expect(state).toEqual(freshState());
    }
  });

  it("untick a line that grew, even if an earlier tick arrives later", () => {
    const tick: GroceryChange = { type: "check", item_id: "flour", is_checked: true, at: at(3) };
    const more: GroceryChange = { type: "servings", adding_id: "soup", at: at(6), servings: 8, from: 4 };
    for (const order of [
      [tick, more],
      [more, tick],
    ]) {
      expect(mergeAll(order).lines.get("flour")?.isChecked).toBe(false);
    }
  });

  it("add no line beyond the limit, none with another line's id, and none older than deleted lines are remembered", () => {
    const add = (id: string): GroceryChange => ({ type: "add", item: { id, name: id }, at: at(5) });
    const into = (over: Partial<Merging>) => {
      const state = freshState();
      const skipped = mergeChanges(state, [add("a"), add("a"), add("b")], { ...NO_LIMITS, now: NOW, ...over });
      return [skipped, [...state.lines.keys()].filter((id) => id.length === 1)];
    };
    expect(into({})).toEqual([[], ["a", "b"]]);
    expect(into({ rows: MAX_LIST_LINES - 1 })).toEqual([[2], ["a"]]);
    expect(into({ taken: new Set(["a"]) })).toEqual([[0, 1], ["b"]]);
    expect(into({ oldest: Date.parse(at(6)) })).toEqual([[0, 1, 2], []]);
  });

  it("cannot outrun the clock", () => {
    const state = mergeAll([{ type: "edit", item_id: "milk", at: "2099-01-01T00:00:00.000Z", name: "late" }]);
    expect(state.lines.get("milk")?.nameAt).toBe(NOW);
  });
});

/**
 * A device's times only increase; it clears only what it has seen ticked at that time, and restores only what it has
 * shown.
 */
function historyOf(fresh: ReturnType<typeof toWire>, changes: readonly GroceryChange[]): WaitingChange[] {
  const waiting: WaitingChange[] = [];
  for (const [order, each] of changes.entries()) {
    const lineIn = (items: readonly GroceryItemWire[]) =>
      "item_id" in each ? items.find(({ id }) => id === each.item_id) : undefined;
    const seen = lineIn(withChanges(fresh, waiting).items);
    const line = lineIn(fresh.items);
    const change = (
      each.type === "clear"
        ? { ...each, ticked_at: seen ? seenAt(seen) : at(30 + order) }
        : { ...each, at: at(30 + order) }
    ) as GroceryChange;
    if (each.type === "clear" && !seen) continue;
    waiting.push({ id: String(order), order, change, ...(each.type === "restore" && line ? { line } : {}) });
  }
  return waiting;
}

describe("a device without a network", () => {
  it("shows what the server will answer, whatever the person did", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 14 }), (changes) => {
        const fresh = toWire(freshState());
        const waiting = historyOf(fresh, changes);
        const byId = <T extends { id: string }>(list: readonly T[]) =>
          [...list].sort((a, b) => a.id.localeCompare(b.id)).map(({ ...each }) => each);
        const [shown, said] = [withChanges(fresh, waiting), toWire(mergeAll(waiting.map((each) => each.change)))];
        expect(byId(shown.recipes)).toEqual(byId(said.recipes));
        expect(byId(shown.items)).toEqual(byId(said.items));
      }),
      { numRuns: 3000 },
    );
  });

  it("adds in exact arithmetic: a third, a sixth and a half of a cup are one cup", () => {
    const [milk] = toWire(freshState()).items;
    expect(milk && lineTotal({ isManual: false, own: NO_AMOUNT, shares: SHARES.slice(0, 2) })).toEqual({
      value: fraction(1, 2),
      unit: "cup",
    });
    const edited = withChanges(toWire(freshState()), [
      {
        id: "1",
        order: 1,
        change: {
          type: "edit",
          item_id: "milk",
          at: at(9),
          amount: { value: "1", unit: "cup", recipes: { value: "1/2", unit: "cup" } },
        },
      },
    ]).items.find(({ id }) => id === "milk");
    expect(edited).toMatchObject({ own_exact: "1/2", quantity_text: "1 cup", quantity_value: 1 });
  });
});

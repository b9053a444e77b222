import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withSum } from "@/components/grocery/device/line-amounts";
import { seenAt, type WaitingChange, withChanges } from "@/components/grocery/device/with-changes";
import { amountText } from "@/lib/quantity/amount-text";
import { exactText } from "@/lib/quantity/exact-text";
import { type Fraction, fraction, multiply } from "@/lib/quantity/fraction";
import { lineTotal, NO_AMOUNT } from "@/lib/quantity/line-total";
import type { GroceryChange, GroceryItemWire, GroceryListWire } from "@/lib/schemas/grocery";
import {
  factorBetween,
  isAddingThere,
  isInvalid,
  isLineAlive,
  type LineState,
  type ListState,
  mergeChange,
  NEVER,
  newLine,
  timesOf,
} from "@/server/grocery/merge-change";

const START = Date.UTC(2026, 0, 1);
const at = (second: number) => new Date(START + second * 1000).toISOString();
const NOW = START + 3_600_000;

type Share = { addingId: string; lineId: string; value: Fraction; unit: string | null };
/** What two recipes want: one serves four, the other never said how many. */
const SHARES: readonly Share[] = [
  { addingId: "soup", lineId: "milk", value: fraction(1, 3), unit: "cup" },
  { addingId: "stew", lineId: "milk", value: fraction(1, 6), unit: "cup" },
  { addingId: "soup", lineId: "flour", value: fraction(250), unit: "g" },
  { addingId: "stew", lineId: "onions", value: fraction(3), unit: null },
];
const DIMENSIONS = { milk: "volume", flour: "mass", onions: "piece", bread: "" };
const FACTORS = { soup: 4, stew: 1 };
const LINES = Object.keys(DIMENSIONS) as (keyof typeof DIMENSIONS)[];

const lineOf = (id: (typeof LINES)[number]): LineState => ({
  isManual: id === "bread",
  dimension: DIMENSIONS[id],
  name: id,
  nameAt: NEVER,
  note: null,
  noteAt: NEVER,
  aisle: "Bakery",
  aisleAt: NEVER,
  own: NO_AMOUNT,
  ownAt: NEVER,
  isChecked: false,
  checkedAt: START,
  deletedAt: NEVER,
  revivedAt: NEVER,
});

const freshState = (): ListState => ({
  lines: new Map(LINES.map((id) => [id, lineOf(id)])),
  addings: new Map(
    (["soup", "stew"] as const).map((id) => [
      id,
      {
        servings: id === "soup" ? 4 : null,
        scale: 1,
        servingsAt: NEVER,
        removedAt: NEVER,
        restoredAt: NEVER,
        lineIds: SHARES.filter(({ addingId }) => addingId === id).map(({ lineId }) => lineId),
      },
    ]),
  ),
});

function mergeAll(changes: readonly GroceryChange[]): ListState {
  const state = freshState();
  for (const change of changes) {
    if (change.type === "add") {
      if (!state.lines.has(change.item.id)) state.lines.set(change.item.id, newLine(change, NOW));
    } else {
      try {
        mergeChange(state, change, NOW);
      } catch (error) {
        expect(isInvalid(error)).toBe(true);
      }
    }
  }
  return state;
}

const seconds = fc.integer({ min: 1, max: 25 });
const item = fc.constantFrom(...LINES, "nowhere");
const name = fc.constantFrom("peas", "péas", "Pois", "豆", "🥔 potato");
const amount = fc.record({
  value: fc.constantFrom("1/3", "2", "1 1/2", "0.25", null),
  unit: fc.constantFrom("cup", "ml", "g", null, "tbsp"),
  recipes: fc.constantFrom(null, { value: "1/2", unit: "cup" }, { value: "250/1", unit: "g" }),
});
const edit = fc
  .record(
    {
      name,
      amount,
      note: fc.constantFrom("ripe", "", null),
      aisle: fc.constantFrom("Frozen", "Drinks"),
    },
    { requiredKeys: [] },
  )
  .filter((fields) => Object.keys(fields).length > 0);
const change: fc.Arbitrary<GroceryChange> = fc.oneof(
  fc.record({ type: fc.constant("check" as const), item_id: item, is_checked: fc.boolean(), at: seconds.map(at) }),
  fc.record({ type: fc.constantFrom("delete" as const, "restore" as const), item_id: item, at: seconds.map(at) }),
  fc.record({ type: fc.constant("clear" as const), item_id: item, ticked_at: seconds.map(at) }),
  fc
    .tuple(item, seconds, edit)
    .map(([item_id, second, fields]): GroceryChange => ({ type: "edit", item_id, at: at(second), ...fields })),
  fc.tuple(seconds, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })).map(
    ([second, servings, from]): GroceryChange => ({
      type: "servings",
      adding_id: "soup",
      at: at(second),
      servings,
      from,
    }),
  ),
  fc
    .tuple(seconds, fc.constantFrom(0.5, 1, 2, 3))
    .map(([second, scale]): GroceryChange => ({ type: "servings", adding_id: "stew", at: at(second), scale, from: 1 })),
  fc.record({
    type: fc.constantFrom("remove_recipe" as const, "restore_recipe" as const),
    adding_id: fc.constantFrom("soup", "stew", "nowhere"),
    at: seconds.map(at),
  }),
);
/** What three devices did, in the order in which one of the possible networks brings it: some of it twice. */
const arrivals = fc
  .tuple(fc.array(change, { maxLength: 14 }), fc.array(fc.nat(), { maxLength: 5 }))
  .chain(([changes, again]) => {
    const all = [...changes, ...again.flatMap((place) => changes[place % Math.max(1, changes.length)] ?? [])];
    return fc.tuple(fc.constant(changes), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }));
  });

describe("what devices did", () => {
  it("leads to one list, whatever the order in which it arrives and however often", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(arrivals, ([changes, arrived]) => {
        expect(mergeAll(arrived)).toEqual(mergeAll(changes));
      }),
      { numRuns: 4000 },
    );
  });

  it("never loses the latest tick, and nothing comes back that nobody wanted again", { timeout: 60_000 }, () => {
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

  it("keeps what two people changed of one line in different fields", () => {
    const state = mergeAll([
      { type: "edit", item_id: "milk", at: at(9), note: "oat" },
      { type: "edit", item_id: "milk", at: at(5), name: "oat milk", aisle: "Drinks" },
      { type: "check", item_id: "milk", is_checked: true, at: at(7) },
    ]);
    expect(state.lines.get("milk")).toMatchObject({ name: "oat milk", note: "oat", aisle: "Drinks", isChecked: true });
  });

  it("counts an amount beside the recipes as they were seen: what another device does to them is kept", () => {
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

  it("refuses an amount that the recipes' shares cannot be added to, whoever says what they were", () => {
    const line = freshState();
    for (const recipes of [{ value: "250/1", unit: "g" }, { value: "1/1", unit: "cup" }, null]) {
      const amount = { value: "2", unit: "cup", recipes };
      const edit: GroceryChange = { type: "edit", item_id: "flour", at: at(3), amount };
      expect(() => mergeChange(line, edit, NOW)).toThrow("another kind of unit");
    }
  });

  it("unticks what grew, also where the tick was made before and arrives after", () => {
    const tick: GroceryChange = { type: "check", item_id: "flour", is_checked: true, at: at(3) };
    const more: GroceryChange = { type: "servings", adding_id: "soup", at: at(6), servings: 8, from: 4 };
    for (const order of [
      [tick, more],
      [more, tick],
    ]) {
      expect(mergeAll(order).lines.get("flour")?.isChecked).toBe(false);
    }
  });

  it("cannot outrun the clock", () => {
    const state = mergeAll([{ type: "edit", item_id: "milk", at: "2099-01-01T00:00:00.000Z", name: "late" }]);
    expect(state.lines.get("milk")?.nameAt).toBe(NOW);
  });
});

/** As the server would say it. */
function toWire(state: ListState): Pick<GroceryListWire, "items" | "recipes"> {
  const there = [...state.addings].filter(([, adding]) => isAddingThere(adding));
  const items = [...state.lines].flatMap(([id, line]): GroceryItemWire[] => {
    if (!isLineAlive(line)) return [];
    const sources = SHARES.filter(
      ({ lineId, addingId }) => lineId === id && there.some(([key]) => key === addingId),
    ).map(({ addingId, value, unit }) => {
      const adding = state.addings.get(addingId);
      const before = FACTORS[addingId as keyof typeof FACTORS];
      const amount = { value: multiply(value, factorBetween(before, adding ? timesOf(adding) : before)), unit };
      return {
        adding_id: addingId,
        recipe_id: null,
        variant_id: null,
        title: addingId,
        quantity_text: amountText(amount),
        quantity_exact: exactText(amount.value),
        quantity_unit: unit,
        original_text: "",
      };
    });
    if (!line.isManual && sources.length === 0) return [];
    const shell: GroceryItemWire = {
      id,
      name: line.name,
      note: line.note,
      is_checked: line.isChecked,
      checked_changed_at: new Date(line.checkedAt).toISOString(),
      revived_at: line.revivedAt === NEVER ? null : new Date(line.revivedAt).toISOString(),
      is_manual: line.isManual,
      aisle: line.aisle ?? "Other",
      own_exact: null,
      own_unit: null,
      quantity_value: null,
      quantity_unit: null,
      quantity_text: "",
      sources,
    };
    return [withSum(shell, line.own)];
  });
  const recipes = there.map(([id, { servings, scale }]) => ({
    id,
    recipe_id: null,
    variant_id: null,
    title: id,
    servings,
    scale,
    added_at: at(0),
  }));
  return { items, recipes };
}

/** One device's times only grow, what it clears it sees ticked at a time, and it brings back what it has shown. */
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
  it("shows what the server will say, whatever the person did", { timeout: 60_000 }, () => {
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

  it("sums in exact arithmetic: a third and a sixth of a cup and a half are one", () => {
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

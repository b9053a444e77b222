import fc from "fast-check";
import { withSum } from "@/components/offline/line-amounts";
import { isAdditionThere, isLineAlive, type LineState, type ListState, NEVER } from "@/lib/grocery/list-state";
import { mergeChanges, NO_LIMITS } from "@/lib/grocery/merge-changes";
import { amountText } from "@/lib/quantity/amount-text";
import { exactText } from "@/lib/quantity/exact-text";
import { type Fraction, fraction } from "@/lib/quantity/fraction";
import { NO_AMOUNT } from "@/lib/quantity/line-total";
import type { GroceryChange, GroceryItemWire, GroceryListWire } from "@/lib/schemas/grocery";

export const START = Date.UTC(2026, 0, 1);
export const at = (second: number) => new Date(START + second * 1000).toISOString();
export const NOW = START + 3_600_000;

type Share = { additionId: string; lineId: string; value: Fraction; unit: string | null };
/** The shares of two recipes: one serves four, the other does not state its servings. */
export const SHARES: readonly Share[] = [
  { additionId: "soup", lineId: "milk", value: fraction(1, 3), unit: "cup" },
  { additionId: "stew", lineId: "milk", value: fraction(1, 6), unit: "cup" },
  { additionId: "soup", lineId: "flour", value: fraction(250), unit: "g" },
  { additionId: "stew", lineId: "onions", value: fraction(3), unit: null },
];
const DIMENSIONS = { milk: "volume", flour: "mass", onions: "piece", bread: "" };
export const LINES = Object.keys(DIMENSIONS) as (keyof typeof DIMENSIONS)[];

/** The bread of the list is one packet. */
export const BREAD = "09521234543213";

const lineOf = (id: (typeof LINES)[number]): LineState => ({
  isManual: id === "bread",
  dimension: DIMENSIONS[id],
  name: id,
  nameAt: NEVER,
  gtin: id === "bread" ? BREAD : null,
  note: null,
  noteAt: NEVER,
  aisle: "Bakery",
  aisleAt: NEVER,
  isAtHome: false,
  atHomeAt: NEVER,
  own: NO_AMOUNT,
  ownAt: NEVER,
  isChecked: false,
  checkedAt: START,
  deletedAt: NEVER,
  revivedAt: NEVER,
});

export const freshState = (): ListState => ({
  lines: new Map(LINES.map((id) => [id, lineOf(id)])),
  additions: new Map(
    (["soup", "stew"] as const).map((id) => [
      id,
      {
        servings: id === "soup" ? 4 : null,
        scale: 1,
        servingsAt: NEVER,
        removedAt: NEVER,
        restoredAt: NEVER,
        shares: SHARES.filter(({ additionId }) => additionId === id).map(({ lineId, value, unit }) => ({
          lineId,
          amount: { value, unit },
        })),
      },
    ]),
  ),
});

export function mergeAll(changes: readonly GroceryChange[]): ListState {
  const state = freshState();
  mergeChanges(state, changes, { ...NO_LIMITS, now: NOW });
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
      at_home: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .filter((fields) => Object.keys(fields).length > 0);
export const change: fc.Arbitrary<GroceryChange> = fc.oneof(
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
/** Converts a state to the server's response. */
export function toWire(state: ListState): Pick<GroceryListWire, "items" | "recipes"> {
  const presentAdditions = [...state.additions].filter(([, addition]) => isAdditionThere(addition));
  const items = [...state.lines].flatMap(([id, line]): GroceryItemWire[] => {
    if (!isLineAlive(line)) return [];
    const sources = presentAdditions.flatMap(([additionId, { shares }]) =>
      shares.flatMap(({ lineId, amount }) =>
        lineId !== id
          ? []
          : [
              {
                adding_id: additionId,
                recipe_id: null,
                variant_id: null,
                title: additionId,
                quantity_text: amountText(amount),
                quantity_exact: amount.value && exactText(amount.value),
                quantity_unit: amount.unit,
                original_text: "",
              },
            ],
      ),
    );
    if (!line.isManual && sources.length === 0) return [];
    const shell: GroceryItemWire = {
      id,
      name: line.name,
      note: line.note,
      ...(line.gtin === null ? {} : { gtin: line.gtin }),
      is_checked: line.isChecked,
      checked_changed_at: new Date(line.checkedAt).toISOString(),
      revived_at: line.revivedAt === NEVER ? null : new Date(line.revivedAt).toISOString(),
      is_manual: line.isManual,
      aisle: line.aisle ?? "Other",
      ...(line.isAtHome ? { is_at_home: true as const } : {}),
      own_exact: null,
      own_unit: null,
      quantity_value: null,
      quantity_unit: null,
      quantity_text: "",
      sources,
    };
    return [withSum(shell, line.own)];
  });
  const recipes = presentAdditions.map(([id, { servings, scale }]) => ({
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

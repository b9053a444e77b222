import { dimensionIn, ownOf, shareOf, withAmount, withSum } from "@/components/offline/line-amounts";
import { type AdditionState, isAdditionThere, isLineAlive, type LineState, NEVER } from "@/lib/grocery/list-state";
import { mergeChanges, NO_LIMITS } from "@/lib/grocery/merge-changes";
import type { GroceryChange, GroceryItemWire, GroceryListWire } from "@/lib/schemas/grocery";

/** A change that the server has not confirmed. `line`: how a restored line looked, so that it can be shown at once. */
export type WaitingChange = { id: string; order: number; change: GroceryChange; line?: GroceryItemWire };

/** The aisle shown for a line that the server has not classified yet. */
export const NO_AISLE = "Other";

type Addition = GroceryListWire["recipes"][number];
type Known = { readonly items: readonly GroceryItemWire[]; readonly recipes: readonly Addition[] };
type ListContent = Pick<GroceryListWire, "items" | "recipes">;

/**
 * The server's last state with this device's unsent changes applied. Both sides merge by the same rules, so that
 * nothing moves on screen when the server answers. Lines without unsent changes keep their object identity.
 */
export function withChanges({ items, recipes }: Known, waiting: readonly WaitingChange[]): ListContent {
  if (waiting.length === 0) return { items: [...items], recipes: [...recipes] };
  const known = new Set(items.map(({ id }) => id));
  const returning = new Map(waiting.flatMap(({ line }) => (line && !known.has(line.id) ? [[line.id, line]] : [])));
  const all = [...items, ...returning.values()];
  const changes = waiting.map(({ change }) => change);
  const additions = additionsOf(all, recipes, changes);
  const lines = linesOf(all, additions, changes);
  mergeChanges({ lines, additions: new Map([...additions].map(([id, { state }]) => [id, state])) }, changes, {
    ...NO_LIMITS,
    now: after(changes),
  });
  const added = [...lines.keys()].filter((id) => !known.has(id) && !returning.has(id)).map(emptyLine);
  return {
    items: [...all, ...added].flatMap((item) => {
      const line = lines.get(item.id);
      return line ? shownLine(item, line, additions) : [item];
    }),
    recipes: recipes.flatMap((recipe) => {
      const state = additions.get(recipe.id)?.state;
      if (!state) return [recipe];
      return isAdditionThere(state) ? [{ ...recipe, servings: state.servings, scale: state.scale }] : [];
    }),
  };
}

/** A merge moment after all of this device's changes, so that the merge treats none of them as being in the future. */
const after = (changes: readonly GroceryChange[]): number =>
  Math.max(
    ...changes.map((change) => Date.parse((change.type === "clear" ? change.ticked_at : change.at) ?? "") || 0),
  ) + 1;

/** An addition that changes refer to, with the line and place of each of its shares. */
type Named = { state: AdditionState; places: readonly { lineId: string; index: number }[] };

function additionsOf(
  items: readonly GroceryItemWire[],
  recipes: readonly Addition[],
  changes: readonly GroceryChange[],
): Map<string, Named> {
  const named = new Set(changes.flatMap((change) => ("adding_id" in change ? [change.adding_id] : [])));
  const found = recipes.filter(({ id }) => named.has(id));
  return new Map(
    found.map(({ id, servings, scale }): [string, Named] => {
      const places = items.flatMap(({ id: lineId, sources }) =>
        sources.flatMap((share, index) => (share.adding_id === id ? [{ lineId, index, amount: shareOf(share) }] : [])),
      );
      const shares = places.map(({ lineId, amount }) => ({ lineId, amount }));
      const times = { servingsAt: NEVER, removedAt: NEVER, restoredAt: NEVER };
      return [id, { state: { servings, scale, ...times, shares }, places }];
    }),
  );
}

function linesOf(
  items: readonly GroceryItemWire[],
  additions: ReadonlyMap<string, Named>,
  changes: readonly GroceryChange[],
): Map<string, LineState> {
  const named = new Set(
    changes.flatMap((change) =>
      change.type === "add" ? [change.item.id] : "item_id" in change ? [change.item_id] : [],
    ),
  );
  for (const { places } of additions.values()) for (const { lineId } of places) named.add(lineId);
  return new Map(items.filter(({ id }) => named.has(id)).map((item) => [item.id, toLine(item)]));
}

/**
 * Only ticks and revivals carry times from the server; NEVER for the other fields lets every unsent change win over
 * them.
 */
const toLine = (item: GroceryItemWire): LineState => ({
  isManual: item.is_manual,
  dimension: dimensionIn(item),
  name: item.name,
  nameAt: NEVER,
  gtin: item.gtin ?? null,
  note: item.note,
  noteAt: NEVER,
  aisle: item.aisle,
  aisleAt: NEVER,
  isAtHome: item.is_at_home === true,
  atHomeAt: NEVER,
  own: ownOf(item),
  ownAt: NEVER,
  isChecked: item.is_checked,
  checkedAt: Date.parse(item.checked_changed_at),
  deletedAt: NEVER,
  revivedAt: item.revived_at === null ? NEVER : Date.parse(item.revived_at),
});

/** Empty if the line was deleted, or if all recipes that wanted it were removed. */
function shownLine(item: GroceryItemWire, line: LineState, additions: ReadonlyMap<string, Named>): GroceryItemWire[] {
  if (!isLineAlive(line)) return [];
  const sources = item.sources.flatMap((share, index) => {
    const named = additions.get(share.adding_id);
    if (!named) return [share];
    if (!isAdditionThere(named.state)) return [];
    const at = named.places.findIndex((place) => place.lineId === item.id && place.index === index);
    const now = named.state.shares[at]?.amount;
    return now?.value ? [withAmount(share, now)] : [share];
  });
  if (!item.is_manual && item.sources.length > 0 && sources.length === 0) return [];
  const { is_at_home: _, gtin: __, ...rest } = item;
  const shown = {
    ...rest,
    ...(line.isAtHome ? { is_at_home: true as const } : {}),
    name: line.name,
    ...(line.gtin === null ? {} : { gtin: line.gtin }),
    note: line.note,
    aisle: line.aisle ?? NO_AISLE,
    is_checked: line.isChecked,
    checked_changed_at: new Date(line.checkedAt).toISOString(),
    revived_at: line.revivedAt === NEVER ? null : new Date(line.revivedAt).toISOString(),
    sources,
  };
  return [withSum(shown, line.own)];
}

const later = (one: string | null, other: string): string => (one !== null && one > other ? one : other);

/** The state in which a person who deletes a line saw it: when it was ticked, or revived after that. */
export const seenAt = (line: GroceryItemWire): string => later(line.revived_at ?? null, line.checked_changed_at);

/** An empty line for the merge to fill in. */
const emptyLine = (id: string): GroceryItemWire => ({
  id,
  name: "",
  quantity_value: null,
  quantity_unit: null,
  quantity_text: "",
  note: null,
  is_checked: false,
  checked_changed_at: "",
  revived_at: null,
  is_manual: true,
  aisle: NO_AISLE,
  own_exact: null,
  own_unit: null,
  sources: [],
});

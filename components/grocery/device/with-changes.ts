import { editedOwn, factorOf, scaleShare, typedAmount, withSum } from "@/components/grocery/device/line-amounts";
import { NO_AMOUNT } from "@/lib/quantity/line-total";
import type { GroceryChange, GroceryItemWire, GroceryListWire } from "@/lib/schemas/grocery";

/** A change that the server has not confirmed. `line`: what a restored line looked like, to show it at once. */
export type WaitingChange = { id: string; order: number; change: GroceryChange; line?: GroceryItemWire };

/** The aisle of a line that the server has not seen. */
export const NO_AISLE = "Other";

type Adding = GroceryListWire["recipes"][number];
type Known = { readonly items: readonly GroceryItemWire[]; readonly recipes: readonly Adding[] };
type Shown = Pick<GroceryListWire, "items" | "recipes">;
type Working = {
  lines: Map<string, GroceryItemWire>;
  gone: Set<string>;
  addings: Map<string, Adding>;
  taken: Set<string>;
};

/**
 * What the server last said, and on it what this device did since. Follows the server's own rules, so that
 * nothing jumps when it answers: the later tick holds, an untick brings a line back, amounts are exact.
 */
export function withChanges(shown: Known, waiting: readonly WaitingChange[]): Shown {
  if (waiting.length === 0) return { items: [...shown.items], recipes: [...shown.recipes] };
  const working: Working = {
    lines: new Map(shown.items.map((item) => [item.id, item])),
    gone: new Set(),
    addings: new Map(shown.recipes.map((adding) => [adding.id, adding])),
    taken: new Set(),
  };
  for (const { change, line } of waiting) {
    if (line && !working.lines.has(line.id)) working.lines.set(line.id, line);
    apply(working, change);
  }
  const { lines, gone, addings, taken } = working;
  return {
    items: [...lines.values()].filter(({ id }) => !gone.has(id)).flatMap((line) => withoutTaken(line, taken)),
    recipes: [...addings.values()].filter(({ id }) => !taken.has(id)),
  };
}

function apply(working: Working, change: GroceryChange): void {
  switch (change.type) {
    case "add":
      if (!working.lines.has(change.item.id)) working.lines.set(change.item.id, toLine(change));
      return;
    case "remove_recipe":
      working.taken.add(change.adding_id);
      return;
    case "restore_recipe":
      // One that the server has taken back already is known to the server alone.
      working.taken.delete(change.adding_id);
      return;
    case "servings":
      serveOthers(working, change);
      return;
    default: {
      const line = working.lines.get(change.item_id);
      if (line) applyToLine(working, line, change);
    }
  }
}

type LineChange = Exclude<GroceryChange, { type: "add" | "servings" | "remove_recipe" | "restore_recipe" }>;

function applyToLine({ lines, gone }: Working, line: GroceryItemWire, change: LineChange): void {
  if (change.type === "delete") gone.add(line.id);
  if (change.type === "restore") {
    gone.delete(line.id);
    lines.set(line.id, { ...line, revived_at: later(line.revived_at, change.at) });
  }
  if (change.type === "clear" && change.ticked_at >= seenAt(line)) gone.add(line.id);
  if (change.type === "edit") lines.set(line.id, edited(line, change));
  if (change.type === "check") {
    if (!change.is_checked) gone.delete(line.id);
    const revived_at = change.is_checked ? line.revived_at : later(line.revived_at, change.at);
    const ticked = holds(change, line) ? { is_checked: change.is_checked, checked_changed_at: change.at } : {};
    lines.set(line.id, { ...line, ...ticked, revived_at });
  }
}

const later = (one: string | null, other: string): string => (one !== null && one > other ? one : other);

/** As of when a person who sees the line takes it off: its tick, or what brought it back after that. */
export const seenAt = (line: GroceryItemWire): string => later(line.revived_at ?? null, line.checked_changed_at);

/** Times are ISO 8601 in UTC with milliseconds, so their texts sort as they do. */
const holds = ({ at, is_checked }: Extract<GroceryChange, { type: "check" }>, line: GroceryItemWire): boolean =>
  at > line.checked_changed_at || (at === line.checked_changed_at && is_checked);

function edited(line: GroceryItemWire, change: Extract<GroceryChange, { type: "edit" }>): GroceryItemWire {
  const { name = line.name, note, aisle = line.aisle, amount } = change;
  const own = amount && editedOwn(line, amount);
  if (own === null) return line; // The server takes none of it.
  const named = { ...line, name, aisle, note: note === undefined ? line.note : note || null };
  return own ? withSum(named, own) : named;
}

/** What grew is not bought any more. */
function serveOthers(working: Working, change: Extract<GroceryChange, { type: "servings" }>): void {
  const adding = working.addings.get(change.adding_id);
  if (!adding) return;
  const wanted = adding.servings === null ? change.scale : change.servings;
  if (wanted === undefined) return;
  const factor = factorOf(adding.servings ?? adding.scale, wanted);
  working.addings.set(adding.id, {
    ...adding,
    ...(adding.servings === null ? { scale: wanted } : { servings: wanted }),
  });
  for (const line of working.lines.values()) {
    const isPart = line.sources.some(({ adding_id, quantity_exact }) => adding_id === adding.id && quantity_exact);
    if (!isPart) continue;
    const sources = line.sources.map((share) => (share.adding_id === adding.id ? scaleShare(share, factor) : share));
    const isGrown = wanted > change.from && change.at > line.checked_changed_at;
    const ticked = isGrown ? { is_checked: false, checked_changed_at: change.at } : {};
    working.lines.set(line.id, withSum({ ...line, ...ticked, sources }));
  }
}

/** Without the shares of recipes that were taken back; a line that nothing else wants goes with them. */
function withoutTaken(line: GroceryItemWire, taken: ReadonlySet<string>): GroceryItemWire[] {
  if (taken.size === 0 || line.is_manual) return [line];
  const sources = line.sources.filter(({ adding_id }) => !taken.has(adding_id));
  if (sources.length === line.sources.length) return [line];
  return sources.length === 0 ? [] : [withSum({ ...line, sources })];
}

function toLine({ item, at }: Extract<GroceryChange, { type: "add" }>): GroceryItemWire {
  const { quantity_value: value = null, quantity_unit: unit = null } = item;
  const line: GroceryItemWire = {
    id: item.id,
    name: item.name,
    quantity_value: null,
    quantity_unit: null,
    quantity_text: "",
    note: item.note ?? null,
    is_checked: false,
    checked_changed_at: at,
    revived_at: null,
    is_manual: true,
    aisle: NO_AISLE,
    own_exact: null,
    own_unit: null,
    sources: [],
  };
  return withSum(line, typedAmount(value, unit) ?? NO_AMOUNT);
}

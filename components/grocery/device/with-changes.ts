import type { GroceryChange, GroceryItemWire } from "@/lib/schemas/grocery";

/** A change that the server has not confirmed. `line`: what a restored line looked like, to show it at once. */
export type WaitingChange = { id: string; order: number; change: GroceryChange; line?: GroceryItemWire };

/** The aisle of a line that the server has not seen. */
export const NO_AISLE = "Other";

/**
 * What the server last said, and on it what this device did since. Follows the server's own rules, so that
 * nothing jumps when it answers: the later tick holds, an untick brings a line back.
 */
export function withChanges(
  items: readonly GroceryItemWire[],
  waiting: readonly WaitingChange[],
): readonly GroceryItemWire[] {
  if (waiting.length === 0) return items;
  const lines = new Map(items.map((item) => [item.id, item]));
  const gone = new Set<string>();
  for (const { change, line } of waiting) {
    if (line && !lines.has(line.id)) lines.set(line.id, line);
    apply(lines, gone, change);
  }
  return [...lines.values()].filter(({ id }) => !gone.has(id));
}

function apply(lines: Map<string, GroceryItemWire>, gone: Set<string>, change: GroceryChange): void {
  if (change.type === "restore_recipe") return; // Its lines are known to the server alone.
  if (change.type === "add") {
    if (!lines.has(change.item.id)) lines.set(change.item.id, toLine(change));
    return;
  }
  const line = lines.get(change.item_id);
  if (!line) return;
  if (change.type === "delete") gone.add(line.id);
  if (change.type === "restore") gone.delete(line.id);
  if (change.type === "clear" && change.ticked_at >= line.checked_changed_at) gone.add(line.id);
  if (change.type === "check") {
    if (!change.is_checked) gone.delete(line.id);
    if (holds(change, line)) {
      lines.set(line.id, { ...line, is_checked: change.is_checked, checked_changed_at: change.at });
    }
  }
}

/** Times are ISO 8601 in UTC with milliseconds, so their texts sort as they do. */
const holds = ({ at, is_checked }: Extract<GroceryChange, { type: "check" }>, line: GroceryItemWire): boolean =>
  at > line.checked_changed_at || (at === line.checked_changed_at && is_checked);

function toLine({ item, at }: Extract<GroceryChange, { type: "add" }>): GroceryItemWire {
  const { quantity_value: value = null, quantity_unit: unit = null } = item;
  return {
    id: item.id,
    name: item.name,
    quantity_value: typeof value === "number" ? value : null,
    quantity_unit: unit,
    quantity_text: [value, unit].filter((part) => part !== null && part !== "").join(" "),
    note: item.note ?? null,
    is_checked: false,
    checked_changed_at: at,
    is_manual: true,
    aisle: NO_AISLE,
    sources: [],
  };
}

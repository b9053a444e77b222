import type { GroceryChange } from "@/lib/schemas/grocery";

/**
 * Moves times that are in the future to just before now, because a clock that is ahead must not win over changes that
 * are still to come. They keep their order: a tick and its untick, both "tomorrow", become two moments, one
 * millisecond apart. Times in the past stay as they are. `now` in milliseconds.
 */
export function notAhead(changes: readonly GroceryChange[], now: number): GroceryChange[] {
  const ahead = [...new Set(changes.flatMap((change) => timeOf(change) ?? []).filter((time) => time > now))].sort(
    (a, b) => a - b,
  );
  if (ahead.length === 0) return [...changes];
  const moved = new Map(ahead.map((time, index) => [time, now - (ahead.length - 1 - index)]));
  return changes.map((change) => {
    const time = moved.get(timeOf(change) ?? now);
    if (time === undefined) return change;
    const at = new Date(time).toISOString();
    return change.type === "clear" ? { ...change, ticked_at: at } : { ...change, at };
  });
}

function timeOf(change: GroceryChange): number | null {
  const at = change.type === "clear" ? change.ticked_at : change.at;
  return at === undefined ? null : Date.parse(at);
}

import { z } from "zod";
import { GRAVITY, isUnread, needsAsking } from "@/lib/analytics/live-guests";
import { invalidAt } from "@/lib/errors";
import type { GuestSumWire, LiveGuestWire } from "@/lib/schemas/live";

/** The parts by which guests are compared, one after the other; the smaller comes first. */
const position = z.array(z.union([z.number(), z.string().max(100)])).length(8);
type Position = z.infer<typeof position>;

/**
 * The order of the list: whoever has allergies stands before everybody without, and a crowd behind the single guests of
 * its half, so that no number of invented guests moves a single one with an allergy to a later page.
 */
const positionOf = (guest: LiveGuestWire): Position => [
  guest.allergies.length > 0 ? 0 : 1,
  guest.crowd === null ? 0 : 1,
  isUnread(guest) ? 0 : 1,
  -Math.max(0, ...guest.allergies.map(({ severity }) => GRAVITY[severity])),
  needsAsking(guest) ? 0 : 1,
  guest.rung_at === null ? 1 : 0,
  guest.check_in_time,
  guest.visit_id,
];

function compare(a: Position, b: Position): number {
  for (const [i, part] of a.entries()) {
    const other = b[i] ?? part;
    if (part !== other) return part < other ? -1 : 1;
  }
  return 0;
}

const encode = (at: Position): string => Buffer.from(JSON.stringify(at)).toString("base64url");

function decode(after: string): Position {
  try {
    return position.parse(JSON.parse(Buffer.from(after, "base64url").toString()));
  } catch {
    throw invalidAt(["query", "after"], "noPageOfList", "unknown");
  }
}

export type Page<G> = { shown: G[]; rest: G[]; next: string | null };

/**
 * The page that begins behind `after`, and those on later pages. A place in the list is a value and not a number of
 * rows, so that guests who come or go meanwhile move nobody off the page that is read next.
 */
export function pageOf<G extends { guest: LiveGuestWire }>(all: readonly G[], size: number, after?: string): Page<G> {
  const from = after === undefined ? null : decode(after);
  const placed = all
    .map((each) => ({ each, at: positionOf(each.guest) }))
    .filter(({ at }) => from === null || compare(at, from) > 0)
    .sort((a, b) => compare(a.at, b.at));
  const last = placed.length > size ? placed[size - 1] : undefined;
  return {
    shown: placed.slice(0, size).map(({ each }) => each),
    rest: placed.slice(size).map(({ each }) => each),
    next: last ? encode(last.at) : null,
  };
}

/** Every allergy of all these guests: none is left out of a sum, however many guests there are. */
export function sumOf(guests: readonly LiveGuestWire[]): GuestSumWire {
  const byKey = new Map<string, GuestSumWire["allergies"][number]>();
  for (const { key, label, severity } of guests.flatMap(({ allergies }) => allergies)) {
    const known = byKey.get(key);
    const gravest = known && GRAVITY[known.severity] >= GRAVITY[severity] ? known.severity : severity;
    byKey.set(key, { key, label: known?.label ?? label, severity: gravest, guests: (known?.guests ?? 0) + 1 });
  }
  return {
    guests: guests.length,
    unread: guests.filter(isUnread).length,
    to_ask: guests.filter(needsAsking).length,
    allergies: [...byKey.values()].sort(
      (a, b) => GRAVITY[b.severity] - GRAVITY[a.severity] || b.guests - a.guests || a.key.localeCompare(b.key),
    ),
  };
}

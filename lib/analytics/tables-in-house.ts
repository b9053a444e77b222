import { groupBy } from "@/lib/collections/group-by";
import type { LiveGuestWire } from "../schemas/live";
import { CARD_WORDS } from "./card-words";
import { GRAVITY, isUnread, needsAsking } from "./live-guests";

export type TableInHouse = {
  /** Unique in the list: a table, or the visit of a guest without one. */
  key: string;
  /** Null for a guest without a table: nobody's name stands where tables stand. */
  table: string | null;
  guests: LiveGuestWire[];
  since: string;
  isUnread: boolean;
  /** When a guest who still waits for an answer last rang again. */
  rungAt: string | null;
};

/**
 * What one line says about a table's guests: allergies, and the rest. It always mentions what is not known of a guest.
 */
export function limitsInWords(guests: readonly LiveGuestWire[]): { allergies: string; rest: string } {
  const allergies = [...new Set(guests.flatMap((guest) => guest.allergies.map(({ label }) => label)))];
  const states = [...new Set(guests.flatMap(({ card }) => (card === "allergies" ? [] : CARD_WORDS[card])))];
  const diets = [...new Set(guests.flatMap((guest) => guest.diets))];
  const isDietUnknown = guests.some((guest) => guest.diets.length === 0 && !guest.is_diet_shared);
  return {
    allergies: allergies.join(", "),
    rest: [...states, ...diets, ...(isDietUnknown ? ["Diet not shown"] : [])].join(", "),
  };
}

const weightOf = ({ guests }: TableInHouse): number =>
  Math.max(0, ...guests.flatMap(({ allergies }) => allergies.map(({ severity }) => GRAVITY[severity])));
const isToAsk = ({ guests }: TableInHouse): boolean => guests.some(needsAsking);

/**
 * Groups guests by table in the order in which a kitchen must read them: unread tables first, among them the gravest
 * allergy first, then those of whom nothing is known, then those who rang again, then the longest wait. Guests without a
 * table are listed by themselves.
 */
export function tablesInHouse(guests: readonly LiveGuestWire[]): TableInHouse[] {
  // Two guests of one name without a table are two: one's allergies are not the other's.
  const byTable = groupBy(guests, ({ table, visit_id: id }) => (table === null ? `visit ${id}` : `table ${table}`));
  const tables = [...byTable].map(([key, seated]) => ({
    key,
    table: seated[0]?.table ?? null,
    guests: [...seated].sort((a, b) => b.allergies.length - a.allergies.length),
    since: seated.map(({ check_in_time: time }) => time).sort()[0] ?? "",
    isUnread: seated.some(isUnread),
    rungAt:
      seated
        .flatMap((guest) => (isUnread(guest) ? (guest.rung_at ?? []) : []))
        .sort()
        .at(-1) ?? null,
  }));
  return tables.sort(
    (a, b) =>
      Number(b.isUnread) - Number(a.isUnread) ||
      weightOf(b) - weightOf(a) ||
      Number(isToAsk(b)) - Number(isToAsk(a)) ||
      Number(b.rungAt !== null) - Number(a.rungAt !== null) ||
      a.since.localeCompare(b.since),
  );
}

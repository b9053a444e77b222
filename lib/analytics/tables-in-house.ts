import type { LiveGuestWire } from "../schemas/live";

export type TableInHouse = {
  /** Unique in the list: a table, or the visit of a guest without one. */
  key: string;
  table: string;
  guests: LiveGuestWire[];
  since: string;
  needsLook: boolean;
  /** When a guest who still waits for an answer last rang again. */
  rungAt: string | null;
  isAllergic: boolean;
};

const needsLook = (guest: LiveGuestWire): boolean => isToMind(guest) && (guest.seen === null || guest.is_changed);

/** Whether the kitchen must know about a guest: allergies, a diet, avoided food, or allergies that were not shared. */
export const isToMind = ({ allergies, diets, avoids, is_allergies_shared: isShared }: LiveGuestWire): boolean =>
  allergies.length > 0 || diets.length > 0 || avoids.length > 0 || !isShared;

/**
 * What one line says about a table's guests: allergies, and the rest. It always mentions what a guest did not share.
 */
export function limitsInWords(guests: readonly LiveGuestWire[]): { allergies: string; rest: string } {
  const allergies = [...new Set(guests.flatMap((guest) => guest.allergies.map(({ label }) => label)))];
  const unknown = guests.some(({ is_allergies_shared: isShared }) => !isShared) ? ["Allergies not shown"] : [];
  const diets = [...new Set(guests.flatMap((guest) => guest.diets))];
  const isDietUnknown = guests.some((guest) => guest.diets.length === 0 && !guest.is_diet_shared);
  const rest = [...unknown, ...diets, ...(isDietUnknown ? ["Diet not shown"] : [])];
  const nothing = allergies.length === 0 ? "No particular diet" : "";
  return { allergies: allergies.join(", "), rest: rest.join(", ") || nothing };
}

const WEIGHT = { severe: 3, allergy: 2, intolerance: 1 } as const;
const weightOf = ({ guests }: TableInHouse): number =>
  Math.max(0, ...guests.flatMap(({ allergies }) => allergies.map(({ severity }) => WEIGHT[severity])));

/**
 * Groups guests by table in the order in which a kitchen must read them: unread tables first, among them the gravest
 * allergy first, then those who rang again, then the longest wait. Guests without a table are listed by themselves.
 */
export function tablesInHouse(guests: readonly LiveGuestWire[]): TableInHouse[] {
  const byTable = new Map<string, LiveGuestWire[]>();
  for (const guest of guests) {
    // Two guests of one name without a table are two: one's allergies are not the other's.
    const key = guest.table === null ? `visit ${guest.visit_id}` : `table ${guest.table}`;
    byTable.set(key, [...(byTable.get(key) ?? []), guest]);
  }
  const tables = [...byTable].map(([key, seated]) => {
    const inOrder = [...seated].sort((a, b) => b.allergies.length - a.allergies.length);
    return {
      key,
      table: seated[0]?.table ?? `no table, ${seated[0]?.display_name}`,
      guests: inOrder,
      since: seated.map(({ check_in_time: time }) => time).sort()[0] ?? "",
      needsLook: seated.some(needsLook),
      rungAt:
        seated
          .flatMap((guest) => (needsLook(guest) ? (guest.rung_at ?? []) : []))
          .sort()
          .at(-1) ?? null,
      isAllergic: seated.some(({ allergies }) => allergies.length > 0),
    };
  });
  return tables.sort(
    (a, b) =>
      Number(b.needsLook) - Number(a.needsLook) ||
      weightOf(b) - weightOf(a) ||
      Number(b.rungAt !== null) - Number(a.rungAt !== null) ||
      a.since.localeCompare(b.since),
  );
}

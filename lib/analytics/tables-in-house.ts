import type { LiveGuestWire } from "../schemas/live";

export type TableInHouse = {
  table: string;
  guests: LiveGuestWire[];
  since: string;
  needsLook: boolean;
  isAllergic: boolean;
};

const needsLook = (guest: LiveGuestWire): boolean => isToMind(guest) && (guest.seen === null || guest.is_changed);

/** What a kitchen has to know of: allergies, a diet, something avoided, or that allergies were not shown. */
export const isToMind = ({ allergies, diets, avoids, is_allergies_shared: isShared }: LiveGuestWire): boolean =>
  allergies.length > 0 || diets.length > 0 || avoids.length > 0 || !isShared;

/** What one line says of the guests of a table: their allergies, and the rest. What was not shown is never left out. */
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
 * Guests by table, in the order in which a kitchen must read them: those not yet read first, the gravest allergy
 * first among them, then who has waited longest. Guests without a table stand by themselves.
 */
export function tablesInHouse(guests: readonly LiveGuestWire[]): TableInHouse[] {
  const byTable = new Map<string, LiveGuestWire[]>();
  for (const guest of guests) {
    const table = guest.table ?? `no table, ${guest.display_name}`;
    byTable.set(table, [...(byTable.get(table) ?? []), guest]);
  }
  const tables = [...byTable].map(([table, seated]) => {
    const inOrder = [...seated].sort((a, b) => b.allergies.length - a.allergies.length);
    return {
      table,
      guests: inOrder,
      since: seated.map(({ check_in_time: time }) => time).sort()[0] ?? "",
      needsLook: seated.some(needsLook),
      isAllergic: seated.some(({ allergies }) => allergies.length > 0),
    };
  });
  return tables.sort(
    (a, b) => Number(b.needsLook) - Number(a.needsLook) || weightOf(b) - weightOf(a) || a.since.localeCompare(b.since),
  );
}

/** The smallest group that is counted aloud. */
export const SMALLEST_GROUP = 5;

/** `wider`: how many of the group stand in each view that contains this one (a longer range). */
export type Group = { name: string; count: number; wider?: readonly number[] };
export type ShownGroup = { name: string; count: number | null };

/**
 * Why a group has no count: fewer than 5 guests are broken down at all; groups too small, or one that would give such a
 * group away; a day of a venue that got another time zone on it.
 */
export const HELD_BACK = ["few_guests", "small_groups", "new_time_zone"] as const;
export type HeldBack = (typeof HELD_BACK)[number];

const isSmall = (count: number) => count > 0 && count < SMALLEST_GROUP;

/**
 * Which groups of a breakdown may be said. `people`: among how many they are counted, here and in each wider view.
 * Held back (null) are
 * - groups of 1 to 4 people, and groups of all but 1 to 4: who is not in it would be as few;
 * - groups that a wider view exceeds by 1 to 4, in the group or outside it: the difference of the two views would be
 *   such a group;
 * - and, where only one group is held back or those held back are together fewer than 5, the next smallest, until
 *   they cannot be worked out from the rest. Which of them is the small one is never said.
 * With fewer than 5 people nothing is broken down: every group is held back, also the empty ones.
 */
export function suppress(groups: readonly Group[], people: number, widerPeople: readonly number[] = []): ShownGroup[] {
  if (people < SMALLEST_GROUP) return groups.map(({ name }) => ({ name, count: null }));
  const hidden = new Set(
    groups.filter(({ count, wider = [] }) => {
      if (count === 0) return false;
      const others = people - count;
      const isTold = (more: number, i: number) =>
        isSmall(more - count) || isSmall((widerPeople[i] ?? Number.POSITIVE_INFINITY) - more - others);
      return isSmall(count) || isSmall(others) || wider.some(isTold);
    }),
  );
  if (hidden.size > 0) {
    const rest = groups.filter((group) => group.count > 0 && !hidden.has(group)).sort((a, b) => a.count - b.count);
    const together = () => [...hidden].reduce((sum, { count }) => sum + count, 0);
    for (const next of rest) {
      if (hidden.size > 1 && together() >= SMALLEST_GROUP) break;
      hidden.add(next);
    }
  }
  return groups.map((group) => ({ name: group.name, count: hidden.has(group) ? null : group.count }));
}

/** Largest first, held back after the counted, then those of nobody; the given order among equals. */
export function inOrder<G extends ShownGroup>(groups: readonly G[]): G[] {
  const weight = ({ count }: G) => (count === null ? 0.5 : count);
  return [...groups].sort((a, b) => weight(b) - weight(a));
}

/** How many people there are, unless that would point at somebody: null for 1 to 4. */
export const spokenCount = (people: number): number | null => (isSmall(people) ? null : people);

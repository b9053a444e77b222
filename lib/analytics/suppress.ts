/** The smallest group whose count may be shown (k-anonymity). */
export const SMALLEST_GROUP = 5;

/** `wider`: the group's count in each view that includes this one, such as a longer time range. */
export type Group = { name: string; count: number; wider?: readonly number[] };
export type ShownGroup = { name: string; count: number | null };

/**
 * Why a group has no count: there are fewer than 5 guests in all; the group, or one that its count would reveal, is
 * too small; or the venue changed its time zone on a day of the range.
 */
export const WITHHELD = ["few_guests", "small_groups", "new_time_zone"] as const;
export type WithheldReason = (typeof WITHHELD)[number];

const isSmall = (count: number) => count > 0 && count < SMALLEST_GROUP;

/**
 * Decides which groups of a breakdown may be shown. `people`: how many people are counted, here and in each wider
 * view. Withheld (null) are
 * - groups of 1 to 4 people, and groups of all but 1 to 4, because those outside the group would be as few;
 * - groups that a wider view exceeds by 1 to 4, inside the group or outside it: subtracting the two views would reveal
 * a group of that size;
 * - and, where only one group is withheld or the withheld groups together have fewer than 5 people, the next smallest
 * groups, until none can be calculated from the rest. Which of them is the small one is never shown.
 * With fewer than 5 people nothing is broken down: every group is withheld, even an empty one.
 */
export function suppress(groups: readonly Group[], people: number, widerPeople: readonly number[] = []): ShownGroup[] {
  if (people < SMALLEST_GROUP) return groups.map(({ name }) => ({ name, count: null }));
  const hidden = new Set(
    groups.filter(({ count, wider = [] }) => {
      if (count === 0) return false;
      const others = people - count;
      const wouldReveal = (more: number, i: number) =>
        isSmall(more - count) || isSmall((widerPeople[i] ?? Number.POSITIVE_INFINITY) - more - others);
      return isSmall(count) || isSmall(others) || wider.some(wouldReveal);
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

/** Sorts by count, largest first, then withheld groups, then empty groups; equal groups keep their order. */
export function inOrder<G extends ShownGroup>(groups: readonly G[]): G[] {
  const weight = ({ count }: G) => (count === null ? 0.5 : count);
  return [...groups].sort((a, b) => weight(b) - weight(a));
}

/** The number of people, or null for 1 to 4, which could identify somebody. */
export const shownCount = (people: number): number | null => (isSmall(people) ? null : people);

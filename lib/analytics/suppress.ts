/** The smallest group whose count may be shown (k-anonymity). */
export const SMALLEST_GROUP = 5;

/**
 * A number of guests, and how many of them are independent: people whom whoever reads the number could not have
 * invented. An invented guest can be subtracted, so only the independent ones hide somebody.
 */
export type People = { guests: number; independent: number };
/** The guests of a group, and those who are counted beside it. */
export type Sides = { inside: People; outside: People };
/** `wider`: the group in each view that includes this one, such as a longer time range. */
export type Group = Sides & { name: string; wider?: readonly Sides[] };
export type ShownGroup = { name: string; count: number | null };

/**
 * Why a group has no count: there are fewer than 5 independent guests in all; the group, or one that its count would
 * reveal, is too small; or the venue changed its time zone on a day of the range.
 */
export const WITHHELD = ["few_guests", "small_groups", "new_time_zone"] as const;
export type WithheldReason = (typeof WITHHELD)[number];

export const NOBODY: People = { guests: 0, independent: 0 };
export const plus = (one: People, other: People): People => ({
  guests: one.guests + other.guests,
  independent: one.independent + other.independent,
});
export const minus = (one: People, other: People): People => ({
  guests: one.guests - other.guests,
  independent: one.independent - other.independent,
});

/** Whether a number, or the difference of two numbers, could tell something about a single person. */
export const isTelling = ({ guests, independent }: People): boolean =>
  guests !== 0 && Math.abs(independent) < SMALLEST_GROUP;

const isTellingBeside = (one: Sides, other: Sides): boolean =>
  isTelling(minus(one.inside, other.inside)) || isTelling(minus(one.outside, other.outside));

/**
 * What may be said of a group now that was last shown as `before`: its new number if both sides of it changed by
 * nobody or by at least 5 independent guests, otherwise the earlier one again. A group that became too small to be
 * shown is never said to be as large as it was.
 */
export function steady(before: Sides | undefined, now: Sides): Sides {
  if (!before || isTelling(now.inside) || isTelling(now.outside)) return now;
  return isTellingBeside(now, before) ? before : now;
}

/**
 * Decides which groups of a breakdown may be shown. `among`: the people who are counted. Withheld (null) are
 * - groups with fewer than 5 independent guests, and groups beside whom there are as few;
 * - groups that a wider view exceeds by as few, inside the group or outside it: subtracting the two views would reveal
 * a group of that size;
 * - and, where only one group is withheld or the withheld groups together have fewer than 5 independent guests, the next
 * smallest groups, until none can be calculated from the rest. Which of them is the small one is never shown.
 * With fewer than 5 independent guests nothing is broken down: every group is withheld, even an empty one.
 */
export function suppress(groups: readonly Group[], among: People): ShownGroup[] {
  if (among.independent < SMALLEST_GROUP) return groups.map(({ name }) => ({ name, count: null }));
  const hidden = new Set(
    groups.filter((group) => {
      if (group.inside.guests === 0) return false;
      const { inside, outside, wider = [] } = group;
      return isTelling(inside) || isTelling(outside) || wider.some((each) => isTellingBeside(each, group));
    }),
  );
  if (hidden.size > 0) {
    const rest = groups
      .filter((group) => group.inside.guests > 0 && !hidden.has(group))
      .sort((a, b) => a.inside.guests - b.inside.guests);
    const together = () => [...hidden].reduce((sum, { inside }) => sum + inside.independent, 0);
    for (const next of rest) {
      if (hidden.size > 1 && together() >= SMALLEST_GROUP) break;
      hidden.add(next);
    }
  }
  return groups.map((group) => ({ name: group.name, count: hidden.has(group) ? null : group.inside.guests }));
}

/** Sorts by count, largest first, then withheld groups, then empty groups; equal groups keep their order. */
export function inOrder<G extends ShownGroup>(groups: readonly G[]): G[] {
  const weight = ({ count }: G) => (count === null ? 0.5 : count);
  return [...groups].sort((a, b) => weight(b) - weight(a));
}

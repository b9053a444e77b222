import { SMALLEST_GROUP } from "@/lib/analytics/suppress";
import { DAY_MS } from "@/lib/durations";

/** A visit of somebody with an account, or of nobody known: what its guest showed, and where and when it was. */
export type GroupVisit = {
  person: string | null;
  /** Whether the venue could not have invented this guest (docs/decisions/123). */
  isIndependent: boolean;
  categories: readonly string[];
  /** The visit's value in each dimension, such as `table:…` or `hour:20`. */
  parts: readonly string[];
};
export type GroupDay = { starts: Date; visits: readonly GroupVisit[] };

/** A count that may be told from now on, however ranges are chosen. `part`: `all`, or one of a visit's parts. */
export type Batch = { category: string; part: string; at: Date; visits: number };

/** Since when each group waits: for its next batch, and for the next batch of its parts. `step`: see below. */
export type Waiting = { step: string; groups: Record<string, { all: string; parts: string }> };

export const ALL = "all";
/** The visits of a group that its parts divide: their sum may be less, where small parts are held back. */
export const WHOLE = "whole";

/** A batch ends with a day only when as many independent guests came since it was last asked: its end points at nobody. */
const STEP = 2 * SMALLEST_GROUP;
/** Parts are divided from so many independent guests on. */
const ENOUGH_FOR_PARTS = 5 * SMALLEST_GROUP;
/** A group that is too small for so long is not told: what waited is dropped. */
const LONGEST_MS = 92 * DAY_MS;

/**
 * Turns the visits of a venue, day by day, into counts of groups that say nothing of a single person. Every answer is a sum
 * of such counts, and none of them ever changes: the difference of two ranges, or of two moments, is at least one whole
 * batch. A batch holds at least 5 independent guests of the group and as many others of the same time; its visits count
 * on its last day. Parts of it (by table, say) are told of larger batches, where no part, nor what is beside it, is smaller.
 */
export class GroupBatches {
  readonly #groups = new Map<string, Group>();
  readonly #batches: Batch[] = [];
  #step: { since: Date; people: Set<string> };

  constructor(waiting: Waiting | null, begins: Date) {
    this.#step = { since: waiting ? new Date(waiting.step) : begins, people: new Set() };
    for (const [category, since] of Object.entries(waiting?.groups ?? {})) {
      this.#groups.set(category, newGroup(new Date(since.all), new Date(since.parts)));
    }
  }

  /** From when on the visits are needed to go on. */
  static needsFrom(waiting: Waiting): Date {
    const moments = [waiting.step, ...Object.values(waiting.groups).flatMap(({ all, parts }) => [all, parts])];
    return new Date(Math.min(...moments.map((each) => Date.parse(each))));
  }

  /** `isKnown`: the day was counted before, and is only read again. `ends`: the next day's beginning. */
  add(day: GroupDay, ends: Date, isKnown: boolean): void {
    for (const { categories } of day.visits) {
      for (const category of categories) {
        if (isGroup(category) && !this.#groups.has(category)) {
          this.#groups.set(category, newGroup(this.#step.since, this.#step.since));
        }
      }
    }
    for (const [category, group] of this.#groups) addDay(group, category, day);
    if (day.starts >= this.#step.since) {
      for (const { person, isIndependent } of day.visits) if (person && isIndependent) this.#step.people.add(person);
    }
    if (isKnown || this.#step.people.size < STEP) return;
    this.#step = { since: ends, people: new Set() };
    for (const [category, group] of this.#groups) this.#close(category, group, day.starts, ends);
  }

  #close(category: string, group: Group, at: Date, ends: Date): void {
    const { all } = group;
    if (all.inside.size >= SMALLEST_GROUP && all.outside.size >= SMALLEST_GROUP) {
      this.#batches.push({ category, part: ALL, at, visits: all.visits });
      group.parts.push(...all.kept);
      group.all = newCount(ends);
      const people = new Set(group.parts.flatMap((each) => (each.isOf && each.isIndependent && each.person) || []));
      const isOld = ends.getTime() - group.partsSince.getTime() >= LONGEST_MS;
      if (people.size < ENOUGH_FOR_PARTS && !isOld) return;
      for (const [part, visits] of tellableParts(group.parts)) this.#batches.push({ category, part, at, visits });
      const whole = group.parts.filter(({ isOf }) => isOf).length;
      this.#batches.push({ category, part: WHOLE, at, visits: whole });
      group.parts = [];
      group.partsSince = ends;
    } else if (ends.getTime() - all.since.getTime() >= LONGEST_MS) {
      this.#groups.set(category, newGroup(ends, ends));
    }
  }

  batches(): readonly Batch[] {
    return this.#batches;
  }

  waiting(): Waiting {
    const groups = [...this.#groups].map(([category, { all, partsSince }]) => [
      category,
      { all: all.since.toISOString(), parts: partsSince.toISOString() },
    ]);
    return { step: this.#step.since.toISOString(), groups: Object.fromEntries(groups) };
  }
}

type Kept = { person: string | null; isIndependent: boolean; isOf: boolean; parts: readonly string[] };
type Count = { since: Date; visits: number; inside: Set<string>; outside: Set<string>; kept: Kept[] };
type Group = { all: Count; parts: Kept[]; partsSince: Date };

const newCount = (since: Date): Count => ({ since, visits: 0, inside: new Set(), outside: new Set(), kept: [] });
const newGroup = (all: Date, parts: Date): Group => ({ all: newCount(all), parts: [], partsSince: parts });

const HEALTH = "health:";
const SHARED = "health:shared";
const isGroup = (category: string): boolean => category !== ALL && category !== SHARED && !category.startsWith("type:");

/** Of health concerns only guests count who share health with the venue; nothing is said of the others. */
const isAmong = (category: string, { categories }: GroupVisit): boolean =>
  !category.startsWith(HEALTH) || categories.includes(SHARED);

function addDay(group: Group, category: string, { starts, visits }: GroupDay): void {
  const isWaiting = starts >= group.all.since;
  if (!isWaiting && starts < group.partsSince) return;
  for (const visit of visits) {
    const isOf = visit.categories.includes(category);
    const kept = { person: visit.person, isIndependent: visit.isIndependent, isOf, parts: visit.parts };
    if (!isWaiting) {
      group.parts.push(kept);
      continue;
    }
    group.all.kept.push(kept);
    if (isOf) group.all.visits++;
    if (visit.person && visit.isIndependent && isAmong(category, visit)) {
      group.all[isOf ? "inside" : "outside"].add(visit.person);
    }
  }
}

type Part = { name: string; visits: number; all: number; inside: Set<string>; without: Set<string> };

/** The parts of a batch that may be told, with their visits. */
function tellableParts(kept: readonly Kept[]): Map<string, number> {
  const dimensions = new Map<string, Map<string, Part>>();
  for (const { person, isIndependent, isOf, parts } of kept) {
    for (const name of parts) {
      const dimension = name.slice(0, name.indexOf(":"));
      const values = dimensions.get(dimension) ?? new Map<string, Part>();
      dimensions.set(dimension, values);
      const part = values.get(name) ?? { name, visits: 0, all: 0, inside: new Set(), without: new Set() };
      values.set(name, part);
      part.all++;
      if (isOf) part.visits++;
      if (person && isIndependent) part[isOf ? "inside" : "without"].add(person);
    }
  }
  const told = new Map<string, number>();
  for (const values of dimensions.values()) {
    for (const { name, visits } of withoutSmall([...values.values()])) if (visits > 0) told.set(name, visits);
  }
  return told;
}

/**
 * Held back are parts with fewer than 5 independent guests, parts in which fewer than 5 are not of the group, and parts
 * beside which fewer than 5 of the group are left; and as many of the next smallest that nobody can subtract the rest.
 */
function withoutSmall(parts: readonly Part[]): Part[] {
  const there = parts.filter(({ visits }) => visits > 0);
  const others = (part: Part) => new Set(there.filter((each) => each !== part).flatMap(({ inside }) => [...inside]));
  const isSmall = (part: Part) =>
    part.inside.size < SMALLEST_GROUP ||
    (part.all > part.visits && part.without.size < SMALLEST_GROUP) ||
    (there.length > 1 && others(part).size < SMALLEST_GROUP);
  const hidden = new Set(there.filter(isSmall));
  const rest = there.filter((part) => !hidden.has(part)).sort((one, other) => one.visits - other.visits);
  const together = () => new Set([...hidden].flatMap(({ inside }) => [...inside])).size;
  for (const next of rest) {
    if (hidden.size === 0 || (hidden.size > 1 && together() >= SMALLEST_GROUP)) break;
    hidden.add(next);
  }
  return there.filter((part) => !hidden.has(part));
}

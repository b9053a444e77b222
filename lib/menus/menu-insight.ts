import { isTelling, minus, NOBODY, type People, plus, SMALLEST_GROUP } from "@/lib/analytics/suppress";
import type { DietKey } from "@/lib/dietary/diets";
import type { DishVerdicts, MenuCheckWire, MenuWire } from "@/lib/schemas/venue-menu";
import { nameKey } from "@/lib/text/normalized-name";

export type JudgedDish = { name: string; description: string; verdicts: DishVerdicts };
/** Guests with the same needs. */
export type GuestGroup = People & { keys: readonly DietKey[] };
export type Fit = "fits" | "unknown" | "not";

const AT_LEAST = [1, 3, 5] as const;

/**
 * A dish fits if no verdict is a conflict, "may contain" or "unknown"; `info` counts as fitting, unknown never does.
 */
export function fitOf({ verdicts }: Pick<JudgedDish, "verdicts">, keys: readonly DietKey[]): Fit {
  const kinds = keys.map((key) => verdicts[key]?.kind ?? "unknown");
  if (kinds.some((kind) => kind === "conflict" || kind === "may_contain")) return "not";
  return kinds.includes("unknown") ? "unknown" : "fits";
}

const sum = (groups: readonly GuestGroup[]): People => groups.reduce(plus, NOBODY);
/** Withheld where fewer than 5 independent guests are in the group or beside it, so that nobody can be identified. */
const spoken = (people: People, among: People): number | null =>
  isTelling(people) || isTelling(minus(among, people)) ? null : people.guests;

/** Says how many of the guests are as wanted, or null where the number could tell something about one of them. */
export function guestsWho(groups: readonly GuestGroup[]): (isWanted: (group: GuestGroup) => boolean) => number | null {
  const all = sum(groups);
  const isGroupLargeEnough = all.independent >= SMALLEST_GROUP;
  return (isWanted) => (isGroupLargeEnough ? spoken(sum(groups.filter(isWanted)), all) : null);
}

/** Which guests a menu serves, and the one change that would serve most of the others. */
export function menuInsight(dishes: readonly JudgedDish[], groups: readonly GuestGroup[]): MenuWire {
  const say = guestsWho(groups);
  const fitting = (group: GuestGroup) => dishes.filter((dish) => fitOf(dish, group.keys) === "fits").length;
  return {
    dishes: dishes.map((dish) => ({
      name: dish.name,
      description: dish.description,
      verdicts: dish.verdicts,
      fits: say(({ keys }) => fitOf(dish, keys) === "fits"),
      unknown: say(({ keys }) => fitOf(dish, keys) === "unknown"),
    })),
    guests: say(() => true),
    served: AT_LEAST.map((atLeast) => ({ at_least: atLeast, guests: say((group) => fitting(group) >= atLeast) })),
    change: bestChange(dishes, groups),
  };
}

/**
 * Finds the ingredient and dish whose removal serves most guests, among guests for whom nothing else is in the way.
 */
function bestChange(dishes: readonly JudgedDish[], groups: readonly GuestGroup[]): MenuWire["change"] {
  const gains = new Map<string, { dish: string; ingredient: string; people: People }>();
  for (const [place, dish] of dishes.entries()) {
    for (const group of groups) {
      const ingredient = onlyBlocker(dish, group.keys);
      if (ingredient === null) continue;
      const id = `${place} ${ingredient}`;
      const gain = gains.get(id) ?? { dish: dish.name, ingredient, people: NOBODY };
      gains.set(id, { ...gain, people: plus(gain.people, group) });
    }
  }
  const best = [...gains.values()].sort((a, b) => b.people.guests - a.people.guests)[0];
  if (!best || isTelling(best.people)) return null;
  return { dish: best.dish, ingredient: best.ingredient, guests: best.people.guests };
}

/** The one food without which the dish would fit, or null. Removing a food never resolves an unknown verdict. */
export function onlyBlocker({ name, verdicts }: JudgedDish, keys: readonly DietKey[]): string | null {
  const standing = keys.flatMap((key) => {
    const verdict = verdicts[key];
    return verdict && (verdict.kind === "match" || verdict.kind === "info") ? [] : [verdict];
  });
  const blockers = new Set<string>();
  for (const verdict of standing) {
    // An unknown verdict, one that names no food, or a declared class cannot be resolved by leaving something out.
    if (!verdict || verdict.kind === "unknown" || verdict.blockers.length === 0 || verdict.is_declared) return null;
    for (const blocker of verdict.blockers) blockers.add(blocker);
  }
  const [only, ...others] = blockers;
  // The food that the dish is named after cannot be left out.
  const isNamed = only !== undefined && name.toLowerCase().includes(only);
  return only !== undefined && others.length === 0 && !isNamed ? only : null;
}

/** Dishes, matched by name, that fitted a need before the edit and no longer do. */
export function lostBy(before: readonly JudgedDish[], after: readonly JudgedDish[]): MenuCheckWire["lost"] {
  const earlier = new Map(before.map((dish) => [nameKey(dish.name), dish]));
  return after.flatMap((dish) => {
    const old = earlier.get(nameKey(dish.name));
    if (!old) return [];
    return (Object.entries(dish.verdicts) as [DietKey, { kind: string; blockers: string[] }][]).flatMap(
      ([key, { kind, blockers }]) =>
        fitOf(old, [key]) === "fits" && (kind === "conflict" || kind === "may_contain")
          ? [{ dish: dish.name, key, because: blockers }]
          : [],
    );
  });
}

import { now } from "@/server/clock";
import type { Transaction } from "@/server/db/client";
import type { Occasion, OpenWay, Way } from "./way";
import { WAY_NAMES, WAYS, type WayName } from "./ways";

export type NamedWay = OpenWay & { kind: WayName };

const waysAt = (occasion: Occasion): [WayName, Way][] =>
  WAY_NAMES.map((name): [WayName, Way] => [name, WAYS[name]]).filter(([, { endsAt }]) => endsAt.includes(occasion));

/** What an occasion would end now. */
export async function openWays(tx: Transaction, userId: string, occasion: Occasion): Promise<NamedWay[]> {
  const found: NamedWay[] = [];
  for (const [kind, way] of waysAt(occasion)) {
    for (const each of await way.open(tx, userId)) found.push({ kind, ...each });
  }
  return found;
}

/**
 * Ends every way in which somebody else sees a person: the one routine of a password reset, the closing of an
 * account, and the withdrawal of a consent. relations.ts says for each relation of the schema which way
 * it belongs to. Runs under the person's lock; everything that outlives a sign-in is made under the same lock, so it
 * either is there already and ends here, or is never made. Nothing of it is restored automatically.
 * @returns what ended, as it was
 */
export async function endSight(
  tx: Transaction,
  userId: string,
  occasion: Occasion,
  kept: readonly string[] = [],
): Promise<NamedWay[]> {
  const before = await openWays(tx, userId, occasion);
  const isKept = ({ id }: NamedWay) => kept.includes(id);
  const at = now();
  for (const [kind, way] of waysAt(occasion)) {
    const ids = before.filter((each) => each.kind === kind && isKept(each)).map(({ id }) => id);
    await way.end(tx, userId, { occasion, at, kept: ids });
  }
  return before.filter((each) => !isKept(each));
}

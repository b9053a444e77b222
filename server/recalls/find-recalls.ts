import { DAY_MS } from "@/lib/durations";
import { RECALL_SOURCES } from "@/lib/recalls/sources";
import type { RecallListWire, RecallWire } from "@/lib/schemas/recalls";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import type { Recall } from "@/server/db/generated/client";
import { readTable } from "@/server/recipes/table/read-table";
import { concernedBy } from "./concerns";
import { likeNames } from "./like-names";
import { type OwnFood, readOwnFoods } from "./own-foods";
import { toRecallNotice } from "./wire";
import { readWish } from "./wishes";

type Caller = { userId: string };
/** How long a notice is listed for a name or an allergen alone. One of an own code is listed while it holds. */
const LISTED_MS = 90 * DAY_MS;
/** The most notices that are compared; the sources publish some twenty a week. */
const MOST = 600;
const ORDER = ["at_home", "on_list", "checked", "named", "allergy"] as const satisfies readonly RecallWire["why"][];

const WHY = { at_home: "at_home", listed: "on_list", checked: "checked" } as const;

/**
 * The recalls that concern a caller and everybody for whom they cook, those of their own foods first. Nothing is stored:
 * an allergy that is recorded later finds them as well. `readSince`: only notices that we read later.
 */
export async function findRecalls(
  caller: Caller,
  { readSince }: { readSince?: Date | undefined } = {},
): Promise<RecallWire[]> {
  // Most installations read no recalls, and home asks each time.
  if (!(await db.recall.findFirst({ select: { id: true } }))) return [];
  const [foods, wish, table] = await Promise.all([
    readOwnFoods(caller.userId),
    readWish(caller.userId),
    readTable(caller, { isWhole: true }),
  ]);
  const byCode = new Map<string, OwnFood>();
  // What is at home or will be bought outranks what was once looked at in a shop.
  for (const food of [...foods].sort((one, other) => ORDER.indexOf(WHY[one.why]) - ORDER.indexOf(WHY[other.why])))
    if (food.gtin !== null && !byCode.has(food.gtin)) byCode.set(food.gtin, food);
  const notices = await readNotices([...byCode.keys()], readSince);
  const [concerned, seen] = await Promise.all([
    concernedBy(
      table,
      notices.map(({ allergens }) => allergens),
      caller.userId,
    ),
    db.recallSeen.findMany({ where: { userId: caller.userId }, select: { recallId: true } }),
  ]);
  const seenIds = new Set(seen.map(({ recallId }) => recallId));
  const namedLike = likeNames(foods);
  const found = notices.flatMap((notice, place): RecallWire[] => {
    const { people, isOpen } = concerned[place] ?? { people: [], isOpen: true };
    const own = ownFood(notice, byCode, namedLike);
    const told = { ...toRecallNotice(notice), people, is_seen: seenIds.has(notice.id) };
    if (own?.byCode) return [{ ...told, why: WHY[own.food.why], found: own.food.name }];
    // A name alone is weak: without somebody's allergy it would be noise. What nobody knows may be anybody's.
    if (own && (people.length > 0 || isOpen)) return [{ ...told, why: "named", found: own.food.name }];
    if (people.length === 0 || !wish.sources.includes(notice.source)) return [];
    return [{ ...told, why: "allergy", found: null }];
  });
  return found.sort((one, other) => ORDER.indexOf(one.why) - ORDER.indexOf(other.why));
}

/** Those that hold: all that name one of the codes, however many are newer, and the newest. */
async function readNotices(codes: string[], readSince: Date | undefined): Promise<Recall[]> {
  const holds = { endedAt: null, ...(readSince ? { readAt: { gt: readSince } } : {}) };
  const orderBy = [{ publishedAt: "desc" as const }, { id: "desc" as const }];
  const [own, newest] = await Promise.all([
    codes.length > 0 ? db.recall.findMany({ where: { ...holds, gtins: { hasSome: codes } }, orderBy, take: MOST }) : [],
    db.recall.findMany({
      where: { ...holds, publishedAt: { gte: new Date(now().getTime() - LISTED_MS) } },
      ...{ orderBy, take: MOST },
    }),
  ]);
  return [...new Map([...own, ...newest].map((notice) => [notice.id, notice])).values()];
}

function ownFood(
  notice: Recall,
  byCode: ReadonlyMap<string, OwnFood>,
  namedLike: (text: string) => OwnFood | null,
): { food: OwnFood; byCode: boolean } | null {
  const coded = notice.gtins.flatMap((gtin) => byCode.get(gtin) ?? [])[0];
  if (coded) return { food: coded, byCode: true };
  for (const product of notice.products) {
    const food = namedLike(`${notice.firm ?? ""} ${product}`);
    if (food) return { food, byCode: false };
  }
  return null;
}

/** With the caller's wish, and how old each source is. */
export async function listRecalls(caller: Caller): Promise<RecallListWire> {
  const [recalls, wish, feeds] = await Promise.all([
    findRecalls(caller),
    readWish(caller.userId),
    db.recallFeed.findMany(),
  ]);
  return {
    recalls,
    wish: { sources: [...wish.sources], by_mail: wish.byMail },
    feeds: feeds
      .map(({ source, readAt }) => ({ source, read_at: readAt.toISOString() }))
      .sort((one, other) => RECALL_SOURCES.indexOf(one.source) - RECALL_SOURCES.indexOf(other.source)),
  };
}

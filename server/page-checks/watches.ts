import { z } from "zod";
import { AppError, notFound } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { MOST_CHECKS, MOST_WATCHES } from "@/lib/page-checks/limits";
import { findingWire, type PageCheckWire, type PageWatchWire } from "@/lib/schemas/page-checks";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { parsePageAddress } from "@/server/recipes/import/fetch/page-address";
import { findOwnApplication } from "./check-page";
import { nextNight } from "./next-night";

type Caller = { userId: string };
const findings = z.array(findingWire);

const watchSelect = {
  id: true,
  address: true,
  nextCheckAt: true,
  checks: {
    orderBy: { checkedAt: "desc" },
    take: MOST_CHECKS,
    select: { checkedAt: true, isFine: true, findings: true },
  },
} as const;
type Row = {
  id: string;
  address: string;
  nextCheckAt: Date;
  checks: { checkedAt: Date; isFine: boolean; findings: unknown }[];
};

const toWire = ({ id, address, nextCheckAt, checks }: Row): PageWatchWire => ({
  id,
  address,
  next_check_at: nextCheckAt.toISOString(),
  checks: checks.map((each) => ({
    checked_at: each.checkedAt.toISOString(),
    is_fine: each.isFine,
    findings: findings.parse(each.findings),
  })),
});

/** The pages of an application that are checked each night, with their last results. */
export async function listWatches(caller: Caller, clientId: string): Promise<PageWatchWire[]> {
  const client = await findOwnApplication(caller, clientId);
  const where = { clientId: client.id };
  const rows = await db.pageWatch.findMany({
    where,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: watchSelect,
  });
  return rows.map(toWire);
}

/** Has a page checked each night. A page that already is stays as it is. */
export async function watchPage(caller: Caller, clientId: string, address: string): Promise<PageWatchWire> {
  const client = await findOwnApplication(caller, clientId);
  const { href } = parsePageAddress(address);
  return db.$transaction(async (tx) => {
    // Held by whoever adds one, so that two of them do not both count four.
    await tx.$queryRaw`SELECT 1 FROM oauth_clients WHERE id = ${client.id}::uuid FOR UPDATE`;
    const key = { clientId: client.id, address: href };
    const known = await tx.pageWatch.findUnique({ where: { clientId_address: key }, select: watchSelect });
    if (known) return toWire(known);
    if ((await tx.pageWatch.count({ where: { clientId: client.id } })) >= MOST_WATCHES)
      throw new AppError("conflict", says("watchesMost", { count: MOST_WATCHES }));
    const data = { ...key, createdAt: now(), nextCheckAt: nextNight(now(), href) };
    return toWire(await tx.pageWatch.create({ data, select: watchSelect }));
  });
}

export async function stopWatching(caller: Caller, clientId: string, id: string): Promise<void> {
  const client = await findOwnApplication(caller, clientId);
  const { count } = await db.pageWatch.deleteMany({ where: { id, clientId: client.id } });
  if (count === 0) throw notFound("pageWatch");
}

type Result = Pick<PageCheckWire, "is_fine" | "findings" | "checked_at">;

/** Keeps a result, and no more of them than anybody looks back at. @returns whether the page was fine before; null: not known */
export async function keepCheck(watchId: string, result: Result, tx: Transaction): Promise<boolean | null> {
  const before = await tx.pageCheck.findMany({
    where: { watchId },
    orderBy: [{ checkedAt: "desc" }, { id: "desc" }],
    select: { id: true, isFine: true },
  });
  const old = before.slice(MOST_CHECKS - 1).map(({ id }) => id);
  if (old.length > 0) await tx.pageCheck.deleteMany({ where: { id: { in: old } } });
  const data = { watchId, checkedAt: new Date(result.checked_at), isFine: result.is_fine, findings: result.findings };
  await tx.pageCheck.create({ data, select: { id: true } });
  return before[0]?.isFine ?? null;
}

/** A check that somebody has asked for of a page that is checked each night, too, stands among its results. */
export async function keepIfWatched(caller: Caller, clientId: string, result: PageCheckWire): Promise<void> {
  const client = await findOwnApplication(caller, clientId);
  await db.$transaction(async (tx) => {
    const [watch] = await tx.pageWatch.updateManyAndReturn({
      where: { clientId: client.id, address: result.address },
      data: { unreached: 0 },
      select: { id: true },
    });
    if (watch) await keepCheck(watch.id, result, tx);
  });
}

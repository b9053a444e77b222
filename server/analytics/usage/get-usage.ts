import { notFound } from "@/lib/errors";
import { billFor, COST_UNITS_PER_DOLLAR, TIERS } from "@/lib/portal/pricing";
import type { UsageQuery, UsageWire } from "@/lib/schemas/usage";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";

type Owner = { userId: string };
type Counted = { clientId: string; name: string; deleted: boolean; day: Date; calls: number; items: number };

const toDay = (time: Date) => time.toISOString().slice(0, 10);

/** The calls of a month by day, and their price by the tiers. Calls of deleted applications are included. */
export async function getUsage(caller: Owner, { client_id: clientId, month }: UsageQuery): Promise<UsageWire> {
  const chosen = month ?? toDay(now()).slice(0, 7);
  const first = new Date(`${chosen}-01T00:00:00Z`);
  const next = new Date(first);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const counted = await listCounted(caller, clientId, { gte: first, lt: next });
  if (clientId !== undefined && counted.length === 0) await requireKnown(caller, clientId);

  const total = sumOf(counted);
  const bill = billFor(total.calls);
  const inDollars = (units: number) => units / COST_UNITS_PER_DOLLAR;
  return {
    month: chosen,
    client_id: clientId ?? null,
    total_calls: total.calls,
    total_items: total.items,
    days: daysOf(first, next).map((day) => ({ day, ...sumOf(counted.filter((each) => toDay(each.day) === day)) })),
    applications: applicationsOf(counted),
    cost: {
      tiers: TIERS.map((tier) => {
        const line = bill.lines.find((each) => each.tier === tier);
        return {
          from: tier.from,
          to: tier.to,
          price_per_call: inDollars(tier.costPerCall),
          calls: line?.calls ?? 0,
          cost: inDollars(line?.cost ?? 0),
        };
      }),
      total: inDollars(bill.total),
    },
  };
}

async function listCounted(
  caller: Owner,
  clientId: string | undefined,
  day: { gte: Date; lt: Date },
): Promise<Counted[]> {
  const [present, past] = await Promise.all([
    db.usageCounter.findMany({
      where: { day, client: { ownerId: caller.userId, ...(clientId === undefined ? {} : { clientId }) } },
      select: { day: true, calls: true, items: true, client: { select: { clientId: true, name: true } } },
    }),
    db.pastUsage.findMany({
      where: { day, ownerId: caller.userId, ...(clientId === undefined ? {} : { clientId }) },
      select: { day: true, calls: true, items: true, clientId: true, applicationName: true },
    }),
  ]);
  return [
    ...present.map(({ client, ...row }) => ({ ...row, ...client, deleted: false })),
    ...past.map(({ applicationName, ...row }) => ({ ...row, name: applicationName, deleted: true })),
  ];
}

/** Accepts an application that made no call this month, provided that it is or was the caller's own. */
async function requireKnown(caller: Owner, clientId: string): Promise<void> {
  const [present, past] = await Promise.all([
    db.oAuthClient.count({ where: { clientId, ownerId: caller.userId } }),
    db.pastUsage.count({ where: { clientId, ownerId: caller.userId } }),
  ]);
  if (present + past === 0) throw notFound("application");
}

const sumOf = (rows: readonly Counted[]) => ({
  calls: rows.reduce((sum, row) => sum + row.calls, 0),
  items: rows.reduce((sum, row) => sum + row.items, 0),
});

/** The days of a month up to today; none of a future month. */
function daysOf(first: Date, next: Date): string[] {
  const days: string[] = [];
  for (const day = new Date(first); day < next && day <= now(); day.setUTCDate(day.getUTCDate() + 1)) {
    days.push(toDay(day));
  }
  return days;
}

function applicationsOf(counted: readonly Counted[]): UsageWire["applications"] {
  const firstOfEach = new Map(counted.map((each) => [each.clientId, each]));
  return [...firstOfEach.values()]
    .map(({ clientId, name, deleted }) => ({
      client_id: clientId,
      name,
      deleted,
      ...sumOf(counted.filter((each) => each.clientId === clientId)),
    }))
    .sort((one, other) => other.calls - one.calls || one.name.localeCompare(other.name, "en"));
}

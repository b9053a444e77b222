import { createHash } from "node:crypto";
import pg from "pg";
import { comparisonsOf, RANGE_KEYS } from "@/lib/analytics/figure-ranges";
import { DAY_MS } from "@/lib/durations";
import { slowlyDifferent } from "../../support/slow-visit-counts";
import { measured, report, times } from "../measured";
import { onOwnDatabase } from "../own-database";
import { largestOf, seedVisits } from "./seed";

/**
 * With five million visits to a thousand venues, one of which has a tenth of them: measures the calls of the portal for
 * that venue and for all venues, and checks the answers against a slow count of every row.
 * `npm run bench -- visits`, or `npm run bench -- visits 500000` for fewer.
 */
const SIZE = { visits: Number(process.argv[2] ?? 5_000_000), venues: 1000 };
const LARGEST = largestOf(SIZE);
const CALLS = 60;
const AIM_MS = 100;

type Asked = Record<string, string | number>;

/** Every range with each of its comparisons, and filters of every kind over the longest of them. */
function figuresAsked(table: string): Asked[] {
  const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  const custom = { from: day(200), to: day(11) };
  const ranges: Asked[] = RANGE_KEYS.flatMap((range) =>
    comparisonsOf({ range }).map((compare) => ({ range, compare, ...(range === "custom" ? custom : {}) })),
  );
  const filters: Asked[] = [
    ...[{ type: "online" }, { table }, { weekday: 5 }, { weekday: 6, hour: 20 }, { guest: "returning" }],
    ...[
      { type: "onsite", table, weekday: 6, hour: 20, guest: "new" },
      { group: "vegan" },
      { group: "allergic", weekday: 5 },
    ],
  ];
  const long: Asked[] = [{ range: "all" }, { range: "year", compare: "year" }, { range: "91d", compare: "weekdays" }];
  return [...ranges, ...long.flatMap((range) => filters.map((filter) => ({ ...range, ...filter })))];
}

const md5Table = (n: number): string =>
  createHash("md5")
    .update(`t${n}`)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

async function bench({ ownerId, venueId }: { ownerId: string; venueId: string }): Promise<void> {
  const { startSignIn } = await import("@/server/auth/start-sign-in");
  const { db, closeDatabase } = await import("@/server/db/client");
  const { provenSelect } = await import("@/server/auth/wire");
  const { call } = await import("../../support/request");
  const { GET: analytics } = await import("@/app/api/visits/analytics/route");
  const { GET: list } = await import("@/app/api/visits/venue/[venueId]/route");
  const { GET: breakdown } = await import("@/app/api/visits/venue/[venueId]/breakdown/route");
  const { GET: timeseries } = await import("@/app/api/visits/venue/[venueId]/timeseries/route");
  const { GET: figures } = await import("@/app/api/visits/venue/[venueId]/figures/route");
  const { GET: activity } = await import("@/app/api/visits/activity/route");
  const owner = await db.user.findUniqueOrThrow({
    where: { id: ownerId },
    select: provenSelect,
  });
  const started = await startSignIn(owner, null);
  const token = started?.accessToken ?? "";
  const params = { venueId };
  const packing = performance.now();
  const { packVenue } = await import("@/server/analytics/figures/pack-days");
  const packed = await packVenue({ id: venueId, timeZone: "Europe/Rome", since: new Date(Date.now() - 731 * DAY_MS) });
  console.log(`${packed} days of the largest packed in ${((performance.now() - packing) / 1000).toFixed(0)} s`);
  const { id: visitId } = await db.visit.findFirstOrThrow({ where: { venueId }, select: { id: true } });

  type Query = Record<string, string | number | boolean>;
  const asked: [string, Parameters<typeof call>[0], Query][] = [
    ["analytics of all venues, lifetime", analytics, { time_range: "lifetime" }],
    ["analytics of all venues, 24h", analytics, { time_range: "24h" }],
    ["analytics of the largest, 24h", analytics, { time_range: "24h", venue_id: venueId }],
    ["analytics of all venues, 30 days", analytics, { days: 30 }],
    ["activity of all venues", activity, {}],
    ["breakdown dietary, lifetime", breakdown, { type: "dietary" }],
    ["breakdown health, 24h", breakdown, { type: "health", time_range: "24h" }],
    ["breakdown visit types, today", breakdown, { type: "visit_types", time_range: "today" }],
    ["time series by day, lifetime", timeseries, { interval: "day" }],
    ["time series by hour, 24h", timeseries, { time_range: "24h" }],
    ["explorer, first page", list, { page: 1, limit: 100 }],
    ["explorer, page 1000", list, { page: Math.max(1, Math.floor(LARGEST / 500)), limit: 100 }],
    ["explorer, last page", list, { page: Math.floor(LARGEST / 100), limit: 100 }],
    ["explorer, unique guests", list, { page: 3, limit: 100, unique_visits_only: true }],
    ["explorer, vegans", list, { page: 1, limit: 100, diet: "vegan" }],
    ["explorer, with an allergy, page 50", list, { page: 50, limit: 100, diet: "allergic" }],
    ["explorer, vegans on site", list, { page: 1, limit: 100, diet: "vegan", visit_type: "GENERAL" }],
    ["explorer, latest visits of vegans", list, { page: 1, limit: 100, diet: "vegan", unique_visits_only: true }],
    ["explorer, a name", list, { page: 1, limit: 100, q: "guest123" }],
    ["explorer, a rare name", list, { page: 1, limit: 100, q: "guest12345" }],
    ["explorer, visits of one guest", list, { page: 1, limit: 5, guest_of: visitId }],
    ["explorer, online", list, { page: 1, limit: 100, visit_type: "ONLINE" }],
    ["explorer, ended", list, { page: 1, limit: 100, status: "ended" }],
    ...figuresAsked(md5Table(3)).map((query): [string, Parameters<typeof call>[0], Query] => [
      `figures ${Object.values(query).join(" ")}`.replace(md5Table(3), "a table"),
      figures,
      query,
    ]),
    ["explorer, online in 24h", list, { page: 1, limit: 100, visit_type: "ONLINE", time_range: "24h" }],
  ];
  for (const [name, handler, query] of asked) {
    const into = times();
    for (let i = 0; i < 3; i++) await call(handler, { token, params, query });
    for (let i = 0; i < CALLS; i++) {
      await measured(into, async () => {
        const { status, body } = await call(handler, { token, params, query });
        return { status, body };
      });
    }
    report(name, into, AIM_MS);
  }
  await closeDatabase();
}

await onOwnDatabase("visits", async () => {
  // A separate connection, because a slow count takes longer than the application's time limit.
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  client.on("error", (error) => console.log(`the seeding connection: ${error.message}`));
  await client.connect();
  const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(0);
  const seeding = performance.now();
  const ids = await seedVisits(client, SIZE);
  console.log(`${SIZE.visits.toLocaleString("en")} visits seeded in ${seconds(seeding)} s`);
  await bench(ids);
  const counting = performance.now();
  const different = await slowlyDifferent(client);
  const verdict = different.length === 0 ? "equal" : `DIFFERENT ${JSON.stringify(different)}`;
  console.log(`slow count of every visit: ${seconds(counting)} s; ${verdict}`);
  if (different.length > 0) process.exitCode = 1;
  await client.end();
});

/**
 * Sends 500 check-ins a second for a minute to the started product, while 200 venues have a live view open and their
 * owner has the dashboard open. Requests are sent at fixed times, whether or not earlier ones were answered. Afterwards
 * every visit is counted: in the table, on the dashboard, in each live view, and in the stored counters.
 * `npm run bench -- check-ins`, or `npm run bench -- check-ins 10 100` for 10 seconds with 100 a second.
 * Exits with 1 after an error, a lost visit, a wrong count, or a dashboard that stopped updating.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { LiveViewWire } from "@/lib/schemas/live";
import type { ActivityWire } from "@/lib/schemas/visit-analytics";
import { slowlyDifferent } from "../../support/slow-visit-counts";
import { freePort, StartedProcess } from "../../support/started-process";
import { spentByDatabase, spentByDescendants } from "../hostile/spent";
import { percentile } from "../mixed/load";
import { onOwnDatabase } from "../own-database";
import { until, within } from "./ending";
import type { Town } from "./seed";
import { type Answer, Screen, Sender } from "./sending";

const SECONDS = Number(process.argv[2] ?? 60);
const A_SECOND = Number(process.argv[3] ?? 500);
const LIVE_VIEWS = 200;
/** The number of venues that each guest visits, each only once, so that every request creates a visit. */
const HOUSES_EACH = 10;
const WARM_UP = Math.min(1000, SECONDS * A_SECOND);
const WARM_UP_AT_ONCE = 20;
/** A live view shows at most this many (server/analytics/live/get-live-view.ts). */
const MOST_GUESTS = 300;
const AIMS = { silenceMs: 5000, shownMs: 10_000 };
/** Two hundred screens open at the same time. */
const OPENING_MS = 60_000;
/** The first start includes a build. */
const READY_MS = 20 * 60_000;
const STOP_MS = 60_000;
const COUNT_MS = 10 * 60_000;

let isSound = true;
function requireSo(isSo: boolean, otherwise: string): void {
  if (isSo) return;
  isSound = false;
  console.log(`  NOT SO: ${otherwise}`);
}

function tell(what: string, answers: readonly Answer[]): void {
  const waits = answers.map(({ ms }) => ms);
  const [median, p95, p99, worst] = [0.5, 0.95, 0.99, 1].map((share) => `${percentile(waits, share).toFixed(0)} ms`);
  console.log(`${what}: ${answers.length}, median ${median}, p95 ${p95}, p99 ${p99}, longest ${worst}`);
}

/** CPU time of the product and of the database in seconds; only on Linux. */
function spent(productPid: number): { product: number; database: number } {
  try {
    return { product: spentByDescendants(productPid, () => true).ran, database: spentByDatabase(process.pid).ran };
  } catch {
    return { product: 0, database: 0 };
  }
}

type Load = { checkIns: Answer[]; dashboards: Answer[]; seconds: number; began: number };

/** Sends a fixed number of requests a second, each at its due time. */
async function sendAll(sender: Sender, origin: string, { owner }: Town, checkIn: CheckIn): Promise<Load> {
  const began = performance.now();
  const [sent, asked]: Promise<Answer>[][] = [[], []];
  const all = SECONDS * A_SECOND;
  for (let n = 0; n < all; ) {
    const due = Math.min(all, Math.floor(((performance.now() - began) / 1000) * A_SECOND));
    for (; n < due; n++) {
      sent?.push(checkIn(WARM_UP + n));
      if (n % A_SECOND === 0) asked?.push(sender.send(`${origin}/api/visits/analytics?time_range=24h`, owner));
    }
    await pause(4);
  }
  const [checkIns, dashboards] = await Promise.all([Promise.all(sent ?? []), Promise.all(asked ?? [])]);
  return { checkIns, dashboards, seconds: (performance.now() - began) / 1000, began };
}

type CheckIn = (n: number) => Promise<Answer>;
const checkInsOf =
  (sender: Sender, origin: string, { guests, houses }: Town): CheckIn =>
  async (n) => {
    const guest = guests[n % guests.length];
    const house = houses[(n + Math.floor(n / guests.length)) % houses.length];
    if (!guest || !house) throw new Error("There is nobody, or nowhere to go.");
    const table = house.tables[n % house.tables.length];
    return sender.send(`${origin}/api/visits`, guest, { venue_id: house.id, location_id: table });
  };

async function bench(origin: string, productPid: number, client: pg.Client, sender: Sender): Promise<void> {
  const { seedTown } = await import("./seed");
  const all = SECONDS * A_SECOND + WARM_UP;
  const town = await seedTown(client, { guests: Math.ceil(all / HOUSES_EACH), houses: LIVE_VIEWS });
  const checkIn = checkInsOf(sender, origin, town);
  const warm: Answer[] = [];
  while (warm.length < WARM_UP) {
    const next = Math.min(WARM_UP_AT_ONCE, WARM_UP - warm.length);
    warm.push(...(await Promise.all(Array.from({ length: next }, (_, i) => checkIn(warm.length + i)))));
  }
  const dashboard = new Screen<ActivityWire>(`${origin}/api/visits/activity/events`, town.owner);
  const kitchens = town.houses.map(
    ({ id }) => new Screen<LiveViewWire>(`${origin}/api/visits/venue/${id}/live/events`, town.owner),
  );
  const screens = [dashboard, ...kitchens];
  try {
    const opened = await until(OPENING_MS, () => screens.every(({ events }) => events > 0));
    requireSo(opened !== null, "every screen shows something before it begins");
    const before = spent(productPid);
    const load = await sendAll(sender, origin, town, checkIn);
    const after = spent(productPid);
    tell("check-ins", load.checkIns);
    tell("dashboards asked meanwhile", load.dashboards);
    console.log(
      `${(load.checkIns.length / load.seconds).toFixed(0)} check-ins a second over ${load.seconds.toFixed(1)} s`,
    );
    const each = (seconds: number) => `${((seconds / load.checkIns.length) * 1000).toFixed(2)} ms`;
    console.log(
      `processor time for each, screens included: ${each(after.product - before.product)} of the product, ${each(after.database - before.database)} of the database`,
    );
    const answers = [...warm, ...load.checkIns];
    const failed = [
      ...answers.filter(({ status }) => status !== 201),
      ...load.dashboards.filter(({ status }) => status !== 200),
    ];
    for (const { status, text } of failed.slice(0, 5)) console.log(`  answered ${status}: ${text.slice(0, 200)}`);
    requireSo(failed.length === 0, `${failed.length} requests were not answered well`);
    tellSilence(dashboard.times, load);
    await countAll(client, { answers, dashboard, kitchens, town });
  } finally {
    for (const screen of screens) screen.close();
  }
}

/** Prints the longest time without an update of the dashboard while guests checked in. */
function tellSilence(times: readonly number[], { began, seconds }: Load): void {
  const ended = began + seconds * 1000;
  const stops = [began, ...times.filter((at) => at > began && at < ended), ended];
  const silences = stops.slice(1).map((at, i) => at - (stops[i] ?? at));
  const longest = Math.max(...silences);
  console.log(`the dashboard changed ${stops.length - 2} times, and stood still for ${longest.toFixed(0)} ms at most`);
  requireSo(longest < AIMS.silenceMs, `the dashboard changes every ${AIMS.silenceMs} ms at least`);
}

type Counted = {
  answers: Answer[];
  dashboard: Screen<ActivityWire>;
  kitchens: Screen<LiveViewWire>[];
  town: Town;
};

/**
 * Checks that every answered visit is stored once, under the id in the answer, and that every screen and counter
 * agrees.
 */
async function countAll(client: pg.Client, { answers, dashboard, kitchens, town }: Counted): Promise<void> {
  const ids = answers.filter(({ status }) => status === 201).map(({ text }) => (JSON.parse(text) as { id: string }).id);
  const { rows } = await client.query<{ found: number; all: number; shown: number }>(
    `SELECT count(*) FILTER (WHERE v.id = ANY ($1::uuid[]))::int AS found, count(*)::int AS all, count(d.visit_id)::int AS shown
     FROM visits v LEFT JOIN visit_disclosures d ON d.visit_id = v.id WHERE v.status = 'active'`,
    [ids],
  );
  const { found = 0, all = 0, shown = 0 } = rows[0] ?? {};
  console.log(`visits answered ${ids.length}, found ${found}, in the table ${all}, with what they show ${shown}`);
  requireSo(new Set(ids).size === ids.length, "every answer names a visit of its own");
  requireSo(
    found === ids.length && all === answers.length && shown === all,
    "no visit is lost, and none is made twice",
  );

  const toDashboard = await until(AIMS.shownMs, () => dashboard.shown?.last_24h.total_visits === all);
  requireSo(toDashboard !== null, `the dashboard counts ${all}, not ${dashboard.shown?.last_24h.total_visits}`);
  const there = await client.query<{ id: string; guests: number }>(
    "SELECT venue_id AS id, count(*)::int AS guests FROM visits WHERE status = 'active' GROUP BY 1",
  );
  const guestsAt = new Map(there.rows.map(({ id, guests }) => [id, Math.min(MOST_GUESTS, guests)]));
  const isRight = (kitchen: Screen<LiveViewWire>, i: number) =>
    kitchen.shown?.guests.length === (guestsAt.get(town.houses[i]?.id ?? "") ?? 0);
  const toKitchens = await until(AIMS.shownMs, () => kitchens.every(isRight));
  const wrong = kitchens.filter((kitchen, i) => !isRight(kitchen, i)).length;
  requireSo(toKitchens !== null, `${wrong} of ${kitchens.length} live views show another number of guests`);
  const changes = kitchens.map(({ events }) => events);
  console.log(
    `${kitchens.length} live views: ${percentile(changes, 0.5)} changes each, ${Math.max(...guestsAt.values())} guests in the fullest house`,
  );
  const different = await within(COUNT_MS, "the slow count", slowlyDifferent(client));
  console.log(`slow count of every visit: ${different.length === 0 ? "equal" : JSON.stringify(different.slice(0, 3))}`);
  requireSo(different.length === 0, "the counts that are kept are those of a slow count");
}

await onOwnDatabase("check-ins", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "forkprint-check-ins-data-"));
  const { DATABASE_URL = "", AUTH_SECRET = "", OAUTH_PRIVATE_KEY = "" } = process.env;
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const sender = new Sender();
  const product = new StartedProcess({
    dataDir,
    port: await freePort(),
    // Rate limits are checked and counted as usual, but never reached.
    env: { DATABASE_URL, AUTH_SECRET, OAUTH_PRIVATE_KEY, NODE_ENV: "production", RATE_LIMIT_FACTOR: "100000" },
  });
  try {
    await within(READY_MS, "the start", product.ready());
    await bench(product.url, product.child.pid ?? 0, client, sender);
  } finally {
    sender.close();
    await client.end();
    await within(STOP_MS, "the stop", product.stop()).catch((error: Error) => {
      requireSo(false, error.message);
      product.child.kill("SIGKILL");
    });
    await rm(dataDir, { recursive: true, force: true });
  }
});
console.log(isSound ? "no error, and no visit lost" : "not as it should be");
process.exit(isSound ? 0 : 1);

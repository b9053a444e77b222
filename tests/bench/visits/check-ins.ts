/**
 * 500 check-ins a second for a minute against the started product, while 200 live views are open and a dashboard is asked
 * every second. Requests are sent at fixed times, whether or not earlier ones were answered. Afterwards every answered
 * visit is looked for, and the counts that are kept are compared with a slow count.
 * `npm run bench:check-ins -- [seconds] [a second]`
 */
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { slowlyDifferent } from "../../support/slow-visit-counts";
import { freePort, StartedProcess } from "../../support/started-process";
import { spentBy } from "../hostile/spent";
import { onOwnDatabase } from "../own-database";

const SECONDS = Number(process.argv[2] ?? 60);
const A_SECOND = Number(process.argv[3] ?? 500);
const VENUES = 40;
const TABLES = 10;
/** Each person checks in at so many venues, never twice at one: every request makes a visit. */
const VENUES_EACH = 10;
const LIVE_VIEWS = 200;
const WARM_UP = 1000;

type Answer = { status: number; ms: number; text: string };
type Caller = { token: string };

const agent = new http.Agent({ keepAlive: true, maxSockets: 400 });

function send(url: string, { token }: Caller, body?: unknown): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const request = http.request(
      url,
      {
        agent,
        method: text === undefined ? "GET" : "POST",
        headers: {
          authorization: `Bearer ${token}`,
          ...(text === undefined
            ? {}
            : { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            ms: performance.now() - started,
            text: Buffer.concat(chunks).toString("utf8"),
          }),
        );
        response.on("error", reject);
      },
    );
    request.on("error", reject);
    request.end(text);
  });
}

/** People with a diet and an allergy each, signed in; and an owner of all venues. */
async function seed(client: pg.Client, people: number) {
  const { signAccessToken } = await import("@/server/auth/access-token");
  await client.query(
    `INSERT INTO users (id, email, password_hash, account_type, updated_at)
     VALUES (md5('owner')::uuid, 'owner@bench.example', 'x', 'business', now())`,
  );
  await client.query(
    `INSERT INTO users (id, email, password_hash, first_name, last_name, updated_at)
     SELECT md5('p' || n)::uuid, 'p' || n || '@bench.example', 'x', 'Guest' || n, 'Bench', now() FROM generate_series(1, $1::int) n`,
    [people],
  );
  await client.query(
    `INSERT INTO user_diets (user_id, diet, slot)
     SELECT md5('p' || n)::uuid, (enum_range(NULL::diet_key))[1 + n % 17], 1 FROM generate_series(1, $1::int) n`,
    [people],
  );
  await client.query(
    `INSERT INTO ingredient_preferences (id, user_id, ingredient_id, preference_type, severity, traces, updated_at)
     SELECT md5('i' || n)::uuid, md5('p' || n)::uuid, (SELECT id FROM ingredients ORDER BY id OFFSET n % 50 LIMIT 1), 'allergy', 'severe', true, now()
     FROM generate_series(1, $1::int) n`,
    [people],
  );
  await client.query(
    `INSERT INTO sign_ins (id, user_id, device, created_at, last_used_at, expires_at)
     SELECT md5('s' || email)::uuid, id, 'bench', now(), now(), now() + interval '14 days' FROM users`,
  );
  await client.query(
    `INSERT INTO venues (id, owner_id, name, city, country, time_zone, updated_at)
     SELECT md5('v' || n)::uuid, md5('owner')::uuid, 'Venue ' || n, 'Rome', 'Italy', 'Europe/Rome', now() FROM generate_series(1, $1::int) n`,
    [VENUES],
  );
  await client.query(
    `INSERT INTO locations (id, venue_id, label)
     SELECT md5('l' || v || '-' || t)::uuid, md5('v' || v)::uuid, 'table ' || t
     FROM generate_series(1, $1::int) v, generate_series(1, $2::int) t`,
    [VENUES, TABLES],
  );
  await client.query("VACUUM ANALYZE");
  const { rows } = await client.query<{ id: string; sign_in: string; type: string }>(
    "SELECT u.id, s.id AS sign_in, account_type AS type FROM users u JOIN sign_ins s ON s.user_id = u.id ORDER BY u.id",
  );
  const { rows: venues } = await client.query<{ id: string; tables: string[] }>(
    "SELECT venue_id AS id, array_agg(id::text) AS tables FROM locations GROUP BY 1 ORDER BY 1",
  );
  const until = new Date(Date.now() + 14 * 86_400_000);
  const callers = await Promise.all(
    rows.map(async ({ id, sign_in: signInId, type }) => ({
      type,
      token: await signAccessToken({ userId: id, signInId }, new Date(), until),
    })),
  );
  return {
    owner: callers.find(({ type }) => type === "business") as Caller,
    guests: callers.filter(({ type }) => type === "diner"),
    venues,
  };
}

/** A live view that stays open. `last`: what it showed last. */
function openLiveView(url: string, { token }: Caller) {
  const view = { last: "", events: 0, close: () => {} };
  const request = http.get(url, { agent: false, headers: { authorization: `Bearer ${token}` } }, (response) => {
    let text = "";
    response.setEncoding("utf8");
    response.on("data", (chunk: string) => {
      text += chunk;
      const end = text.lastIndexOf("\n\n");
      if (end < 0) return;
      for (const event of text.slice(0, end).split("\n\n")) {
        if (!event.startsWith("data: ")) continue;
        view.events += 1;
        view.last = event.slice(6);
      }
      text = text.slice(end + 2);
    });
    response.on("error", () => undefined);
  });
  request.on("error", () => undefined);
  view.close = () => request.destroy();
  return view;
}

/** This process's descendants, by what they are. */
function family(root: number): Record<string, number> {
  const parents = new Map<number, number>();
  const names = new Map<number, string>();
  for (const entry of readdirSync("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, "utf8");
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
      names.set(Number(entry), stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")")));
    } catch {
      // it ended meanwhile
    }
  }
  const isBelow = (pid: number): boolean => pid === root || (pid > 1 && isBelow(parents.get(pid) ?? 0));
  return Object.fromEntries([...parents.keys()].filter(isBelow).map((pid) => [`${names.get(pid)} ${pid}`, pid]));
}

const percentile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

function tell(what: string, answers: readonly Answer[]): void {
  const ms = answers.map((each) => each.ms);
  const [median, p95, p99, worst] = [0.5, 0.95, 0.99, 1].map((share) => `${percentile(ms, share).toFixed(0)} ms`);
  console.log(`${what}: ${answers.length}, median ${median}, p95 ${p95}, p99 ${p99}, longest ${worst}`);
}

const processorOf = (spent: ReadonlyMap<string, number>) => [...spent.values()].reduce((sum, each) => sum + each, 0);

async function bench(product: StartedProcess, client: pg.Client): Promise<void> {
  const total = SECONDS * A_SECOND + WARM_UP;
  const { owner, guests, venues } = await seed(client, Math.ceil(total / VENUES_EACH));
  const checkIn = (n: number): Promise<Answer> => {
    const guest = guests[n % guests.length] as Caller;
    const venue = venues[(n + Math.floor(n / guests.length)) % venues.length];
    const table = venue?.tables[n % TABLES];
    return send(`${product.url}/api/visits`, guest, { venue_id: venue?.id, location_id: table }).catch(
      (error: Error) => ({ status: 0, ms: 0, text: error.message }),
    );
  };
  for (let n = 0; n < WARM_UP; n += 20) await Promise.all(Array.from({ length: 20 }, (_, i) => checkIn(n + i)));

  const views = Array.from({ length: LIVE_VIEWS }, (_, n) =>
    openLiveView(`${product.url}/api/visits/venue/${venues[n % VENUES]?.id}/live/events`, owner),
  );
  while (views.some(({ events }) => events === 0)) await pause(50);

  const before = spentBy(family(product.child.pid ?? 0));
  const started = performance.now();
  const sent: Promise<Answer>[] = [];
  const asked: Promise<Answer>[] = [];
  for (let n = 0; n < SECONDS * A_SECOND; ) {
    const due = Math.min(SECONDS * A_SECOND, Math.floor(((performance.now() - started) / 1000) * A_SECOND));
    for (; n < due; n++) {
      sent.push(checkIn(WARM_UP + n));
      if (n % A_SECOND === 0) asked.push(send(`${product.url}/api/visits/analytics?time_range=24h`, owner));
    }
    await pause(4);
  }
  const answers = await Promise.all(sent);
  const took = (performance.now() - started) / 1000;
  const spent = processorOf(spentBy(family(product.child.pid ?? 0))) - processorOf(before);
  const postgres = await client.query<{ n: number }>("SELECT count(*)::int AS n FROM visits WHERE status = 'active'");
  tell("check-ins", answers);
  tell("dashboards meanwhile", await Promise.all(asked));
  const made = answers.filter(({ status }) => status === 201);
  const others = answers.filter(({ status }) => status !== 201);
  console.log(
    `${(answers.length / took).toFixed(0)} a second over ${took.toFixed(1)} s; the product's own processes used ${((spent / answers.length) * 1000).toFixed(2)} ms of processor each`,
  );
  for (const each of others.slice(0, 5)) console.log(`  answered ${each.status}: ${each.text.slice(0, 200)}`);
  const lost = made.length + WARM_UP - (postgres.rows[0]?.n ?? 0);
  await pause(3000);
  const shown = views.filter(({ last }) => last.length > 0).length;
  const guestsShown = views
    .slice(0, VENUES)
    .map(({ last }) => (JSON.parse(last) as { guests: unknown[] }).guests.length);
  console.log(
    `errors: ${others.length}; lost: ${lost}; live views open: ${shown}, ${percentile(
      views.map(({ events }) => events),
      0.5,
    )} changes each, ${Math.max(...guestsShown)} guests in the longest`,
  );
  const different = await slowlyDifferent(client);
  console.log(`slow count of every visit: ${different.length === 0 ? "equal" : JSON.stringify(different.slice(0, 3))}`);
  for (const view of views) view.close();
  if (others.length > 0 || lost !== 0 || different.length > 0) process.exitCode = 1;
}

await onOwnDatabase("check-ins", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "forkprint-check-ins-data-"));
  const { DATABASE_URL = "", AUTH_SECRET = "", OAUTH_PRIVATE_KEY = "" } = process.env;
  const product = new StartedProcess({
    dataDir,
    port: await freePort(),
    env: { DATABASE_URL, AUTH_SECRET, OAUTH_PRIVATE_KEY, NODE_ENV: "production", RATE_LIMIT_FACTOR: "1000" },
  });
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    await product.ready();
    await bench(product, client);
  } finally {
    await client.end();
    agent.destroy();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

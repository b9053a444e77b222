/**
 * Sends hostile requests to the started product, while health is requested continually and other people use the
 * product, and prints how long those others wait. First a flood from many addresses and accounts (imports, menus,
 * recipes, sign-ins, photos, forms), then the worst that one signed-in person, one partner and one administrator may do
 * within their limits. Judged by ratio to the same product without an attack, so that a slow machine does not decide:
 * health p99 at most 3 times as long, and the longest wait of anybody else at most 5 times.
 * `npm run bench -- hostile [seconds] [kinds]`; kinds are some of
 * imports,menus,recipes,sign-ins,photos,forms or of diner,partner,admin, to see the effect of each. It also prints how long
 * the disk itself takes to confirm a small write meanwhile, because a request that stores something waits at least as
 * long. TMPDIR chooses the disk.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, setPriority, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DEMO_BUSINESS, DEMO_PASSWORD } from "@/prisma/seed/demo-people";
import { freePort, StartedProcess } from "../../support/started-process";
import { ADDRESS_HEADER, type Api, apiAt, bearer, PASSWORD } from "./api";
import { watchDisk } from "./disk";
import { type Spent, since, spentBy, spentByDatabase, spentByFile, spentByMachine } from "./spent";
import type { Accounts } from "./within-limits";

const SECONDS = Number(process.argv[2] ?? 30);
const FLOOD = ["imports", "menus", "recipes", "sign-ins", "photos", "forms"];
const WITHIN_LIMITS = ["diner", "partner", "admin"];
const KINDS = (process.argv[3] ?? [...FLOOD, ...WITHIN_LIMITS].join(",")).split(",");
const HEALTH_EVERY_MS = 50;
const MOST_TIMES = { health: 3, others: 5 };
const ADMIN = { email: "admin@bench.example", password: PASSWORD };
const MENU_ORIGIN = "https://lungara.example";
/** The network address of the people who do no harm. */
const HOME = "203.0.113.1";

type Waits = Map<string, number[]>;
const refusals: string[] = [];

async function timed(waits: Waits, what: string, work: () => Promise<Response>): Promise<void> {
  const started = performance.now();
  const answer = await work();
  await answer.arrayBuffer();
  // A refusal counts as a failure, as bad as the longest wait.
  if (answer.status >= 400) refusals.push(`${what}: ${answer.status}`);
  waits.set(what, [...(waits.get(what) ?? []), performance.now() - started]);
}

/** Sends requests at fixed times without waiting for earlier answers, so that one slow answer does not hide another. */
async function askHealth(api: Api, until: number, waits: Waits): Promise<void> {
  const asked: Promise<void>[] = [];
  while (Date.now() < until) {
    asked.push(timed(waits, "health", () => api.send("GET", "/api/health", HOME)));
    await pause(HEALTH_EVERY_MS);
  }
  await Promise.all(asked);
}

const PASTED =
  "Leek soup\n\nIngredients\n2 leeks\n1 l milk\n1 tbsp butter\n\nMethod\n1. Cook the leeks.\n2. Add the milk.";
let signIns = 0;
type Person = { email: string; token: string; clientId: string };

const ordinary = (api: Api, { email, token, clientId }: Person): [string, () => Promise<Response>][] => [
  ["the page of recipes", () => api.send("GET", "/recipes", HOME)],
  ["a page of the list of recipes", () => api.send("GET", "/api/recipes", HOME)],
  ["a search", () => api.send("GET", "/api/recipes/search?q=tomato", HOME)],
  ["one's preferences", () => api.send("GET", "/user/my-preferences", HOME, undefined, bearer(token))],
  ["one's recipes", () => api.send("GET", "/user/my-recipes", HOME, undefined, bearer(token))],
  // People sign in from many addresses, each of which may do so a hundred times.
  [
    "a sign-in",
    () => api.json("POST", "/auth/login", `203.0.113.${2 + (signIns++ % 200)}`, { email, password: PASSWORD }),
  ],
  [
    "a new recipe",
    () =>
      api.json(
        "POST",
        "/api/recipes",
        HOME,
        {
          title: "Leek soup",
          ingredients: ["2 leeks", "1 l milk", "1 tbsp butter"].map((name) => ({ name })),
          instructions: [{ text: "Cook." }],
        },
        bearer(token),
      ),
  ],
  // Answered by the process for long work, as the most costly calls of the attacks are.
  ["a pasted recipe", () => api.json("POST", "/parse/recipe", HOME, { text: PASTED }, bearer(token))],
  [
    "a menu of 10 dishes",
    () =>
      api.json(
        "POST",
        "/api/analysis/menu",
        HOME,
        {
          client_id: clientId,
          items: Array.from({ length: 10 }, (_, i) => ({
            name: `Pasta ${i}`,
            description: "Tomatoes, basil, walnuts",
          })),
        },
        { origin: MENU_ORIGIN },
      ),
  ],
];

async function askOthers(api: Api, person: Person, until: number, waits: Waits): Promise<void> {
  const requests = ordinary(api, person);
  for (let i = 0; Date.now() < until; i++) {
    const [what, work] = requests[i % requests.length] ?? [];
    if (what && work) await timed(waits, what, work);
    await pause(50);
  }
}

async function prepare(api: Api): Promise<Person> {
  const answer = await api.json("POST", "/auth/login", HOME, { email: DEMO_BUSINESS.email, password: DEMO_PASSWORD });
  const { access_token: business } = (await answer.json()) as { access_token: string };
  const clients = await api.send("GET", "/oauth/clients", HOME, undefined, bearer(business));
  const [client] = (await clients.json()) as { client_id: string }[];
  if (!client) throw new Error("The demo data has no application.");
  return { ...(await api.signUp(HOME)), clientId: client.client_id };
}

type Summary = {
  counts: Record<string, Record<string, number>>;
  sentences: Record<string, Record<string, string>>;
};
type Attack = { kinds: readonly string[]; pagesPort: number };

async function startAttacks(origin: string, clientId: string, { kinds, pagesPort }: Attack): Promise<ChildProcess> {
  const accounts: Accounts = { partner: { email: DEMO_BUSINESS.email, password: DEMO_PASSWORD }, admin: ADMIN };
  const child = fork(
    path.join(import.meta.dirname, "attacks.ts"),
    [origin, String(SECONDS), clientId, MENU_ORIGIN, kinds.join(","), JSON.stringify(accounts)],
    {
      execArgv: ["--import", "tsx"],
      env: { ...process.env, BENCH_PAGES_PORT: String(pagesPort) },
    },
  );
  await once(child, "message");
  return child;
}

/** The product's processes and the benchmark's own: what each spent on a processor since it was asked last. */
function watchSpending(product: StartedProcess, attacks: ChildProcess | undefined) {
  const { command, servers } = product.pids();
  const processes = {
    ...Object.fromEntries(servers.map((pid, index) => [`server ${index + 1}`, pid])),
    command,
    ...(attacks?.pid ? { attacks: attacks.pid } : {}),
    bench: process.pid,
  };
  const named = [...Object.values(processes)];
  const spent = () => ({
    all: new Map([
      ...spentBy(processes),
      ...spentByFile(command, named),
      ["database", spentByDatabase(command)] as const,
    ]),
    machine: spentByMachine(),
    at: performance.now(),
  });
  const before = spent();
  return () => {
    const after = spent();
    console.log("seconds on a processor, and seconds of waiting for one:");
    let ran = 0;
    for (const [name, own] of after.all) {
      const sinceThen = since(own, before.all.get(name));
      ran += Math.max(0, sinceThen.ran);
      tellSpent(name, sinceThen);
    }
    const seconds = ((after.at - before.at) / 1000) * availableParallelism();
    const others = Math.max(0, after.machine - before.machine - ran);
    console.log(`  other programs of this machine: ${others.toFixed(1)} of ${seconds.toFixed(1)}`);
  };
}

const percentile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

function tell(what: string, values: readonly number[]): void {
  const [median, p99, worst] = [0.5, 0.99, 1].map((share) => `${percentile(values, share).toFixed(0)} ms`);
  console.log(
    `  ${what}: ${values.length} times, median ${median}, p99 ${p99}, longest ${worst}${what.startsWith("(") ? ")" : ""}`,
  );
}

function tellSpent(name: string, { ran, waited }: Spent): void {
  if (ran >= 0.2) console.log(`  ${name}: ${ran.toFixed(1)}, ${waited.toFixed(1)}`);
}

const AS_USUAL = 0;
const BEFORE_ALL = -10;
/**
 * What is measured is how long the product takes, not how long this process waits for a processor that people's own
 * devices would have. Processes inherit the priority, so it is raised only while none is started.
 */
function prioritise(nice: number): void {
  try {
    setPriority(0, nice);
  } catch {
    // Only root is permitted to; the measurement then includes that wait.
  }
}

async function measure(api: Api, person: Person, seconds: number): Promise<Waits> {
  const waits: Waits = new Map();
  const until = Date.now() + seconds * 1000;
  prioritise(BEFORE_ALL);
  await Promise.all([askHealth(api, until, waits), askOthers(api, person, until, waits)]);
  prioritise(AS_USUAL);
  return waits;
}

const judged = (waits: Waits) => ({
  health: percentile(waits.get("health") ?? [], 0.99),
  others: Math.max(...[...waits].flatMap(([what, values]) => (what === "health" ? [] : values))),
});

async function bench(product: StartedProcess, attack: Attack): Promise<void> {
  const api = apiAt(product.url);
  const person = await prepare(api);
  await measure(api, person, 5);
  console.log("without attacks:");
  const tellCalm = watchSpending(product, undefined);
  const calm = await measure(api, person, SECONDS);
  for (const [what, values] of calm) tell(what, values);
  tellCalm();
  const attacks = await startAttacks(product.url, person.clientId, attack);
  attacks.send("go");
  const summary = once(attacks, "message");
  const tellSpending = watchSpending(product, attacks);
  const [waits, disk] = await Promise.all([measure(api, person, SECONDS), watchDisk(product.dataDir, SECONDS)]);
  console.log(`during ${SECONDS} s of attacks:`);
  for (const [what, values] of waits) tell(what, values);
  tell("(the disk confirms 4 KB", disk);
  tellSpending();
  console.log("how the attacks were answered:");
  const [{ counts, sentences }] = (await summary) as [Summary];
  for (const [kind, statuses] of Object.entries(counts))
    console.log(`  ${kind}: ${JSON.stringify(statuses)} ${Object.values(sentences[kind] ?? {}).join(" ")}`);
  if (refusals.length > 0) console.log(`somebody else was refused: ${refusals.splice(0).join(", ")}`);
  const [quiet, during] = [judged(calm), judged(waits)];
  for (const what of ["health", "others"] as const) {
    const times = during[what] / quiet[what];
    const name = what === "health" ? "health p99" : "the longest wait of anybody else";
    console.log(
      `${name}: ${quiet[what].toFixed(0)} ms, and ${during[what].toFixed(0)} ms under attack, ${times.toFixed(1)} times as long (at most ${MOST_TIMES[what]}): ${times <= MOST_TIMES[what] ? "met" : "NOT MET"}`,
    );
  }
}

async function run(kinds: readonly string[], factor: string): Promise<void> {
  if (kinds.length === 0) return;
  console.log(`\n${kinds.join(", ")}`);
  const dataDir = await mkdtemp(path.join(tmpdir(), "forkprint-hostile-"));
  const pagesPort = await freePort();
  const product = new StartedProcess({
    dataDir,
    port: await freePort(),
    env: {
      CLIENT_IP_HEADER: ADDRESS_HEADER,
      FETCH_ALLOW_HOSTS: `127.0.0.1:${pagesPort}`,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT_FACTOR: process.env.RATE_LIMIT_FACTOR ?? factor,
      ...(process.env.WORKERS ? { WORKERS: process.env.WORKERS } : {}),
      ...(process.env.NODE_OPTIONS ? { NODE_OPTIONS: process.env.NODE_OPTIONS } : {}),
    },
  });
  try {
    await product.ready();
    await bench(product, { kinds, pagesPort });
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

// The flood stands for many addresses and accounts, so the limits are twenty times as high.
await run(
  KINDS.filter((kind) => FLOOD.includes(kind)),
  "20",
);
await run(
  KINDS.filter((kind) => WITHIN_LIMITS.includes(kind)),
  "1",
);

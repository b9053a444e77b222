import type { Setting } from "@/server/dietary/engine/model/verdict";
import { onOwnDatabase } from "./own-database";

/**
 * `npm run bench -- menu`: calls POST /api/analysis/menu through its handler, on its own PostgreSQL, with 25 dishes a
 * call. A call looks up the client and its origin, checks the limits, counts the call and validates the answer against
 * its schema. The engine's share of the time is printed separately.
 */
const CALLS = 300;
const WARM_UP = 100;

const percentile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

async function report(what: string, calls: number, work: () => unknown): Promise<void> {
  for (let i = 0; i < WARM_UP; i++) await work();
  const [clock, busy]: [number[], number[]] = [[], []];
  for (let i = 0; i < calls; i++) {
    const started = performance.now();
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    clock.push(performance.now() - started);
    busy.push((user + system) / 1000);
  }
  const inMs = (values: number[], share: number) => `${percentile(values, share).toFixed(2)} ms`;
  console.log(
    `${what}: ${calls} times, clock median ${inMs(clock, 0.5)}, p95 ${inMs(clock, 0.95)}; processor median ${inMs(busy, 0.5)}`,
  );
}

async function bench(): Promise<void> {
  const { closeDatabase, db } = await import("@/server/db/client");
  const { settleBackground } = await import("@/server/background/run-in-background");
  const { createAccess, createApplication } = await import("../factories/oauth");
  const { createPerson } = await import("../factories/people");
  const { judge } = await import("@/server/dietary/engine/judge");
  const { loadKnowledge } = await import("@/server/dietary/load-knowledge");
  const { markMenu } = await import("@/server/dietary/mark-menu");
  const { callMenu } = await import("../support/call-menu");
  const { readMenuForBench } = await import("../support/bench-menu");
  const items = readMenuForBench();
  const settings: Setting[] = [
    { type: "diet", key: "vegetarian" },
    { type: "diet", key: "gluten_free" },
    { type: "health", key: "high_blood_pressure" },
  ];
  const knowledge = loadKnowledge();
  await report(`engine: ${items.length} dishes judged`, CALLS, () =>
    judge(items, settings, knowledge, { provenance: "venue", kind: "menu" }),
  );
  await report("engine: judged, with highlights and marked up", CALLS, () => markMenu(items, settings, knowledge));

  const application = await createApplication();
  const person = await createPerson();
  await db.userDiet.createMany({
    data: [
      { userId: person.id, diet: "vegetarian", slot: 1 },
      { userId: person.id, diet: "gluten_free", slot: 2 },
    ],
  });
  const { token } = await createAccess(person, application);
  const call = async (options: Parameters<typeof callMenu>[0]) => {
    const { status } = await callMenu({ clientId: application.clientId, items, ...options });
    if (status !== 200) throw new Error(`The call was answered with ${status}.`);
  };
  await report("handler: for nobody in particular", CALLS, () => call({}));
  await report("handler: for the person of an access token", CALLS, () => call({ token }));
  await settleBackground();
  await closeDatabase();
}

// Rate limits are checked and counted as usual, but never reached.
process.env.RATE_LIMIT_FACTOR = "100000";
await onOwnDatabase("menu", bench);

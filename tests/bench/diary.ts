import { randomUUID } from "node:crypto";
import { onOwnDatabase } from "./own-database";

/**
 * `npm run bench -- diary`: measures the cost of the access diary for an application that reads every minute for a week:
 * how long it takes to record one read (the answer does not wait for it), alone and ten at once, and how many rows are
 * kept. Uses its own PostgreSQL. Aims: under 5 ms a read, and at most a hundred rows plus one summary row for each
 * person and application.
 */
const PEOPLE = 20;
const READS = 600;
const AT_ONCE = 10;
const MINUTE_MS = 60_000;
const FIELDS = ["allergies", "dietary_preferences", "health_concerns"];

const sorted = (values: number[]) => [...values].sort((a, b) => a - b);
const share = (values: number[], part: number) => sorted(values)[Math.floor(values.length * part)] ?? 0;

function report(what: string, times: number[]): void {
  const [half, most] = [share(times, 0.5), share(times, 0.95)];
  console.log(`${what}: ${half.toFixed(2)} ms half of the time, ${most.toFixed(2)} ms at most in 95 of 100`);
}

async function bench(): Promise<void> {
  const { db, closeDatabase } = await import("@/server/db/client");
  const { settleBackground } = await import("@/server/background/run-in-background");
  const { replaceClock } = await import("@/server/clock");
  const { noteRead, MOST_ROWS } = await import("@/server/oauth/diary/note-read");
  const { createSignedInPerson } = await import("../factories/people");
  const { createClient } = await import("../factories/oauth-flow");
  const client = await createClient();
  const people: { id: string }[] = [];
  for (let count = 0; count < PEOPLE; count++) people.push(await createSignedInPerson());
  const readerOf = (at: number) => ({
    ...{ userId: people[at % PEOPLE]?.id ?? randomUUID(), clientRowId: client.id, clientName: "Bench" },
  });

  // One minute apart, so that no two reads of a person share a row and the limit on rows is reached.
  const start = Date.now() - 7 * 24 * 60 * MINUTE_MS;
  const alone: number[] = [];
  const together: number[] = [];
  for (let read = 0; read < READS * PEOPLE; read += AT_ONCE) {
    const restore = replaceClock(() => new Date(start + Math.floor(read / PEOPLE) * MINUTE_MS));
    const isAlone = read % (AT_ONCE * 10) === 0;
    const began = performance.now();
    for (let at = 0; at < AT_ONCE; at++) {
      noteRead(readerOf(read + at), at % 2 === 0 ? "userinfo" : "menu", FIELDS);
      if (isAlone) {
        const one = performance.now();
        await settleBackground();
        alone.push(performance.now() - one);
      }
    }
    await settleBackground();
    if (!isAlone) together.push((performance.now() - began) / AT_ONCE);
    restore();
  }
  console.log(`${READS} reads of each of ${PEOPLE} people by one application:`);
  report("one read, alone", alone);
  report(`one read, ${AT_ONCE} at once`, together);
  const [kept] = await db.$queryRaw<{ most: bigint; counted: bigint; bytes: bigint }[]>`
    SELECT (SELECT max(n) FROM (SELECT count(*) AS n FROM oauth_reads GROUP BY user_id, client_id) per) AS most,
      (SELECT sum(reads) FROM oauth_reads)::bigint AS counted, pg_total_relation_size('oauth_reads') AS bytes`;
  console.log(`rows kept of a person and an application: ${kept?.most} (bound: ${MOST_ROWS} and one)`);
  console.log(
    `reads counted: ${kept?.counted} of ${READS * PEOPLE}; table and indexes: ${Number(kept?.bytes) / 1024} KB`,
  );
  if (Number(kept?.most) > MOST_ROWS + 1 || Number(kept?.counted) !== READS * PEOPLE) {
    throw new Error("The diary has lost reads, or holds more than its bound");
  }
  await closeDatabase();
}

await onOwnDatabase("diary", bench);

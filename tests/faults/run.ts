/**
 * `npm run faults`: breaks what the product depends on while people write to it, with two processes behind one port,
 * and checks whether anything that was acknowledged is lost and whether everything recovers by itself. The faults: the
 * database killed, a process killed during requests, the replica stopped, no space for photos, the mail server stopped.
 * Exits with 1 if anything was lost or did not recover.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startMailServer } from "../support/mail-server";
import { freePort } from "../support/started-process";
import { addPhoto, createRecipe, showsPhotos } from "./photos";
import { ProductPair } from "./product-pair";
import { askForReset, signUp, Writers } from "./writers";

const PEOPLE = 4;
const ACCOUNTS_EACH = 8;
const BEFORE_MS = 2_000;
const AFTER_MS = 2_000;
const RECOVERY_MS = 120_000;
const MAILS = 3;
/** Long enough for the first two attempts to send a mail, and the check for due mails. */
const MAIL_MS = 150_000;
const MOST_PHOTOS = 12;

let isSound = true;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function requireSo(isSo: boolean, otherwise: string): void {
  if (isSo) return;
  isSound = false;
  console.log(`  NOT SO: ${otherwise}`);
}

async function until(what: string, isSo: () => Promise<boolean>, withinMs = RECOVERY_MS): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < withinMs) {
    if (await isSo().catch(() => false)) return performance.now() - began;
    await pause(50);
  }
  requireSo(false, `${what} within ${seconds(withinMs)}`);
  return Number.NaN;
}

type Fault = { name: string; inflict: (pair: ProductPair) => Promise<void> | void };
const FAULTS: readonly Fault[] = [
  { name: "the database is killed and started again", inflict: (pair) => pair.killDatabase("primary") },
  { name: "one process is killed in the middle of requests", inflict: (pair) => pair.killServers("one") },
  { name: "all processes are killed at once", inflict: (pair) => pair.killServers("all") },
  {
    name: "a process and the database are killed together",
    inflict: async (pair) => {
      pair.killServers("one");
      await pair.killDatabase("primary");
    },
  },
  { name: "the replica is killed and started again", inflict: (pair) => pair.killDatabase("replica") },
];

async function breakThings(pair: ProductPair): Promise<void> {
  const people: Awaited<ReturnType<typeof signUp>>[][] = [];
  // One after the other, because this step is not under test.
  for (let n = 0; n < PEOPLE; n++) {
    people.push([]);
    for (let i = 0; i < ACCOUNTS_EACH; i++) people[n]?.push(await signUp(pair.origin, `writer-${n}-${i}`));
  }
  const writers = new Writers([pair.origin], people);
  for (const { name, inflict } of FAULTS) {
    await pause(BEFORE_MS);
    writers.takeTally();
    await inflict(pair);
    const recovery = await until("all processes answer again", () => pair.isWhole());
    const during = writers.takeTally();
    await pause(AFTER_MS);
    const after = writers.takeTally();
    console.log(`${name}:`);
    console.log(`  all processes answer again after ${seconds(recovery)}`);
    console.log(`  meanwhile acknowledged ${during.acknowledged}, refused ${during.refused}, cut off ${during.cut}`);
    console.log(`  in the ${seconds(AFTER_MS)} after it acknowledged ${after.acknowledged}`);
    requireSo(after.acknowledged > 0, "writes are acknowledged again");
  }
  await writers.end();
  const lost = await writers.lost(pair.databases.primary.url);
  console.log(`writes that were acknowledged: ${writers.total}; lost: ${lost.length}`);
  requireSo(lost.length === 0, "nothing was lost");
}

const search = async (origin: string): Promise<number> => {
  const answer = await fetch(`${origin}/api/recipes/search?q=soup`, { signal: AbortSignal.timeout(20_000) });
  await answer.arrayBuffer();
  return answer.status;
};

/** Searches continue without the replica, and use it again when it is back. */
async function takeReplicaAway(pair: ProductPair): Promise<void> {
  const answeredThere = () => pair.measured('forkprint_replica_reads_total{answered="replica"}'.split("{")[0] ?? "");
  await until("searches are answered by the replica", async () => {
    await search(pair.origin);
    return (await answeredThere()) > 0;
  });
  await pair.databases.kill("replica");
  const statuses: number[] = [];
  const began = performance.now();
  for (let n = 0; n < 20; n++) statuses.push(await search(pair.origin));
  const each = (performance.now() - began) / statuses.length;
  console.log("the replica is away:");
  console.log(
    `  ${statuses.length} searches, answered ${[...new Set(statuses)].join(", ")}, ${each.toFixed(0)} ms each`,
  );
  requireSo(
    statuses.every((status) => status === 200),
    "every search is answered",
  );
  await pair.databases.startAgain("replica");
}

/** Without space, photos are refused with a message and stored photos stay; with space again, uploads work. */
async function fillTheDisk(pair: ProductPair): Promise<void> {
  console.log("there is no room for photos:");
  const person = await signUp(pair.origin, "photographer");
  const recipe = await createRecipe(pair.origin, person.token);
  if (!(await pair.fillPhotoDisk())) {
    console.log("  not tried: this system lets nobody mount a small disk");
    return;
  }
  const answers: { status: number; text: string }[] = [];
  while (answers.length < MOST_PHOTOS && answers.at(-1)?.status !== 503)
    answers.push(await addPhoto(pair.origin, recipe, person.token));
  const stored = answers.filter(({ status }) => status === 201).length;
  const refusal = answers.at(-1);
  console.log(`  ${stored} photos stored, then ${refusal?.status}: ${refusal?.text}`);
  requireSo(refusal?.status === 503, "a photo is refused with 503");
  requireSo((await showsPhotos(pair.origin, recipe, person.token)) === stored, "every photo that was stored is shown");
  await pair.makeRoom();
  const again = await addPhoto(pair.origin, recipe, person.token);
  const shown = await showsPhotos(pair.origin, recipe, person.token);
  console.log(`  with room again: ${again.status}; ${shown} photos are shown`);
  requireSo(again.status === 201 && shown === stored + 1, "photos are taken again");
}

/** First no mail server listens at the address; then one does. */
async function takeMailAway(pair: ProductPair, smtpPort: number): Promise<void> {
  const names = Array.from({ length: MAILS }, (_, n) => `reader-${n}`);
  const people = await Promise.all(names.map((name) => signUp(pair.origin, name)));
  const statuses = await Promise.all(people.map(({ email }) => askForReset(pair.origin, email)));
  console.log("the mail server is away:");
  console.log(`  ${MAILS} people ask for a reset; answered ${statuses.join(", ")}`);
  await pause(BEFORE_MS);
  // The processes that hold the mails are killed, too: the queue is in the database.
  pair.killServers("all");
  const server = await startMailServer(smtpPort);
  const isThere = async () =>
    people.every(({ email }) =>
      server.received.some(({ to, message }) => to.includes(email) && /reset/i.test(message.subject ?? "")),
    );
  const ms = await until("every mail arrives", isThere, MAIL_MS);
  console.log(`  all processes are killed, the mail server comes; every mail is there after ${seconds(ms)}`);
  await server.close();
}

const folder = await mkdtemp(path.join(tmpdir(), "forkprint-faults-"));
const smtpPort = await freePort();
let pair: ProductPair | undefined;
try {
  pair = await ProductPair.start(folder, `smtp://127.0.0.1:${smtpPort}`);
  await breakThings(pair);
  await takeReplicaAway(pair);
  await fillTheDisk(pair);
  await takeMailAway(pair, smtpPort);
} finally {
  await pair?.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(isSound ? "nothing was lost, and all came back by itself" : "SOMETHING WAS LOST OR DID NOT COME BACK");
process.exit(isSound ? 0 : 1);

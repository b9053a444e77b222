import { join } from "node:path";
import Piscina from "piscina";
import { measureQueue } from "@/server/metrics/metrics";
import { processWideOnce } from "@/server/process-wide";
import { asker } from "@/server/work/asker";
import { FairQueue } from "@/server/work/fair-queue";
import { threadsOfThisProcess } from "@/server/work/threads";
import { UsedLately } from "@/server/work/used-lately";

/** bcrypt's work factor: the least that OWASP asks for, because bcryptjs is several times slower than native code. */
const COST = 10;

/** bcrypt reads no more than this many bytes of a password, in UTF-8. */
const MOST_PASSWORD_BYTES = 72;

/** A hash that no password matches, compared with when there is no such account, so that the answer takes as long. */
const DUMMY_HASH = "$2b$10$abcdefghijklmnopqrstuuXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX";

/**
 * An address or account that used less hashing time than this lately (in milliseconds) is no part of a flood of
 * attempts.
 */
const FEW_MS = 5_000;

type Lane = { workers: Piscina; turns: FairQueue };

/**
 * bcryptjs blocks its thread, so it never runs on the thread that answers requests. Callers who sign in a few times
 * have a thread of their own at full priority and never wait behind a flood; callers who try many passwords share the
 * rest.
 */
const lanes = processWideOnce("turns at passwords", () => {
  const used = new UsedLately();
  const atOnce = threadsOfThisProcess();
  const few: Lane = { workers: workers({ isLater: false }, 1, 1), turns: measureQueue("passwords", turns(used, 1)) };
  const many: Lane = {
    workers: workers({ isLater: true }, 0, atOnce),
    turns: measureQueue("passwords of a flood", turns(used, atOnce)),
  };
  return { few, many, used };
});

const workers = (workerData: { isLater: boolean }, minThreads: number, maxThreads: number): Piscina =>
  new Piscina({
    filename: join(process.cwd(), "server/auth/password-worker.mjs"),
    workerData,
    minThreads,
    maxThreads,
    idleTimeout: 60_000,
  });

/**
 * One hash takes a tenth of a second of a thread. When 96 wait, about ten seconds of work, the server is being
 * flooded.
 */
const turns = (used: UsedLately, atOnce: number): FairQueue =>
  new FairQueue({
    atOnce,
    mostOfOne: 32,
    most: 96,
    busy: "Many people are signing in at the moment. Please try again in a moment.",
    retryAfterSeconds: 5,
    used,
  });

/**
 * Takes turns with every other address, and with every other account whose password is tried: many addresses that try
 * one account count as one flood. 503 when the queue is full.
 */
function ask<T>(job: object, account?: string): Promise<T> {
  const who: [string, ...string[]] = account === undefined ? [asker()] : [asker(), `account ${account}`];
  const { few, many, used } = lanes();
  const lane = used.by(who, performance.now()) < FEW_MS ? few : many;
  return lane.turns.run(who, () => lane.workers.run(job, { name: "run" }));
}

/** `password` holds at most 72 bytes of UTF-8: the schema refuses more. */
export const hashPassword = (password: string): Promise<string> => ask({ kind: "hash", password, cost: COST });

/**
 * Takes the same time whether or not there is a hash to compare with. A password over 72 bytes, which cannot be set,
 * never matches: bcrypt itself would compare its first 72 bytes only. `account`: attempts at the same account take
 * turns.
 */
export async function isPassword(password: string, hash: string | null, account?: string): Promise<boolean> {
  const isTooLong = Buffer.byteLength(password) > MOST_PASSWORD_BYTES;
  const compared = isTooLong || hash === null ? DUMMY_HASH : hash;
  const matches = await ask<boolean>({ kind: "compare", password, hash: compared }, account);
  return matches && !isTooLong && hash !== null;
}

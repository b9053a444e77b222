import { measureQueue } from "@/server/metrics/metrics";
import { processWideOnce } from "@/server/process-wide";
import { FairQueue } from "@/server/work/fair-queue";
import type { Ended } from "@/server/work/process-of-its-own";
import { ProcessesOfTheirOwn } from "@/server/work/processes-of-their-own";
import { requesterAddress } from "@/server/work/requester";
import { threadsOfThisProcess } from "@/server/work/threads";
import { UsedLately } from "@/server/work/used-lately";

/** bcrypt's work factor: the least that OWASP asks for, because bcryptjs is several times slower than native code. */
const COST = 10;

/** bcrypt reads no more than this many bytes of a password, in UTF-8. */
const MOST_PASSWORD_BYTES = 72;

/** A hash that no password matches, compared with when there is no such account, so that the answer takes as long. */
const DUMMY_HASH = "$2b$10$abcdefghijklmnopqrstuuXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX";

/**
 * An address or account that has lately used less processor time for hashes than this (in milliseconds) does not belong
 * to a flood of attempts. Processor time is measured, because elapsed time on a busy machine would make a flood of a
 * few people.
 */
const FEW_MS = 2_500;
/** A hundred times the processor time of a hash. */
const DEADLINE_MS = 15_000;

type Job = { kind: "hash"; password: string; cost: number } | { kind: "compare"; password: string; hash: string };
type Answer = { done: string | boolean; processorMs: number } | { failure: string };
type Lane = { processes: ProcessesOfTheirOwn<Job, Answer>; turns: FairQueue };

/**
 * bcryptjs blocks its thread, so it runs in processes that share no thread, no lock and no garbage collection with those
 * that answer requests. Callers who sign in a few times have one of their own and never wait behind a flood; callers
 * who try many passwords share the rest, at a lower priority.
 */
const lanes = processWideOnce("turns at passwords", () => {
  /** Uses elapsed time, because the turns must follow how long each caller made others wait. */
  const used = new UsedLately();
  const atOnce = threadsOfThisProcess();
  const few: Lane = { processes: processes("soon", 1), turns: measureQueue("passwords", turns(used, 1)) };
  const many: Lane = {
    processes: processes("later", atOnce),
    turns: measureQueue("passwords of a flood", turns(used, atOnce)),
  };
  return { few, many, processorTime: new UsedLately() };
});

const processes = (when: "soon" | "later", count: number) =>
  new ProcessesOfTheirOwn<Job, Answer>(
    {
      name: `process for passwords, ${when}`,
      file: "server/auth/password-process.mjs",
      args: [when],
      deadlineMs: DEADLINE_MS,
    },
    count,
  );

/**
 * One hash takes a tenth of a second of a thread. When so many wait that the last would wait for five seconds, the
 * server is being flooded: it says so at once.
 */
const turns = (used: UsedLately, atOnce: number): FairQueue =>
  new FairQueue({
    atOnce,
    mostOfOne: 32,
    most: 96,
    longestWait: { ms: 5_000, usualMs: 100, least: 24 },
    busy: "signingInBusy",
    retryAfterSeconds: 5,
    used,
  });

/** `account`: attempts at the same account take turns. `isKnown`: from a device of its owner, which comes first. */
export type Attempt = { account: string; isKnown: boolean };

/**
 * Takes turns with every other address, and with every other account whose password is tried: many addresses that try
 * one account count as one flood. 503 when the queue is full.
 */
async function ask<T extends string | boolean>(job: Job, attempt?: Attempt): Promise<T> {
  const who: [string, ...string[]] =
    attempt === undefined ? [requesterAddress()] : [requesterAddress(), `account ${attempt.account}`];
  const { few, many, processorTime } = lanes();
  const lane = processorTime.by(who, performance.now()) < FEW_MS ? few : many;
  const hash = async () => {
    const first = await lane.processes.ask(job);
    // A process that was killed has done nothing that lasts: another one answers.
    const last = first === ("ended" satisfies Ended) ? await lane.processes.ask(job) : first;
    if (typeof last === "object" && "done" in last) processorTime.count(who, last.processorMs, performance.now());
    return last;
  };
  const answer = await lane.turns.run(who, hash, { isFirst: attempt?.isKnown ?? false });
  if (typeof answer === "object" && "done" in answer) return answer.done as T;
  throw new Error(`A password was not read: ${typeof answer === "string" ? answer : answer.failure}`);
}

/**
 * Devices type "ü" as one character or as two; a password is one, however it is typed. Holds at most 72 bytes of UTF-8
 * in this form: the schema refuses more.
 */
const composed = (password: string): string => password.normalize("NFC");

export const hashPassword = (password: string): Promise<string> =>
  ask({ kind: "hash", password: composed(password), cost: COST });

/**
 * Compares a password in its composed form and, if that is another, also as it was typed, which is how it may have been
 * stored. Takes the same time whether or not there is a hash to compare with.
 */
export async function isPassword(password: string, hash: string | null, attempt?: Attempt): Promise<boolean> {
  if (await matches(composed(password), hash, attempt)) return true;
  return composed(password) !== password && matches(password, hash, attempt);
}

/**
 * A password over 72 bytes, which cannot be set, never matches: bcrypt itself would compare its first 72 bytes only.
 */
async function matches(password: string, hash: string | null, attempt: Attempt | undefined): Promise<boolean> {
  const isTooLong = Buffer.byteLength(password) > MOST_PASSWORD_BYTES;
  const compared = isTooLong || hash === null ? DUMMY_HASH : hash;
  const isEqual = await ask<boolean>({ kind: "compare", password, hash: compared }, attempt);
  return isEqual && !isTooLong && hash !== null;
}

import { join } from "node:path";
import Piscina from "piscina";
import { asker } from "@/server/work/asker";
import { FairQueue, type Who } from "@/server/work/fair-queue";
import { threadsOfThisProcess } from "@/server/work/threads";

/** bcrypt's work factor: what OWASP asks for at least, because bcryptjs is several times slower than native code. */
const COST = 10;

/** What bcrypt reads of a password, in UTF-8. */
const MOST_PASSWORD_BYTES = 72;

/** A hash that no password matches, compared against when there is no such account. */
const DUMMY_HASH = "$2b$10$abcdefghijklmnopqrstuuXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX";

const held = globalThis as unknown as { forkprintPasswordPool?: Piscina; forkprintPasswordTurns?: FairQueue };

/** bcryptjs blocks its thread, so it never runs on the one that answers requests. */
function workers(): Piscina {
  held.forkprintPasswordPool ??= new Piscina({
    filename: join(process.cwd(), "server/auth/password-worker.mjs"),
    minThreads: 1,
    maxThreads: threadsOfThisProcess(),
    idleTimeout: 60_000,
  });
  return held.forkprintPasswordPool;
}

/** A hash holds its thread for a tenth of a second: past this, ten seconds of work, the server is being flooded. */
function turns(): FairQueue {
  held.forkprintPasswordTurns ??= new FairQueue({
    atOnce: threadsOfThisProcess(),
    mostOfOne: 32,
    most: 96,
    busy: "Many people are signing in at the moment. Please try again in a moment.",
    retryAfterSeconds: 5,
  });
  return held.forkprintPasswordTurns;
}

/**
 * In turns with every other address, and with every other account whose password is tried: many addresses that try one
 * account are one flood. 503 past what can be waited for.
 */
function ask<T>(job: object, account?: string): Promise<T> {
  const who: Who = account === undefined ? asker() : [asker(), `account ${account}`];
  return turns().run(who, () => workers().run(job, { name: "run" }));
}

/** `password` holds at most 72 bytes of UTF-8: the schema refuses more. */
export const hashPassword = (password: string): Promise<string> => ask({ kind: "hash", password, cost: COST });

/**
 * Takes the same time whether or not there is a hash to compare with. A longer password than can be set is wrong:
 * bcrypt itself would look at its first 72 bytes only. `account`: whom everybody who tries the same takes turns with.
 */
export async function isPassword(password: string, hash: string | null, account?: string): Promise<boolean> {
  const isTooLong = Buffer.byteLength(password) > MOST_PASSWORD_BYTES;
  const compared = isTooLong || hash === null ? DUMMY_HASH : hash;
  const matches = await ask<boolean>({ kind: "compare", password, hash: compared }, account);
  return matches && !isTooLong && hash !== null;
}

import { availableParallelism } from "node:os";
import { join } from "node:path";
import Piscina from "piscina";
import { asker } from "@/server/work/asker";
import { FairQueue } from "@/server/work/fair-queue";

/** bcrypt's work factor: what OWASP asks for at least, because bcryptjs is several times slower than native code. */
const COST = 10;

/** What bcrypt reads of a password, in UTF-8. */
const MOST_PASSWORD_BYTES = 72;

/** A hash that no password matches, compared against when there is no such account. */
const DUMMY_HASH = "$2b$10$abcdefghijklmnopqrstuuXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX";

const held = globalThis as unknown as { forkprintPasswordPool?: Piscina; forkprintPasswordTurns?: FairQueue };

const THREADS = Math.max(1, availableParallelism() - 1);

/** bcryptjs blocks its thread, so it never runs on the one that answers requests. */
function workers(): Piscina {
  held.forkprintPasswordPool ??= new Piscina({
    filename: join(process.cwd(), "server/auth/password-worker.mjs"),
    minThreads: 1,
    maxThreads: THREADS,
    idleTimeout: 60_000,
  });
  return held.forkprintPasswordPool;
}

/** A hash holds its thread for a tenth of a second: past this the server is being flooded. */
function turns(): FairQueue {
  held.forkprintPasswordTurns ??= new FairQueue({
    atOnce: THREADS,
    mostOfOne: 32,
    most: 512,
    busy: "Many people are signing in at the moment. Please try again in a moment.",
    retryAfterSeconds: 5,
  });
  return held.forkprintPasswordTurns;
}

/** In turns with every other address; 503 past what can be waited for. */
const ask = <T>(job: object): Promise<T> => turns().run(asker(), () => workers().run(job, { name: "run" }));

/** `password` holds at most 72 bytes of UTF-8: the schema refuses more. */
export const hashPassword = (password: string): Promise<string> => ask({ kind: "hash", password, cost: COST });

/**
 * Takes the same time whether or not there is a hash to compare with. A longer password than can be set is wrong:
 * bcrypt itself would look at its first 72 bytes only.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const isTooLong = Buffer.byteLength(password) > MOST_PASSWORD_BYTES;
  const compared = isTooLong || hash === null ? DUMMY_HASH : hash;
  const matches = await ask<boolean>({ kind: "compare", password, hash: compared });
  return matches && !isTooLong && hash !== null;
}

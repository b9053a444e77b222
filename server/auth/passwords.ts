import { availableParallelism } from "node:os";
import { join } from "node:path";
import Piscina from "piscina";

/** bcrypt's work factor: what OWASP asks for at least, because bcryptjs is several times slower than native code. */
const COST = 10;

/** What bcrypt reads of a password, in UTF-8. */
const MOST_PASSWORD_BYTES = 72;

/** A hash that no password matches, compared against when there is no such account. */
const DUMMY_HASH = "$2b$10$abcdefghijklmnopqrstuuXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX";

const held = globalThis as unknown as { forkprintPasswordPool?: Piscina };

/** bcryptjs blocks its thread, so it never runs on the one that answers requests. */
function workers(): Piscina {
  held.forkprintPasswordPool ??= new Piscina({
    filename: join(process.cwd(), "server/auth/password-worker.mjs"),
    minThreads: 1,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 60_000,
    // A hash holds its thread for a tenth of a second: past this the server is being flooded.
    maxQueue: 512,
  });
  return held.forkprintPasswordPool;
}

/** `password` holds at most 72 bytes of UTF-8: the schema refuses more. */
export const hashPassword = (password: string): Promise<string> =>
  workers().run({ kind: "hash", password, cost: COST }, { name: "run" });

/**
 * Takes the same time whether or not there is a hash to compare with. A longer password than can be set is wrong:
 * bcrypt itself would look at its first 72 bytes only.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const isTooLong = Buffer.byteLength(password) > MOST_PASSWORD_BYTES;
  const compared = isTooLong || hash === null ? DUMMY_HASH : hash;
  const matches: boolean = await workers().run({ kind: "compare", password, hash: compared }, { name: "run" });
  return matches && !isTooLong && hash !== null;
}

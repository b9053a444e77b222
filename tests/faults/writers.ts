import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

const PERSON_PASSWORD = "Faults-and-recovery-1";
const ASK_MS = 20_000;
/** A steady pause, however fast the machine is. */
const PAUSE_MS = 50;
/** Fewer than a person may have. */
const LISTS_EACH = 90;

type Writer = { email: string; token: string };
export type Tally = { acknowledged: number; refused: number; cut: number };

async function post(origin: string, where: string, body: object, token?: string): Promise<Response> {
  return fetch(origin + where, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ASK_MS),
  });
}

export async function signUp(origin: string, name: string): Promise<Writer> {
  const email = `${name}@faults.example`;
  const answer = await post(origin, "/auth/register", { email, password: PERSON_PASSWORD });
  if (answer.status !== 201) throw new Error(`registering answered ${answer.status}: ${await answer.text()}`);
  return { email, token: ((await answer.json()) as { access_token: string }).access_token };
}

export const askForReset = async (origin: string, email: string): Promise<number> =>
  (await post(origin, "/auth/user/password-reset-request", { email })).status;

/** People who write continually to both products in turn, and record what was acknowledged as stored. */
export class Writers {
  readonly #acknowledged = new Map<string, string>();
  #tally: Tally = { acknowledged: 0, refused: 0, cut: 0 };
  #isOver = false;
  readonly #running: Promise<void>[];

  constructor(origins: readonly string[], people: readonly (readonly Writer[])[]) {
    this.#running = people.map((accounts, index) => this.#write(origins, accounts, index));
    // An error of a writer is returned by end(), because an unhandled rejection would leave the product running.
    for (const each of this.#running) each.catch(() => undefined);
  }

  /** The results since the last call. */
  takeTally(): Tally {
    const tally = this.#tally;
    this.#tally = { acknowledged: 0, refused: 0, cut: 0 };
    return tally;
  }

  /** Switches to the writer's next account before one has as many lists as a person may have. */
  async #write(origins: readonly string[], accounts: readonly Writer[], index: number): Promise<void> {
    let written = 0;
    for (let n = 0; !this.#isOver; n++) {
      const token = accounts[Math.floor(written / LISTS_EACH)]?.token;
      if (token === undefined) throw new Error("A writer has used up all accounts.");
      const name = `${index}-${n}`;
      try {
        const answer = await post(origins[n % origins.length] ?? "", "/grocery-lists", { name }, token);
        const body = (await answer.json()) as { id?: string };
        if (answer.status === 201 && body.id) {
          this.#acknowledged.set(body.id, name);
          this.#tally.acknowledged += 1;
          written += 1;
          await pause(PAUSE_MS);
        } else this.#tally.refused += 1;
      } catch {
        this.#tally.cut += 1;
        await pause(50);
      }
    }
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  /** What was acknowledged but is not stored, or differs from what was sent. */
  async lost(databaseUrl: string): Promise<string[]> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      const { rows } = await client.query<{ id: string; name: string }>("SELECT id, name FROM grocery_lists");
      const stored = new Map(rows.map(({ id, name }) => [id, name]));
      return [...this.#acknowledged].filter(([id, name]) => stored.get(id) !== name).map(([, name]) => name);
    } finally {
      await client.end();
    }
  }

  get total(): number {
    return this.#acknowledged.size;
  }
}

import { Pool } from "undici";
import { processorTimeMs } from "./processor-time";

export type Measured = {
  perSecond: number;
  median: number;
  p99: number;
  worst: number;
  /** CPU time of one request in the issuer's process: steady on a busy machine, where elapsed time is not. */
  processorMs: number | null;
};

const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** One token endpoint, with as many keep-alive connections as concurrent requests. */
export class TokenEndpoint {
  readonly #pool: Pool;

  constructor(
    readonly name: string,
    origin: string,
    readonly path: string,
    readonly authorization: string,
    /** The process that answers. */
    readonly pid: number,
    connections: number,
  ) {
    this.#pool = new Pool(origin, { connections });
  }

  async request(parameters: Record<string, string>): Promise<{ access_token: string; refresh_token: string }> {
    const { statusCode, body } = await this.#pool.request({
      method: "POST",
      path: this.path,
      headers: { "content-type": "application/x-www-form-urlencoded", authorization: this.authorization },
      body: new URLSearchParams(parameters).toString(),
    });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`${this.name} answered ${statusCode}: ${text}`);
    return JSON.parse(text) as { access_token: string; refresh_token: string };
  }

  /** A request that needs no work, to measure the overhead of transport alone. */
  async preflight(): Promise<void> {
    const headers = { origin: "https://menus.example", "access-control-request-method": "POST" };
    const { body } = await this.#pool.request({ method: "OPTIONS", path: this.path, headers });
    await body.dump();
  }

  close = (): Promise<void> => this.#pool.close();
}

/** `atOnce` workers process the work, one item after the other, until it is done. */
export async function measure<T>(
  work: readonly T[],
  atOnce: number,
  pid: number,
  send: (piece: T) => Promise<unknown>,
): Promise<Measured> {
  const waiting = [...work];
  const times: number[] = [];
  const processorBefore = await processorTimeMs(pid);
  const started = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let piece = waiting.pop(); piece !== undefined; piece = waiting.pop()) {
        const from = performance.now();
        await send(piece);
        times.push(performance.now() - from);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const processorAfter = await processorTimeMs(pid);
  const sorted = times.sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    median: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    worst: sorted.at(-1) ?? 0,
    processorMs:
      processorBefore === null || processorAfter === null ? null : (processorAfter - processorBefore) / times.length,
  };
}

import { Pool } from "undici";

export type Measured = { perSecond: number; median: number; p99: number; worst: number };

const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** One token endpoint, reached over as many kept connections as there are requests at once. */
export class TokenEndpoint {
  readonly #pool: Pool;

  constructor(
    readonly name: string,
    origin: string,
    readonly path: string,
    readonly authorization: string,
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

  close = (): Promise<void> => this.#pool.close();
}

/** `atOnce` workers take the work one piece after the other until it is done. */
export async function measure<T>(
  work: readonly T[],
  atOnce: number,
  send: (piece: T) => Promise<unknown>,
): Promise<Measured> {
  const waiting = [...work];
  const times: number[] = [];
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
  const sorted = times.sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    median: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    worst: sorted.at(-1) ?? 0,
  };
}

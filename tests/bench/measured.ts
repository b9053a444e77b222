const percentile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** `busy`: CPU time of this process, which other work on the machine changes less than elapsed time. */
export type Times = { clock: number[]; busy: number[] };
export const times = (): Times => ({ clock: [], busy: [] });

/** Measures one call of a handler. Throws if the answer is not a success. */
export async function measured<T>(into: Times, work: () => Promise<{ status: number; body: T }>): Promise<T> {
  const started = performance.now();
  const before = process.cpuUsage();
  const { status, body } = await work();
  const { user, system } = process.cpuUsage(before);
  into.clock.push(performance.now() - started);
  into.busy.push((user + system) / 1000);
  if (status >= 300) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** `aim`: the upper limit for the p95, in milliseconds. */
export function report(what: string, { clock, busy }: Times, aim?: number): void {
  const median = percentile(clock, 0.5);
  const p95 = percentile(clock, 0.95);
  const verdict = aim === undefined ? "" : p95 < aim ? `, under ${aim} ms` : `, OVER ${aim} ms`;
  console.log(
    `${what}: ${clock.length} calls, median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, worst ${percentile(clock, 1).toFixed(1)} ms; processor median ${percentile(busy, 0.5).toFixed(1)} ms${verdict}`,
  );
}

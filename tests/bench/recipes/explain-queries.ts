import pg from "pg";

type Query = { text: string; values: unknown[] };
type Sent = string | { text?: string; values?: unknown[] };

/**
 * Runs every read statement that `work` sends to the database again under EXPLAIN (ANALYZE), and prints each plan as
 * one line, slowest first. This module must be loaded before any connection is opened.
 */
export async function explainQueriesOf(url: string, work: () => Promise<unknown>): Promise<string[]> {
  const queries = await recorded(work);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const plans: { ms: number; lines: string[] }[] = [];
    for (const { text, values } of queries) {
      if (!/^\s*(SELECT|WITH)\b/i.test(text)) continue;
      const { rows } = await client.query<{ "QUERY PLAN": string }>(
        `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF) ${text}`,
        values,
      );
      const lines = rows.map((row) => row["QUERY PLAN"]);
      const time = lines.find((line) => line.startsWith("Execution Time"))?.match(/[\d.]+/)?.[0];
      plans.push({ ms: Number(time ?? 0), lines });
    }
    return plans.sort((a, b) => b.ms - a.ms).flatMap(({ lines }) => [...lines, ""]);
  } finally {
    await client.end();
  }
}

let recording: Query[] | null = null;

/**
 * Records the statements in the driver's own function, because a connection keeps the function that it was opened with.
 */
async function recorded(work: () => Promise<unknown>): Promise<Query[]> {
  const queries: Query[] = [];
  recording = queries;
  try {
    await work();
  } finally {
    recording = null;
  }
  return queries;
}

const original = pg.Client.prototype.query as (...parts: unknown[]) => unknown;
pg.Client.prototype.query = function query(this: pg.Client, sent: Sent, values?: unknown, ...others: unknown[]) {
  const text = typeof sent === "string" ? sent : sent?.text;
  const given = typeof sent === "string" || sent?.values === undefined ? values : sent.values;
  if (text) recording?.push({ text, values: Array.isArray(given) ? given : [] });
  return original.call(this, sent, values, ...others);
} as typeof pg.Client.prototype.query;

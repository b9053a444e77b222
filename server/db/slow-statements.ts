import type pg from "pg";
import { env } from "@/server/env";
import { log } from "@/server/log";
import { metrics } from "@/server/metrics/metrics";
import { beginSpan, isTracing, type OpenSpan } from "@/server/tracing/trace";

const LONGEST_TEXT = 500;

/**
 * The statement with every literal masked. Values are sent apart from the text; the literals in it are our own
 * constants, but are masked too.
 */
export const withoutValues = (sql: string): string =>
  sql
    .replace(/'(?:[^']|'')*'/g, "'?'")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST_TEXT);

/** A short name for a statement, such as `select recipes`. There are few enough names for a metric's label. */
export function nameOfStatement(sql: string): string {
  const verb = /\b(select|insert|update|delete|merge|begin|commit|rollback|set|truncate)\b/i.exec(sql)?.[1] ?? "other";
  const table = /\b(?:from|into|update|join)\s+(?:only\s+)?(?:"?public"?\.)?"?([a-z_]+)"?/i.exec(sql)?.[1];
  return [verb, table].filter(Boolean).join(" ").toLowerCase();
}

const textOf = (statement: unknown): string => {
  if (typeof statement === "string") return statement;
  const text = typeof statement === "object" && statement !== null && "text" in statement ? statement.text : "";
  return typeof text === "string" ? text : "";
};

/** Connections that load bundled data: their statements take long by nature and are not reported as slow. */
const loading = new WeakSet<object>();

/** Runs work without reporting slow statements of this connection. */
export async function withoutReportingSlow<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  loading.add(client);
  try {
    return await work();
  } finally {
    loading.delete(client);
  }
}

function tell(sql: string, ms: number): void {
  if (ms < env.SLOW_QUERY_MS) return;
  const statement = nameOfStatement(sql);
  metrics().slowStatements.inc({ statement });
  log.warn({ statement, sql: withoutValues(sql), ms: Math.round(ms) }, "a statement took long");
}

/** A tracing span named after what the statement does; neither its text nor its values are recorded. */
function spanOf(sql: string): OpenSpan | undefined {
  if (!isTracing()) return undefined;
  const name = nameOfStatement(sql);
  return beginSpan(name, "client", { "db.system.name": "postgresql", "db.query.summary": name });
}

/**
 * Reports a connection's slow statements, timed from sending to answer. Where traces are exported, makes each
 * statement a span of the request that it belongs to.
 */
export function tellSlowStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...statement: unknown[]) => unknown;
  const timed = (...given: unknown[]): unknown => {
    const began = performance.now();
    const span = spanOf(textOf(given[0]));
    const end = (error?: unknown) => {
      if (!loading.has(client)) tell(textOf(given[0]), performance.now() - began);
      if (error) span?.fail();
      span?.end();
    };
    const last = given.at(-1);
    if (typeof last === "function") {
      const done = (...answer: unknown[]) => {
        end(answer[0]);
        last(...answer);
      };
      return query(...given.slice(0, -1), done);
    }
    const answer = query(...given);
    if (answer instanceof Promise) answer.then(() => end(), end);
    return answer;
  };
  Object.assign(client, { query: timed });
}

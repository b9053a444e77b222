import { randomUUID } from "node:crypto";
import { AggregatorRegistry } from "prom-client";
import { z } from "zod";
import { pool } from "@/server/db/client";
import { metrics } from "@/server/metrics/metrics";

/** The measurements of one process, as the JSON that prom-client exports and aggregates. */
type ProcessMetrics = object[];

/**
 * Messages from the start command, which knows all processes of this machine and asks each
 * (scripts/process/gather-metrics.ts).
 */
const message = z.discriminatedUnion("type", [
  z.object({ type: z.literal("tell_metrics"), id: z.string() }),
  z.object({ type: z.literal("metrics"), id: z.string(), all: z.array(z.array(z.looseObject({ name: z.string() }))) }),
]);
const PATIENCE_MS = 3_000;

const CONNECTIONS = [
  ["in_use", () => pool.totalCount - pool.idleCount],
  ["idle", () => pool.idleCount],
  ["waited_for", () => pool.waitingCount],
] as const;

/** The connections of this process, which the aggregator adds to those of the other processes. */
function connections(): ProcessMetrics {
  const values = CONNECTIONS.map(([state, count]) => ({ value: count(), labels: { state } }));
  const help = "Connections to the database, and requests that wait for one.";
  return [
    {
      name: "forkprint_database_connections",
      help,
      type: "gauge",
      aggregator: "sum",
      values,
    },
  ];
}

const PROCESSES = {
  name: "forkprint_processes",
  help: "Processes that answer requests on this machine.",
  type: "gauge",
  aggregator: "sum",
  values: [{ value: 1, labels: {} }],
};

const own = async (): Promise<ProcessMetrics> => [
  ...(await metrics().registry.getMetricsAsJSON()),
  ...connections(),
  PROCESSES,
];

/** Makes this process answer when the start command asks for its measurements. Called once per process. */
export function tellMetrics(): void {
  process.on("message", (raw) => {
    const request = message.safeParse(raw);
    if (!request.success || request.data.type !== "tell_metrics") return;
    const { id } = request.data;
    void own().then((metrics) => process.connected && process.send?.({ type: "metrics_told", id, metrics: metrics }));
  });
}

/** The measurements of all processes of this machine together, in the text format of Prometheus. */
export async function gatherMetrics(): Promise<{ text: string; contentType: string }> {
  const all = (process.connected ? await askAll() : null) ?? [await own()];
  const registry = AggregatorRegistry.aggregate(all);
  return { text: await registry.metrics(), contentType: registry.contentType };
}

/** Null if the start command does not answer in time. */
function askAll(): Promise<ProcessMetrics[] | null> {
  const id = randomUUID();
  return new Promise((resolve) => {
    const settle = (answers: ProcessMetrics[] | null) => {
      clearTimeout(late);
      process.off("message", onMessage);
      resolve(answers);
    };
    const onMessage = (raw: unknown) => {
      const answer = message.safeParse(raw);
      if (answer.success && answer.data.type === "metrics" && answer.data.id === id) settle(answer.data.all);
    };
    const late = setTimeout(() => settle(null), PATIENCE_MS);
    process.on("message", onMessage);
    process.send?.({ type: "metrics_wanted", id });
  });
}

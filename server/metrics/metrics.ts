import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { processWideOnce } from "@/server/process-wide";

/** Upper limits of the histogram's buckets, in seconds. Nobody should ever wait as long as the last ones. */
const CALL_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A queue of work that waits for its turn (server/work/fair-queue.ts). */
type Waiting = { readonly length: number; readonly refused: number };

function make() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const queues = new Map<string, Waiting>();
  const measures = {
    calls: new Histogram({
      name: "forkprint_call_duration_seconds",
      help: "How long calls took to answer, by route.",
      labelNames: ["method", "route"],
      buckets: CALL_BUCKETS,
      registers,
    }),
    callStatuses: new Counter({
      name: "forkprint_calls_total",
      help: "Calls that were answered, by route and status.",
      labelNames: ["method", "route", "status"],
      registers,
    }),
    answers: new Histogram({
      name: "forkprint_answer_duration_seconds",
      help: "How long everything took that was answered: pages, calls and files, from the first byte to the last.",
      labelNames: ["kind", "status"],
      buckets: CALL_BUCKETS,
      registers,
    }),
    slowStatements: new Counter({
      name: "forkprint_slow_statements_total",
      help: "Statements that the database took longer for than SLOW_QUERY_MS, by what they do. The log has each.",
      labelNames: ["statement"],
      registers,
    }),
    replicaReads: new Counter({
      name: "forkprint_replica_reads_total",
      help: "Reads that the replica may answer, by who did. Those of the primary: it was away, or too far behind.",
      labelNames: ["answered"],
      registers,
    }),
    mails: new Counter({
      name: "forkprint_mails_total",
      help: "Mails by what became of them: sent, put off, given up.",
      labelNames: ["result"],
      registers,
    }),
  };
  new Gauge({
    name: "forkprint_queue_length",
    help: "Pieces of work that wait for a place: passwords, texts, pictures.",
    labelNames: ["queue"],
    registers,
    collect() {
      for (const [queue, { length }] of queues) this.set({ queue }, length);
    },
  });
  new Gauge({
    name: "forkprint_queue_refused",
    help: "Pieces of work that were refused since the start because too many waited.",
    labelNames: ["queue"],
    registers,
    collect() {
      for (const [queue, { refused }] of queues) this.set({ queue }, refused);
    },
  });
  return { registry, queues, ...measures };
}

export const metrics = processWideOnce("measurements", make);

export function measureQueue<Q extends Waiting>(name: string, queue: Q): Q {
  metrics().queues.set(name, queue);
  return queue;
}

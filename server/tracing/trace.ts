import { AsyncLocalStorage } from "node:async_hooks";
import { processWide, processWideOnce } from "@/server/process-wide";

/** What a span says of itself: names and numbers of ours, never a value that somebody sent. */
export type Attributes = Record<string, string | number | boolean>;

/** A stretch of work that is being timed. */
export type OpenSpan = {
  describe: (name: string, attributes?: Attributes) => void;
  /** Something of ours went wrong. Without words: they may hold what somebody sent. */
  fail: () => void;
  end: () => void;
};
type SpanKind = "server" | "client" | "internal";

/** What a collector's library does for us; it is loaded only where a collector is configured (start-tracing.ts). */
export type Tracer = {
  begin: (name: string, kind: SpanKind, attributes: Attributes, parent: OpenSpan | undefined) => OpenSpan;
  /** Sends what is finished, and stops. */
  stop: () => Promise<void>;
};

const tracer = processWide<Tracer | null>("tracer", null);
/** Which span the work at hand belongs to. */
const current = processWideOnce("span of the work at hand", () => new AsyncLocalStorage<OpenSpan>());

export function setTracer(next: Tracer | null): void {
  tracer.value = next;
}
export const isTracing = (): boolean => tracer.value !== null;

export async function stopTracing(): Promise<void> {
  const stopping = tracer.value;
  tracer.value = null;
  await stopping?.stop();
}

/** Begins a span below that of the work at hand; undefined where nothing is traced. Whoever begins it ends it. */
export const beginSpan = (name: string, kind: SpanKind, attributes: Attributes = {}): OpenSpan | undefined =>
  tracer.value?.begin(name, kind, attributes, current().getStore());

/** Runs work to whose span everything belongs that the work begins. */
export const within = <T>(span: OpenSpan | undefined, work: () => T): T => (span ? current().run(span, work) : work());

import { AsyncLocalStorage } from "node:async_hooks";
import { processWide, processWideOnce } from "@/server/process-wide";

/** The attributes of a span: our own names and numbers, never a value that somebody sent. */
export type Attributes = Record<string, string | number | boolean>;

/** A span whose end is still to come. */
export type OpenSpan = {
  describe: (name: string, attributes?: Attributes) => void;
  /** Marks the span as failed. It takes no message, because a message may contain something that somebody sent. */
  fail: () => void;
  end: () => void;
};
type SpanKind = "server" | "client" | "internal";

/** What we need of a tracing library, which is loaded only if a collector is configured (start-tracing.ts). */
export type Tracer = {
  begin: (name: string, kind: SpanKind, attributes: Attributes, parent: OpenSpan | undefined) => OpenSpan;
  /** Sends the finished spans, and stops. */
  stop: () => Promise<void>;
};

const tracer = processWide<Tracer | null>("tracer", null);
/** The span of the current asynchronous context. */
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

/** Begins a span below the current one, and leaves ending it to the caller; undefined if tracing is off. */
export const beginSpan = (name: string, kind: SpanKind, attributes: Attributes = {}): OpenSpan | undefined =>
  tracer.value?.begin(name, kind, attributes, current().getStore());

/** Runs work so that spans which it begins belong to the given span. */
export const within = <T>(span: OpenSpan | undefined, work: () => T): T => (span ? current().run(span, work) : work());

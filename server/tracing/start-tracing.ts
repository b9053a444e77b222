import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { env } from "@/server/env";
import { log } from "@/server/log";
import { type OpenSpan, setTracer, type Tracer } from "./trace";
import { traceAnswers } from "./trace-answers";

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;
/**
 * The most spans that wait for the collector. If it is unavailable, further spans are dropped, so that nothing waits
 * for it.
 */
const MOST_WAITING = 2048;
const GIVE_UP_MS = 10_000;

type Options = {
  /** The collector's address, without `/v1/traces`. */
  endpoint: string;
  serviceName: string;
  /** The share of requests that are traced, from 0 to 1. A trace is sent completely or not at all. */
  share: number;
};

/**
 * Sends spans to a collector by OTLP over HTTP, as JSON. The tracer is not registered globally, because Next.js would
 * then trace the addresses of pages, which contain ids and keys. OTEL_EXPORTER_OTLP_HEADERS is read by the library.
 */
export function createTracer({ endpoint, serviceName, share }: Options): Tracer {
  const url = `${endpoint.replace(/\/+$/, "")}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: GIVE_UP_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, maxQueueSize: MOST_WAITING })],
  });
  const tracer = provider.getTracer("forkprint");
  const inner = new WeakMap<OpenSpan, Span>();
  return {
    begin: (name, kind, attributes, parent) => {
      const above = parent && inner.get(parent);
      const context = above ? trace.setSpan(ROOT_CONTEXT, above) : ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, context);
      const open: OpenSpan = {
        describe: (words, more = {}) => void span.updateName(words).setAttributes(more),
        fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
        end: () => span.end(),
      };
      inner.set(open, span);
      return open;
    },
    stop: () => provider.shutdown().catch((error: unknown) => log.warn({ err: error }, "the last spans were not sent")),
  };
}

/** Called before the first request; does nothing unless a collector is configured. */
export function startTracing(): void {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName, OTEL_TRACES_SAMPLER_ARG: share } = env;
  if (!endpoint) return;
  setTracer(createTracer({ endpoint, serviceName, share }));
  traceAnswers();
}

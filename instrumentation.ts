import type { Instrumentation } from "next";

/** Next calls this once per process, before the first request. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next replaces this while building, to leave the rest out of other runtimes.
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startJobs } = await import("@/server/jobs/start-jobs");
  startJobs();
  const { env } = await import("./server/env");
  // Who sends traces nowhere does not load what sends them.
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) (await import("./server/tracing/start-tracing")).startTracing();
  const { offerDirectly } = await import("./app/direct");
  offerDirectly();
}

/** What broke while rendering a page; handlers report their own. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath, routeType }) => {
  // biome-ignore lint/style/noProcessEnv: as above.
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { log } = await import("./server/log");
  log.error({ err: error, route: routePath, routeType }, "unexpected error while rendering");
};

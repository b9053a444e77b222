import { gatherMetrics } from "@/server/health/gather-metrics";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { FileReply } from "@/server/http/reply";
import { requireMetricsToken } from "@/server/metrics/require-token";

export const dynamic = "force-dynamic";

/** Metrics for Prometheus, summed over all processes of this machine. */
export const GET = endpoint({ caller: anyone, media: "text/plain" }, async ({ request }) => {
  requireMetricsToken(request);
  const { text, contentType } = await gatherMetrics();
  return new FileReply(Buffer.from(text), { "Content-Type": contentType, "Cache-Control": "no-store" });
});

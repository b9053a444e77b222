import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "@/lib/errors";
import { bearerTokenIn } from "@/server/bearer";
import { env } from "@/server/env";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Admits the program that collects measurements, by its token.
 * @throws AppError not_found while METRICS_TOKEN is not set, unauthenticated for another token
 */
export function requireMetricsToken(request: Request): void {
  if (!env.METRICS_TOKEN) throw new AppError("not_found", "notFound");
  const token = bearerTokenIn(request.headers.get("authorization"));
  if (!token || !timingSafeEqual(digest(token), digest(env.METRICS_TOKEN)))
    throw new AppError("unauthenticated", "metricsToken");
}

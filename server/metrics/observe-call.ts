import { metrics } from "./metrics";

type Call = { method: string; route: string; status: number; ms: number };

/** All other methods are counted under one name, because callers can invent any number of them. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

export function observeCall({ method, route, status, ms }: Call): void {
  const labels = { method: METHODS.has(method) ? method : "other", route };
  metrics().calls.observe(labels, ms / 1000);
  metrics().callStatuses.inc({ ...labels, status: String(status) });
}

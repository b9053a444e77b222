import { metrics } from "./metrics";

type Call = { method: string; route: string; status: number; ms: number };

/** Methods that are none of ours count together: anybody can think of more. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

export function observeCall({ method, route, status, ms }: Call): void {
  const labels = { method: METHODS.has(method) ? method : "other", route };
  metrics().calls.observe(labels, ms / 1000);
  metrics().callStatuses.inc({ ...labels, status: String(status) });
}

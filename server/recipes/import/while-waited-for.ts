import { AppError } from "@/lib/errors";

/** What ends work whose caller has left. Nobody reads it, except the log. */
export const nobodyWaits = () => new AppError("unavailable", "unavailable", { retryAfterSeconds: 5 });

/** @throws AppError unavailable (503) if nobody waits for the answer any more */
export function requireWaiting(gone: AbortSignal | undefined): void {
  if (gone?.aborted) throw nobodyWaits();
}

/**
 * How long a process goes on reading after its caller has left. Real pages are read in less, and the process would have
 * to be started again: whoever leaves at once, again and again, must not cost more than whoever stays.
 */
const GRACE_MS = 1_000;

/** Aborts some time after `gone` does. `end` must be called when the work is over. */
export function soonAfter(gone: AbortSignal | undefined): { signal: AbortSignal; end: () => void } {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const begin = () => {
    timer = setTimeout(() => late.abort(), GRACE_MS);
  };
  if (gone?.aborted) begin();
  else gone?.addEventListener("abort", begin, { once: true });
  const end = () => {
    gone?.removeEventListener("abort", begin);
    clearTimeout(timer);
  };
  return { signal: late.signal, end };
}

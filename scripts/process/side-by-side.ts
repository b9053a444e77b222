type Work<T> = (signal: AbortSignal) => Promise<T>;

/**
 * Runs two works at the same time. When one fails, the other is told to stop, and nothing runs on when this returns.
 * @returns what the first one returned
 * @throws the error of the one that failed first
 */
export async function sideBySide<T>(signal: AbortSignal, first: Work<T>, second: Work<void>): Promise<T> {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const running = [first(either), second(either)] as const;
  for (const each of running) each.catch((error: unknown) => failed.abort(error));
  await Promise.allSettled(running);
  if (failed.signal.aborted) throw failed.signal.reason;
  return running[0];
}

declare global {
  var forkprintSlots: Map<string, { value: unknown }> | undefined;
  /**
   * Set by scripts/server.mjs, which runs in the same process but outside the bundle, when this process is about to
   * end.
   */
  var forkprintIsEnding: boolean | undefined;
  /** Made by scripts/server.mjs: resolves once the whole product answers requests. */
  var forkprintAnswers: Promise<void> | undefined;
  /** Called by scripts/server.mjs before the process ends. */
  var forkprintShutdown: (() => Promise<void>) | undefined;
  /** Called by scripts/server.mjs for every response that it sent. */
  var forkprintAnswered: ((answered: { type: string; status: number; ms: number }) => void) | undefined;
}

/**
 * A value that exists once per process. The bundle may contain a module more than once, and hot reload evaluates it
 * again, so a module's own variable may exist several times.
 * @param name unique within the whole product
 * @param first the initial value
 */
export function processWide<T>(name: string, first: T): { value: T } {
  globalThis.forkprintSlots ??= new Map();
  const slots = globalThis.forkprintSlots;
  if (!slots.has(name)) slots.set(name, { value: first });
  return slots.get(name) as { value: T };
}

/** The same as processWide, for a value that is costly to make: `make` runs at its first use. */
export function processWideOnce<T extends object>(name: string, make: () => T): () => T {
  const slot = processWide<T | undefined>(name, undefined);
  return () => {
    slot.value ??= make();
    return slot.value;
  };
}

declare global {
  var forkprintSlots: Map<string, { value: unknown }> | undefined;
  /** Set by scripts/server.mjs, which runs in the same process but outside the bundle: this process ends soon. */
  var forkprintIsEnding: boolean | undefined;
  /** Called by scripts/server.mjs before the process ends. */
  var forkprintShutdown: (() => Promise<void>) | undefined;
  /** Called by scripts/server.mjs for everything that was answered. */
  var forkprintAnswered: ((answered: { type: string; status: number; ms: number }) => void) | undefined;
}

/**
 * A value of which the process has one. The bundle may hold a module more than once, and hot reload evaluates it anew,
 * so a module's own variable may exist several times.
 * @param name one for each value in the whole product
 * @param first what it is until it is set
 */
export function processWide<T>(name: string, first: T): { value: T } {
  globalThis.forkprintSlots ??= new Map();
  const slots = globalThis.forkprintSlots;
  if (!slots.has(name)) slots.set(name, { value: first });
  return slots.get(name) as { value: T };
}

/** The same for what is costly to make: `make` runs when it is first asked for. */
export function processWideOnce<T extends object>(name: string, make: () => T): () => T {
  const slot = processWide<T | undefined>(name, undefined);
  return () => {
    slot.value ??= make();
    return slot.value;
  };
}

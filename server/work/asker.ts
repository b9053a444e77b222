import { AsyncLocalStorage } from "node:async_hooks";

/** The bundle may hold this module more than once. */
const held = globalThis as unknown as { forkprintAsker?: AsyncLocalStorage<string> };
const storage = (): AsyncLocalStorage<string> => {
  held.forkprintAsker ??= new AsyncLocalStorage();
  return held.forkprintAsker;
};

/** Does what was asked for from one network address. */
export const askedBy = <T>(address: string, work: () => Promise<T>): Promise<T> => storage().run(address, work);

/** The network address whose request is being answered: who takes turns with others at work that is scarce. */
export const asker = (): string => storage().getStore() ?? "ourselves";

import { AsyncLocalStorage } from "node:async_hooks";
import { processWideOnce } from "@/server/process-wide";

const storage = processWideOnce("who asks", () => new AsyncLocalStorage<string>());

/** Does what was asked for from one network address. */
export const askedBy = <T>(address: string, work: () => Promise<T>): Promise<T> => storage().run(address, work);

/** The network address whose request is being answered: who takes turns with others at work that is scarce. */
export const asker = (): string => storage().getStore() ?? "ourselves";

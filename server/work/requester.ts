import { AsyncLocalStorage } from "node:async_hooks";
import type { Locale } from "@/lib/i18n/locales";
import { processWideOnce } from "@/server/process-wide";

type Requester = { readonly address: string; readonly locale: Locale };
const storage = processWideOnce("the requester", () => new AsyncLocalStorage<Requester>());

/** Does what was asked for from one network address, in the language of its browser. */
export const onBehalfOf = <T>(who: Requester, work: () => Promise<T>): Promise<T> => storage().run(who, work);

/** The network address whose request is being answered: who takes turns with others at work that is scarce. */
export const requesterAddress = (): string => storage().getStore()?.address ?? "ourselves";

/** The language of the request that is being answered; null where nobody asks. */
export const requesterLocale = (): Locale | null => storage().getStore()?.locale ?? null;

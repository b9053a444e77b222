import { AsyncLocalStorage } from "node:async_hooks";
import type { Locale } from "@/lib/i18n/locales";
import { processWideOnce } from "@/server/process-wide";

type Requester = { readonly address: string; readonly locale: Locale };
const storage = processWideOnce("the requester", () => new AsyncLocalStorage<Requester>());

/** Runs the work of a request, and remembers the requester's network address and language for it. */
export const onBehalfOf = <T>(who: Requester, work: () => Promise<T>): Promise<T> => storage().run(who, work);

/**
 * The network address of the current request, by which callers take turns at scarce work; "ourselves" outside a
 * request.
 */
export const requesterAddress = (): string => storage().getStore()?.address ?? "ourselves";

/** The language of the current request; null outside a request. */
export const requesterLocale = (): Locale | null => storage().getStore()?.locale ?? null;

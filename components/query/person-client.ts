import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from "@tanstack/react-query";
import { ApiError } from "@/lib/api-call";

const FRESH_FOR_MS = 30_000;
const RETRIES = 2;

/** Retries only failures that may be temporary: never a client error (4xx). */
const mayRetry = (failures: number, error: Error): boolean =>
  failures < RETRIES && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

/** The cache of one person's server data. */
export class PersonClient extends QueryClient {
  constructor() {
    super({ defaultOptions: { queries: { staleTime: FRESH_FOR_MS, retry: mayRetry }, mutations: { retry: false } } });
  }

  /**
   * Repeats a first request that was sent before a change. The library would keep it running, and show its answer,
   * from before the change, as if it were fresh.
   */
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const loading = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus === "fetching");
    await Promise.all(loading.map(({ queryKey }) => this.cancelQueries({ queryKey, exact: true })));
    await super.invalidateQueries(filters, options);
  }
}

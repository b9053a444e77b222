import type { Page } from "@playwright/test";

/** Everything that this browser stores for our pages: storage, databases with their content, and caches with theirs. */
export const keptInBrowser = (page: Page) =>
  page.evaluate(async () => {
    const read = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const rows: unknown[] = [];
    const databases = (await indexedDB.databases()).map(({ name = "" }) => name);
    for (const name of databases) {
      const database = await read(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        rows.push(await read(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = request.url.includes("/_next/") ? "" : await (await cache.match(request))?.text();
        cached.push(`${request.url} ${text}`);
      }
    }
    return {
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases,
      /** All that could be read, as one text. */
      text: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, rows, cached]),
    };
  });

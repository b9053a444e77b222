import { DATABASE_NAME } from "@/components/offline/device-keys";

/**
 * How many changes of this person were not sent. It uses no library, because a sign-out without a network can load
 * none. Without a database, or if it cannot be read, nothing was stored.
 */
export const countChanges = (owner: string): Promise<number> =>
  new Promise((resolve) => {
    const none = () => resolve(0);
    try {
      const opening = indexedDB.open(DATABASE_NAME);
      // There is no database: it must not be created here, without its stores.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = none;
      opening.onblocked = none;
      opening.onsuccess = () => {
        const database = opening.result;
        try {
          const asked = database.transaction("changes").objectStore("changes").getAll();
          asked.onsuccess = () =>
            resolve(asked.result.filter((each: { owner: string }) => each.owner === owner).length);
          asked.onerror = none;
        } catch {
          none();
        } finally {
          database.close();
        }
      };
    } catch {
      none();
    }
  });

/** public/sw.js sends this header when it fetches the page that it caches for offline use. */
export const OFFLINE_SHELL_HEADER = "x-offline-shell";

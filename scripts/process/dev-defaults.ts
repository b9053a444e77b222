/**
 * Settings of `npm run dev` that are not set otherwise. Browser tests run against it too: dozens of people register
 * from one address, and one of the tests serves the pages from which recipes are imported.
 */
export const DEV_DEFAULTS = { RATE_LIMIT_FACTOR: "1000", FETCH_ALLOW_HOSTS: "127.0.0.1:4399" } as const;

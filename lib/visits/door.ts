import { LINKS } from "../links";

/** A venue, and a table of it if its code names one. */
export type Door = { venueId: string; locationId: string | null };

const withTable = (path: string, parameters: Record<string, string>, { locationId }: Door): string => {
  const query = new URLSearchParams({ ...parameters, ...(locationId ? { "location-id": locationId } : {}) });
  return query.size > 0 ? `${path}?${query}` : path;
};

/** Where a table's code leads. */
export const doorOf = (door: Door): string => withTable(LINKS.onboard, { "venue-id": door.venueId }, door);

/** The same for somebody who wants to sign in there: without `mode`, a guest is asked for their allergies first. */
export const signInAt = (door: Door): string =>
  withTable(LINKS.onboard, { "venue-id": door.venueId, mode: "login" }, door);

/** Where a guest without an account says what the kitchen must know. */
export const tellAt = (door: Door): string => withTable(`/venue/${door.venueId}/tell`, {}, door);

export const menuAt = (venueId: string): string => `/venue/${venueId}`;

import { randomUUID } from "node:crypto";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createPerson } from "./people";

/** A venue with one table and a business of its own. */
export async function createVenue(over: { name?: string; state?: string } = {}) {
  const owner = await createPerson({ accountType: "business" });
  const venue = await db.venue.create({
    data: { ownerId: owner.id, name: "Lungara", city: "Rome", country: "Italy", createdAt: now(), ...over },
    select: { id: true, name: true },
  });
  const { id: locationId } = await createTable(venue.id);
  return { ...venue, ownerId: owner.id, locationId };
}

export const createTable = (venueId: string) =>
  db.location.create({
    data: { venueId, label: `table ${randomUUID().slice(0, 4)}`, createdAt: now() },
    select: { id: true, label: true },
  });

/** The owner's application, which knows the venue by an internal id. */
export async function createMappedClient(ownerId: string, venueId: string, internalId: string) {
  const clientId = `client-${randomUUID()}`;
  const client = await db.oAuthClient.create({
    data: { clientId, ownerId, name: "Menus", tokenEndpointAuthMethod: "none", createdAt: now() },
    select: { id: true },
  });
  await db.venueIdentifier.create({ data: { clientId: client.id, venueId, internalId } });
  return { id: client.id, clientId };
}

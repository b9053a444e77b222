import { invalidField, notFound } from "@/lib/errors";
import type { ChangeLocationBody, LocationWire } from "@/lib/schemas/venues";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { locationsOf, type Owner } from "./access";
import { explainingRefusal } from "./create-location";
import { lockVenue } from "./lock-venue";
import { locationSelect, toLocationWire } from "./wire";

/**
 * Renames a location, or makes its printed code lead to another location of the venue. The code itself does not change.
 */
export async function updateLocation(caller: Owner, id: string, body: ChangeLocationBody): Promise<LocationWire> {
  const { label, leads_to_id: leadsToId } = body;
  return explainingRefusal(() =>
    db.$transaction(async (tx) => {
      const location = await tx.location.findFirst({
        where: { id, ...locationsOf(caller) },
        select: { venueId: true },
      });
      if (!location) throw notFound("location");
      await lockVenue(tx, caller, location.venueId);
      if (leadsToId) await repoint(tx, { id, leadsToId, venueId: location.venueId });
      const row = await tx.location.updateManyAndReturn({
        where: { id },
        data: {
          ...(label === undefined ? {} : { label }),
          ...(leadsToId === null ? { leadsToId: null, leadsSince: null } : {}),
        },
        select: { id: true },
      });
      if (row.length === 0) throw notFound("location");
      return toLocationWire(await tx.location.findUniqueOrThrow({ where: { id }, select: locationSelect }));
    }),
  );
}

/**
 * Makes the code of a location, and all codes that lead to it, lead to another location. There is never a chain: a
 * location whose own code leads elsewhere is refused.
 */
async function repoint(
  tx: Transaction,
  { id, leadsToId, venueId }: { id: string; leadsToId: string; venueId: string },
) {
  const goal =
    leadsToId === id
      ? null
      : await tx.location.findFirst({ where: { id: leadsToId, venueId }, select: { leadsToId: true } });
  if (!goal) throw invalidField("leads_to_id", "otherLocation", "wrong_location");
  if (goal.leadsToId) {
    throw invalidField("leads_to_id", "codeLeadsOn", "chain");
  }
  const since = { leadsToId, leadsSince: now() };
  await tx.location.updateMany({ where: { OR: [{ id }, { leadsToId: id }] }, data: since });
}

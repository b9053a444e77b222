import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rollUpTallies } from "@/server/analytics/visits/tallies";
import { closeAccount } from "@/server/auth/close-account";
import { deleteAccount } from "@/server/auth/delete-account";
import { db } from "@/server/db/client";
import { setDiets } from "@/server/profile/set-diets";
import { checkIn } from "@/server/visits/check-in";
import { endVisit } from "@/server/visits/end-visit";
import { createPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { createVisit } from "../../factories/visits";
import { differingTallies } from "../../support/slow-visit-counts";

describe("the stored counts of visits", () => {
  it("are right while many guests check in, change cards, leave, and delete their accounts at once", async () => {
    const venues = [await createVenue(), await createVenue()];
    const people = await Promise.all(Array.from({ length: 12 }, () => createPerson()));
    const live = async ({ id }: { id: string }, i: number) => {
      for (const venue of venues) {
        const body = i % 2 ? { venue_id: venue.id } : { location_id: venue.locationId };
        const { visit } = await checkIn(id, body);
        await setDiets(id, i % 3 ? ["vegan", "nut_free"] : []);
        if (i % 4 === 0) await endVisit({ userId: id }, visit.id);
        await checkIn(id, { location_id: venue.locationId });
      }
      if (i % 5 === 0) await deleteAccount(id);
      if (i % 5 === 1) await closeAccount(id);
    };
    await Promise.all([...people.map(live), rollUpTallies(), rollUpTallies()]);
    expect(await differingTallies()).toEqual([]);
    await rollUpTallies();
    expect(await db.venueTallyChange.count()).toBe(0);
    expect(await differingTallies()).toEqual([]);
  });

  it("are right after any changes, by hand or by deleting a venue", async () => {
    const [venue, otherVenue] = [await createVenue(), await createVenue()];
    const person = await createPerson();
    const step = fc.oneof(
      fc.record({
        what: fc.constant("come" as const),
        hoursAgo: fc.integer({ min: 4, max: 90 }),
        online: fc.boolean(),
      }),
      fc.record({
        what: fc.constantFrom("remove" as const, "move" as const, "hide" as const, "zone" as const, "roll" as const),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        for (const each of steps) {
          const visit = await db.visit.findFirst({ where: { venueId: venue.id }, orderBy: { checkInTime: "desc" } });
          if (each.what === "come") {
            const type = each.online ? "ONLINE" : "GENERAL";
            const shown = { diets: each.online ? ["vegan" as const] : [], health: ["anemia"] };
            await createVisit(venue.id, { userId: person.id, hoursAgo: each.hoursAgo + 24, type, shown });
          } else if (each.what === "zone") {
            await db.venue.update({
              where: { id: venue.id },
              data: { timeZone: visit ? "Asia/Tokyo" : "Nowhere/Here" },
            });
          } else if (each.what === "roll") await rollUpTallies();
          else if (visit && each.what === "remove") await db.visit.delete({ where: { id: visit.id } });
          else if (visit && each.what === "move") {
            await db.visit.update({ where: { id: visit.id }, data: { venueId: otherVenue.id } });
          } else if (visit) await db.visitDisclosure.deleteMany({ where: { visitId: visit.id } });
        }
        expect(await differingTallies()).toEqual([]);
      }),
      { numRuns: 15 },
    );
    await db.venue.delete({ where: { id: venue.id } });
    await db.user.delete({ where: { id: otherVenue.ownerId } });
    expect(await differingTallies()).toEqual([]);
    expect(await db.venueTally.count({ where: { venueId: { in: [venue.id, otherVenue.id] } } })).toBe(0);
  });
});

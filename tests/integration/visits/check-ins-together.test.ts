import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { ROWS_WITHOUT_HEALTH } from "@/lib/sight/share-rows";
import { db } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { setDiets } from "@/server/profile/set-diets";
import { checkIn, checkInAt } from "@/server/visits/check-in";
import { createPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { differingTallies } from "../../support/slow-visit-counts";

it("simultaneous check-ins create each visit with its guest's rows, and wait for no other guest", async () => {
  const venues = [await createVenue(), await createVenue()];
  const people = await Promise.all(Array.from({ length: 30 }, () => createPerson()));
  for (const [i, { id }] of people.entries()) await setDiets(id, i % 2 ? ["vegan"] : ["nut_free"]);
  const [busy, ...others] = people;
  const come = ({ id }: { id: string }) => venues.map((venue) => checkIn(id, { location_id: venue.locationId }));
  let late: Promise<unknown>[] = [];
  await db.$transaction(async (tx) => {
    await lockPerson(tx, busy?.id ?? "");
    late = busy ? come(busy) : [];
    const made = await Promise.all(others.flatMap(come));
    expect(made.every(({ isNew }) => isNew)).toBe(true);
    // A lock on one person's profile delays only that person.
    expect(await tx.visit.count({ where: { userId: busy?.id ?? "" } })).toBe(0);
  });
  await Promise.all(late);
  for (const [i, { id }] of people.entries()) {
    const visits = await db.visit.findMany({ where: { userId: id }, select: { venueId: true, disclosure: true } });
    expect(visits.map(({ venueId }) => venueId).sort()).toEqual(venues.map((venue) => venue.id).sort());
    for (const { disclosure } of visits) expect(disclosure?.dietaryPreferences).toEqual([i % 2 ? "vegan" : "nut_free"]);
  }
  expect(await differingTallies()).toEqual([]);
});

it("a deleted venue is refused without affecting guests of other venues", async () => {
  const venue = await createVenue();
  const deletedVenue = { id: randomUUID(), name: "Gone" };
  const people = await Promise.all(Array.from({ length: 12 }, () => createPerson()));
  const results = await Promise.allSettled(
    people.map(({ id }, i) =>
      i % 4 === 3
        ? checkInAt(
            id,
            { venue: deletedVenue, location: null, oauthClientId: null, visitType: "GENERAL" },
            { rows: null, otherwise: ROWS_WITHOUT_HEALTH },
          )
        : checkIn(id, { venue_id: venue.id }),
    ),
  );
  expect(results.map(({ status }) => status)).toEqual(people.map((_, i) => (i % 4 === 3 ? "rejected" : "fulfilled")));
  const [refused] = results.filter((result) => result.status === "rejected");
  expect(refused?.reason).toMatchObject({ code: "not_found" });
  expect(await db.visit.count({ where: { venueId: venue.id } })).toBe(9);
  expect(await differingTallies()).toEqual([]);
});

it("a deleted account is refused, and a guest's attempts are counted one by one", async () => {
  const venue = await createVenue();
  const [person, deleted] = [await createPerson(), await createPerson()];
  await db.user.delete({ where: { id: deleted.id } });
  const place = {
    venue: { id: venue.id, name: "Here" },
    location: null,
    oauthClientId: null,
    visitType: "GENERAL",
  } as const;
  const results = await Promise.allSettled(
    [person.id, deleted.id, person.id, person.id].map((id) =>
      checkInAt(id, place, { rows: null, otherwise: ROWS_WITHOUT_HEALTH }),
    ),
  );
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
  expect(await db.visit.count({ where: { venueId: venue.id } })).toBe(1);
});

import { beforeEach, describe, expect, it } from "vitest";
import { DELETE as deleteVenue } from "@/app/api/venues/[id]/route";
import { GET as getAnalytics } from "@/app/api/visits/analytics/route";
import type { VisitAnalyticsWire } from "@/lib/schemas/visit-analytics";
import { getTimeseriesOf } from "@/server/analytics/visits/get-timeseries";
import { listAllVenues, listFormerVenues } from "@/server/analytics/visits/owned-venue";
import { deleteAccount } from "@/server/auth/delete-account";
import { db } from "@/server/db/client";
import { checkIn } from "@/server/visits/check-in";
import { createPerson, type SignedInPerson, signInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { createVisit } from "../../factories/visits";
import { call } from "../../support/request";
import { differingTallies } from "../../support/slow-visit-counts";

let venue: Awaited<ReturnType<typeof createVenue>>;
let owner: SignedInPerson;
beforeEach(async () => {
  venue = await createVenue();
  const { email } = await db.user.findUniqueOrThrow({ where: { id: venue.ownerId } });
  owner = await signInPerson({ id: venue.ownerId, email });
});

const remove = () => call(deleteVenue, { method: "DELETE", token: owner.token, params: { id: venue.id } });
const analytics = async (query: Record<string, string> = {}) =>
  (await call<VisitAnalyticsWire>(getAnalytics, { token: owner.token, query })).body;
const caller = () => ({ userId: venue.ownerId, venueIds: null });

describe("a deleted venue", () => {
  it("remains in the statistics of its business as counts in every range, without its guests", async () => {
    await createVisit(venue.id, { hoursAgo: 1, shown: { diets: ["vegan"] } });
    await createVisit(venue.id, { hoursAgo: 2, type: "ONLINE" });
    const long = await createVisit(venue.id, { hoursAgo: 24 * 40 });
    const before = { lifetime: await analytics(), day: await analytics({ time_range: "24h" }) };
    const series = await getTimeseriesOf(await listAllVenues(caller()), "lifetime", "month");
    expect((await remove()).status).toBe(204);
    const noVisits = { active_visits: 0, active_physical_visits: 0, active_online_visits: 0 };
    expect(await analytics()).toEqual({ ...before.lifetime, ...noVisits });
    expect(await analytics({ time_range: "24h" })).toEqual({ ...before.day, ...noVisits });
    expect(await analytics({ days: "30" })).toMatchObject({ total_visits: 2, online_visits: 1 });
    expect(await getTimeseriesOf(await listAllVenues(caller()), "lifetime", "month")).toEqual(series);
    const hours = await getTimeseriesOf(await listAllVenues(caller()), "24h");
    expect(hours.reduce((sum, { physical, online }) => sum + physical + online, 0)).toBe(2);
    expect(await db.visit.count({ where: { venueId: venue.id } })).toBe(0);
    expect(await db.visitDisclosure.count({ where: { visitId: long.id } })).toBe(0);
    expect(await db.venueGuest.count({ where: { venueId: venue.id } })).toBe(0);
    expect((await call(getAnalytics, { token: owner.token, query: { venue_id: venue.id } })).status).toBe(404);
    expect(await differingTallies()).toEqual([]);
  });

  it("is only for its business, is not kept if nobody ever came, and is deleted with its business", async () => {
    await remove();
    expect(await listFormerVenues(caller())).toEqual([]);
    const otherVenue = await createVenue();
    await createVisit(otherVenue.id);
    await db.venue.delete({ where: { id: otherVenue.id } });
    expect(await listFormerVenues(caller())).toEqual([]);
    expect(await listFormerVenues({ userId: otherVenue.ownerId, venueIds: null })).toMatchObject([
      { id: otherVenue.id, isFormer: true },
    ]);
    await deleteAccount(otherVenue.ownerId);
    expect(await db.formerVenue.count({ where: { ownerId: otherVenue.ownerId } })).toBe(0);
    expect(await db.formerVisits.count({ where: { venueId: otherVenue.id } })).toBe(0);
  });

  it("loses no visit of guests who check in during the deletion", async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => createPerson()));
    const [answers] = await Promise.all([
      Promise.allSettled(people.map(({ id }) => checkIn(id, { venue_id: venue.id }))),
      remove(),
    ]);
    const came = answers.filter(({ status }) => status === "fulfilled").length;
    expect((await analytics()).total_visits).toBe(came);
    expect(await differingTallies()).toEqual([]);
  });
});

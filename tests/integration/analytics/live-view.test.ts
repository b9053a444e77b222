import { beforeEach, describe, expect, it } from "vitest";
import { POST as ringKitchen } from "@/app/api/visits/[id]/ring/route";
import { GET as getSeen } from "@/app/api/visits/[id]/seen/route";
import { GET as watchActivity } from "@/app/api/visits/activity/events/route";
import { GET as getActivity } from "@/app/api/visits/activity/route";
import { POST as checkIn } from "@/app/api/visits/route";
import { GET as watchLive } from "@/app/api/visits/venue/[venueId]/live/events/route";
import { GET as getLive } from "@/app/api/visits/venue/[venueId]/live/route";
import { POST as markSeen } from "@/app/api/visits/venue/[venueId]/visits/[visitId]/seen/route";
import { POST as setPreference } from "@/app/user/ingredient-preferences/route";
import { POST as setDiets } from "@/app/user/my-preferences-array/route";
import type { LiveGuestWire, LiveViewWire, SeenWire } from "@/lib/schemas/live";
import type { ActivityWire } from "@/lib/schemas/visit-analytics";
import type { VisitWire } from "@/lib/schemas/visits";
import { settleBackground } from "@/server/background/run-in-background";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { createAllergy } from "../../factories/households";
import { createSignedInPerson, type SignedInPerson, signInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { createVisit } from "../../factories/visits";
import { readEvents } from "../../support/read-events";
import { buildRequest, call, type Handler } from "../../support/request";

let venue: Awaited<ReturnType<typeof createVenue>>;
let owner: SignedInPerson;
let guest: SignedInPerson;
beforeEach(async () => {
  venue = await createVenue();
  const { email } = await db.user.findUniqueOrThrow({ where: { id: venue.ownerId } });
  owner = await signInPerson({ id: venue.ownerId, email });
  guest = await createSignedInPerson({ firstName: "Nadia" });
});

const arrive = async () =>
  (await call<VisitWire>(checkIn, { token: guest.token, body: { location_id: venue.locationId } })).body;
const live = async (token = owner.token) => call<LiveViewWire>(getLive, { token, params: { venueId: venue.id } });
const answer = (visitId: string, by = "Dana", token = owner.token) =>
  call(markSeen, { token, params: { venueId: venue.id, visitId }, body: { by } });
const ring = (id: string, token = guest.token) =>
  call<SeenWire>(ringKitchen, { method: "POST", token, params: { id } });

/** Moves the server's clock forward by minutes, then does something. Returns the function that moves it back. */
async function at(minutes: number, act: () => Promise<unknown>): Promise<() => void> {
  const restore = replaceClock(() => new Date(Date.now() + minutes * 60_000));
  await act();
  return restore;
}
const seen = (id: string, token = guest.token) => call<SeenWire>(getSeen, { token, params: { id } });

const watch = <T>(handler: Handler, token: string) => readEvents<T>(handler, { token, params: { venueId: venue.id } });

describe("the kitchen's live view", () => {
  it("shows who is in the house and allergies by key, but no health concerns, likes, or guests of other venues", async () => {
    await call(setDiets, { token: guest.token, body: { dietary: ["vegetarian", "nut_free"] } });
    const { id } = await arrive();
    await createVisit(venue.id, { type: "ONLINE" });
    await createVisit(venue.id, { hoursAgo: 4 });
    const { body } = await live();
    expect(body.guests).toEqual([
      {
        visit_id: id,
        display_name: "Nadia",
        table: expect.stringMatching(/^table /),
        check_in_time: expect.any(String),
        card: "allergies",
        card_at: expect.any(String),
        allergies: [{ key: "nut", label: "Nuts", severity: "allergy", traces: true }],
        diets: ["Vegetarian"],
        avoids: [],
        is_allergies_shared: true,
        is_diet_shared: true,
        has_account: true,
        crowd: null,
        seen: null,
        is_changed: false,
        rung_at: null,
        dismissed: null,
      },
    ]);
  });

  it("shows an intolerance among the allergies, also when avoided food was not shared", async () => {
    await createAllergy(guest.id, "dairy", "intolerance");
    const soy = await db.ingredient.findUniqueOrThrow({ where: { slug: "soy" }, select: { id: true } });
    await call(setPreference, {
      token: guest.token,
      body: { ingredient_normalization_id: soy.id, preference_type: "intolerance" },
    });
    await call(checkIn, { token: guest.token, body: { venue_id: venue.id, shared_rows: ["allergies"] } });
    expect((await live()).body.guests[0]?.allergies).toEqual([
      { key: "dairy", label: "Dairy", severity: "intolerance", traces: true },
      { key: "soy", label: "Soy", severity: "intolerance", traces: true },
    ]);
  });

  it("says of each card what is known: allergies, none named, nothing, not shown, or not readable", async () => {
    const cards = {
      empty: await createVisit(venue.id, { name: "Empty" }),
      named: await createVisit(venue.id, { name: "Named", shown: { diets: ["vegan"] } }),
      silent: await createVisit(venue.id, { name: "Silent", rows: ["diet"], shown: { diets: ["vegan"] } }),
      allergic: await createVisit(venue.id, { name: "Allergic", shown: { diets: ["sesame_free"] } }),
      broken: await createVisit(venue.id, { name: "Broken" }),
      lost: await createVisit(venue.id, { name: "Lost" }),
    };
    await db.visitDisclosure.update({ where: { visitId: cards.broken.id }, data: { ingredientPreferences: [7] } });
    await db.visitDisclosure.delete({ where: { visitId: cards.lost.id } });
    const { body } = await live();
    const stateOf = Object.fromEntries(body.guests.map(({ display_name: name, card }) => [name, card]));
    expect(stateOf).toEqual({
      ...{ Empty: "empty", Named: "no_allergy_named", Silent: "not_shown" },
      ...{ Allergic: "allergies", Broken: "unreadable", Lost: "unreadable" },
    });
    expect(body.guests[0]?.display_name).toBe("Allergic");
    expect(body.house).toMatchObject({ guests: 6, unread: 6, to_ask: 4 });
  });

  it("has pages for a house of any size; whoever has an allergy is on the first, and every other is summed up", async () => {
    await createVisit(venue.id, { name: "First", hoursAgo: 2, shown: { diets: ["nut_free"] } });
    await db.$executeRaw`
      INSERT INTO users (id, email, password_hash, updated_at)
      SELECT gen_random_uuid(), 'full-house-' || n || '@post.example', 'x', now() FROM generate_series(1, 700) n`;
    await db.$executeRaw`
      INSERT INTO visits (id, user_id, venue_id, visit_type, check_in_time, expires_at)
      SELECT gen_random_uuid(), id, ${venue.id}::uuid, 'GENERAL', now(), now() + interval '1 hour' FROM users
      WHERE email LIKE 'full-house-%'`;
    await db.$executeRaw`
      INSERT INTO visit_disclosures
        (visit_id, user_id, dietary_preferences, health_concerns, ingredient_preferences, favorites, updated_at)
      SELECT v.id, v.user_id, '{}', '{}', '[]', '[]', now() FROM visits v
      WHERE NOT EXISTS (SELECT FROM visit_disclosures d WHERE d.visit_id = v.id)`;
    const pages: LiveViewWire[] = [];
    let after: string | null | undefined;
    while (after !== null) {
      const query: Record<string, string> = after === undefined ? {} : { after };
      const { body } = await call<LiveViewWire>(getLive, { token: owner.token, params: { venueId: venue.id }, query });
      pages.push(body);
      after = body.next;
    }
    expect(pages.map(({ guests, left_off: leftOff }) => [guests.length, leftOff])).toEqual([
      [300, 401],
      [300, 101],
      [101, 0],
    ]);
    expect(pages[0]?.guests[0]).toMatchObject({ display_name: "First", allergies: [{ key: "nut" }] });
    expect(pages[0]?.further).toEqual({ guests: 401, unread: 401, to_ask: 401, allergies: [] });
    expect(new Set(pages.flatMap(({ guests }) => guests.map(({ visit_id: id }) => id))).size).toBe(701);
  });

  it("tells the guest who read the card and when, and marks a changed card as not read again", async () => {
    const { id } = await arrive();
    expect((await seen(id)).body).toEqual({
      ...{ seen: null, is_changed: false, is_kitchen_connected: false, rung_at: null, can_ring: false },
      server_time: expect.any(String),
    });
    expect((await answer(id)).status).toBe(204);
    const { seenAt } = await db.visit.findUniqueOrThrow({ where: { id } });
    const read = { at: seenAt?.toISOString(), by: "Dana" };
    expect((await seen(id)).body).toMatchObject({ seen: read, is_changed: false, is_kitchen_connected: false });
    const otherVenue = await createVenue({ name: "Elsewhere" });
    await call(checkIn, { token: guest.token, body: { venue_id: otherVenue.id } });
    expect((await seen(id)).body).toMatchObject({ is_changed: false });
    await call(setDiets, { token: guest.token, body: { dietary: ["sesame_free"] } });
    expect((await seen(id)).body).toMatchObject({ seen: read, is_changed: true });
    expect((await live()).body.guests[0]).toMatchObject({ seen: read, is_changed: true });
  });

  it("does not mark a card as read that changed after it was shown", async () => {
    const { id } = await arrive();
    const cardAt = (await live()).body.guests[0]?.card_at;
    await new Promise((resolve) => setTimeout(resolve, 5));
    await call(setDiets, { token: guest.token, body: { dietary: ["nut_free"] } });
    const read = (card_at: string | undefined) =>
      call(markSeen, { token: owner.token, params: { venueId: venue.id, visitId: id }, body: { by: "Dana", card_at } });
    expect((await read(cardAt)).status).toBe(409);
    expect((await live()).body.guests[0]).toMatchObject({ seen: null, allergies: [{ key: "nut" }] });
    expect((await read((await live()).body.guests[0]?.card_at)).status).toBe(204);
    expect((await live()).body.guests[0]).toMatchObject({ seen: { by: "Dana" }, is_changed: false });
  });

  it("lets an unanswered guest ring again: twice a visit, three minutes apart, and tells the kitchen", async () => {
    const { id } = await arrive();
    const openKitchen = () => db.venue.update({ where: { id: venue.id }, data: { kitchenAt: now() } });
    await openKitchen();
    const says = async () => ((await live()).body.guests[0] as LiveGuestWire).rung_at;
    expect((await seen(id)).body.can_ring).toBe(false);
    expect((await ring(id)).status).toBe(409);
    expect(await says()).toBeNull();

    const first = await at(3, openKitchen);
    expect((await seen(id)).body).toMatchObject({ can_ring: true, rung_at: null });
    const [one, other] = await Promise.all([ring(id), ring(id)]);
    expect([one.status, other.status]).toContain(200);
    expect(await db.visit.findUniqueOrThrow({ where: { id } })).toMatchObject({ rings: 1 });
    expect(await says()).toBe((await seen(id)).body.rung_at);
    expect((await seen(id)).body).toMatchObject({ seen: null, can_ring: false });
    first();

    const second = await at(7, openKitchen);
    expect((await ring(id)).body).toMatchObject({ can_ring: false, seen: null });
    second();
    const third = await at(30, openKitchen);
    expect((await ring(id)).status).toBe(409);
    expect((await seen(id)).body.can_ring).toBe(false);
    third();
  });

  it("refuses to ring for others, in an empty kitchen and for a read card, and allows it after a change", async () => {
    const { id } = await arrive();
    const restore = await at(5, async () => undefined);
    expect((await ring(id)).status).toBe(409);
    await db.venue.update({ where: { id: venue.id }, data: { kitchenAt: now() } });
    expect((await ring(id, (await createSignedInPerson()).token)).status).toBe(404);
    await answer(id);
    expect((await ring(id)).status).toBe(409);
    restore();
    const later = await at(6, () => call(setDiets, { token: guest.token, body: { dietary: ["sesame_free"] } }));
    await db.venue.update({ where: { id: venue.id }, data: { kitchenAt: now() } });
    expect((await seen(id)).body).toMatchObject({ is_changed: true, can_ring: false });
    later();
    const muchLater = await at(10, () => db.venue.update({ where: { id: venue.id }, data: { kitchenAt: now() } }));
    expect((await ring(id)).status).toBe(200);
    muchLater();
  });

  it("is only for the venue's owner; an answer needs a name; a visit that is over is gone", async () => {
    const { id } = await arrive();
    const stranger = await createSignedInPerson({ accountType: "business" });
    expect((await live(stranger.token)).status).toBe(404);
    expect((await live(guest.token)).status).toBe(403);
    expect((await answer(id, "Eve", stranger.token)).status).toBe(404);
    expect((await answer(id, " ")).status).toBe(422);
    expect((await seen(id, (await createSignedInPerson()).token)).status).toBe(404);
    const over = await createVisit(venue.id, { hoursAgo: 5 });
    expect((await answer(over.id)).status).toBe(404);
    const watching = await watchLive(buildRequest({ token: stranger.token }), {
      params: Promise.resolve({ venueId: venue.id }),
    });
    expect(watching.status).toBe(404);
  });

  it("sends its content at once and then every change, to each of many screens", async () => {
    const screens = await Promise.all(Array.from({ length: 5 }, () => watch<LiveViewWire>(watchLive, owner.token)));
    expect((await Promise.all(screens.map(({ next }) => next()))).map(({ guests }) => guests)).toEqual(
      screens.map(() => []),
    );
    const { id } = await arrive();
    for (const { next } of screens) expect((await next()).guests.map(({ visit_id: visit }) => visit)).toEqual([id]);
    await answer(id, "Ilya");
    for (const { next } of screens) expect((await next()).guests[0]?.seen?.by).toBe("Ilya");
    await settleBackground();
    expect((await seen(id)).body.is_kitchen_connected).toBe(true);
    await Promise.all(screens.map(({ close }) => close()));
  });

  it("sends a table's new label, and a guest's new name", async () => {
    const { next, close } = await watch<LiveViewWire>(watchLive, owner.token);
    await next();
    await arrive();
    expect((await next()).guests[0]?.display_name).toBe("Nadia");
    await db.location.update({ where: { id: venue.locationId }, data: { label: "window 7" } });
    expect((await next()).guests[0]?.table).toBe("window 7");
    await db.user.update({ where: { id: guest.id }, data: { firstName: "Noor" } });
    expect((await next()).guests[0]?.display_name).toBe("Noor");
    await close();
  });

  it("sends the owner's dashboard each check-in as it happens", async () => {
    const { next, close } = await watch<ActivityWire>(watchActivity, owner.token);
    expect((await next()).items).toEqual([]);
    const { id } = await arrive();
    const activity = await next();
    expect(activity.items.map((visit) => visit.id)).toEqual([id]);
    expect(activity.last_24h).toMatchObject({ total_visits: 1, active_visits: 1 });
    expect((await call(getActivity, { token: owner.token })).body).toEqual(activity);
    await close();
  });
});

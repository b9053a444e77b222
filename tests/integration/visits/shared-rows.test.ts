import { beforeEach, describe, expect, it } from "vitest";
import { PATCH as endVisit } from "@/app/api/visits/[id]/route";
import { GET as listMine } from "@/app/api/visits/mine/route";
import { GET as getOffer } from "@/app/api/visits/offer/route";
import { POST as checkIn } from "@/app/api/visits/route";
import { GET as exportAccount } from "@/app/user/export/route";
import type { CheckInOfferWire, DisclosureWire, MyVisitsWire, VisitWire } from "@/lib/schemas/visits";
import { onlyRows } from "@/lib/sharing/shared-rows";
import { ROWS_WITHOUT_HEALTH, SHARE_ROWS, type ShareRow } from "@/lib/sight/share-rows";
import { db } from "@/server/db/client";
import { getPreferences } from "@/server/profile/get-preferences";
import { createFavorite, createIngredientPreference, createUserHealthConcern } from "../../factories/food";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createTable, createVenue } from "../../factories/places";
import { call } from "../../support/request";

let person: SignedInPerson;
let venue: Awaited<ReturnType<typeof createVenue>>;
let concern: string;
beforeEach(async () => {
  person = await createSignedInPerson({ firstName: "Mira" });
  venue = await createVenue();
  await db.userDiet.createMany({
    data: [
      { userId: person.id, diet: "vegetarian", slot: 1 },
      { userId: person.id, diet: "nut_free", slot: 2 },
    ],
  });
  for (const type of ["allergy", "intolerance", "avoid", "dislike", "love", "like"] as const)
    await createIngredientPreference(person.id, type);
  await createFavorite(person.id);
  await createUserHealthConcern(person.id);
  concern = (await db.userHealthConcern.findFirstOrThrow({ select: { healthConcern: { select: { name: true } } } }))
    .healthConcern.name;
});

const arrive = (shared_rows?: unknown) =>
  call<VisitWire>(checkIn, {
    token: person.token,
    body: { venue_id: venue.id, ...(shared_rows === undefined ? {} : { shared_rows }) },
  });
const offer = (query = {}, token = person.token) =>
  call<CheckInOfferWire>(getOffer, { token, query: { venue_id: venue.id, ...query } });
const seen = async (): Promise<DisclosureWire | null | undefined> =>
  (await call<MyVisitsWire>(listMine, { token: person.token })).body.items[0]?.seen_by_venue;
const leave = (id: string) =>
  call(endVisit, { method: "PATCH", params: { id }, token: person.token, body: { status: "ended" } });

/** The content of the rows, divided as on a share link's card. */
async function expectedOf(rows: readonly ShareRow[]) {
  const { dietary, healthConcerns, ingredientPreferences, favorites } = onlyRows(await getPreferences(person.id), rows);
  return {
    diets: dietary,
    health: healthConcerns.map(({ health_concern }) => health_concern.name),
    ingredients: ingredientPreferences.map(({ ingredient }) => ingredient.name).sort(),
    favorites: favorites.map(({ item }) => item.name),
  };
}
const rowsOf = (disclosure: DisclosureWire | null | undefined) => ({
  diets: disclosure?.dietary_preferences,
  health: disclosure?.health_concerns,
  ingredients: disclosure?.ingredient_preferences.map(({ ingredient_name }) => ingredient_name).sort(),
  favorites: disclosure?.favorites.map(({ item }) => item.name),
});

/** Each row alone, all but one, all, and none. */
const choices: ShareRow[][] = [
  ...SHARE_ROWS.map((row) => [row]),
  ...SHARE_ROWS.map((row) => SHARE_ROWS.filter((each) => each !== row)),
  [...SHARE_ROWS],
  [],
];

describe("what a check-in shares", () => {
  it("is everything but health by default", async () => {
    const { status, body } = await arrive();
    expect([status, body.shared_rows]).toEqual([201, ROWS_WITHOUT_HEALTH]);
    expect(rowsOf(await seen())).toEqual(await expectedOf(ROWS_WITHOUT_HEALTH));
    const exported = JSON.stringify(
      (await call<{ visits: unknown }>(exportAccount, { token: person.token })).body.visits,
    );
    expect(exported).not.toContain(concern);
    expect(exported).toContain('"shared_rows":["allergies","diet","avoids","likes","favorites"]');
  });

  it("is exactly the chosen rows, whichever they are, and a later choice applies to the same visit", async () => {
    const ids = new Set<string>();
    for (const rows of choices) {
      const { body } = await arrive([...rows].reverse());
      ids.add(body.id);
      expect(body.shared_rows).toEqual(rows);
      expect(rowsOf(await seen()), rows.join(" ")).toEqual(await expectedOf(rows));
    }
    expect(ids.size).toBe(1);
  });

  it("includes intolerances with the allergies, and not with what is merely avoided", async () => {
    const typesOf = async () => (await seen())?.ingredient_preferences.map((each) => each.preference_type).sort();
    await arrive(["allergies"]);
    expect(await typesOf()).toEqual(["allergy", "intolerance"]);
    await arrive(["avoids"]);
    expect(await typesOf()).toEqual(["avoid", "dislike"]);
  });

  it("stays as chosen when the code is opened again without a choice", async () => {
    await arrive(["diet"]);
    expect((await arrive()).body.shared_rows).toEqual(["diet"]);
    expect(rowsOf(await seen())).toEqual(await expectedOf(["diet"]));
  });

  it("cannot include a row that a card does not have (422)", async () => {
    expect(await arrive(["allergies", "password"])).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "shared_rows", 1] }] },
    });
    expect(await db.visit.count()).toBe(0);
  });
});

describe("GET /api/visits/offer", () => {
  it("names the place, the name that the venue will see and the rows, and records nothing", async () => {
    const table = await createTable(venue.id);
    const before = Date.now();
    const answer = await offer({ location_id: table.id });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        venue: { id: venue.id, name: "Lungara", city: expect.any(String) },
        location: { id: table.id, label: table.label },
        display_name: "Mira",
        until: expect.any(String),
        shared_rows: ROWS_WITHOUT_HEALTH,
        visit: null,
      },
    ]);
    expect(new Date(answer.body.until).getTime()).toBeGreaterThanOrEqual(before + 3 * 3_600_000);
    expect(await db.visit.count()).toBe(0);
    expect(await db.visitDisclosure.count()).toBe(0);
  });

  it("remembers what this person chose at this venue, and at no other", async () => {
    const { body } = await arrive(["allergies", "health"]);
    expect((await offer()).body).toMatchObject({ shared_rows: ["allergies", "health"], visit: { id: body.id } });
    await leave(body.id);
    expect((await offer()).body).toMatchObject({ shared_rows: ["allergies", "health"], visit: null });
    const otherPerson = await createSignedInPerson();
    expect((await offer({}, otherPerson.token)).body).toMatchObject({ shared_rows: ROWS_WITHOUT_HEALTH, visit: null });
    const otherVenue = await createVenue();
    expect((await offer({ venue_id: otherVenue.id })).body.shared_rows).toEqual(ROWS_WITHOUT_HEALTH);
  });

  it("says what is wrong with an unknown code, and needs a sign-in", async () => {
    expect((await offer({ venue_id: "no-such-venue" })).status).toBe(404);
    expect((await call(getOffer, { token: person.token })).status).toBe(404);
    const table = await createTable((await createVenue()).id);
    expect((await offer({ location_id: table.id })).status).toBe(422);
    expect((await call(getOffer, { query: { venue_id: venue.id } })).status).toBe(401);
  });
});

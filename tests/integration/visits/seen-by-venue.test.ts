import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { DELETE as removeFavorite } from "@/app/api/user-favorites/my-favorites/by-id/[id]/route";
import { POST as addFavorite } from "@/app/api/user-favorites/my-favorites/by-item/route";
import { PATCH as endVisit } from "@/app/api/visits/[id]/route";
import { GET as listMine } from "@/app/api/visits/mine/route";
import { POST as checkIn } from "@/app/api/visits/route";
import { DELETE as removeConcern } from "@/app/user/health-concerns/[id]/route";
import { POST as addConcern } from "@/app/user/health-concerns/route";
import { DELETE as removePreference } from "@/app/user/ingredient-preferences/[id]/route";
import { POST as setPreference } from "@/app/user/ingredient-preferences/route";
import { POST as setDiets } from "@/app/user/my-preferences-array/route";
import type { MyVisitsWire, VisitWire } from "@/lib/schemas/visits";
import { SHARE_ROWS } from "@/lib/sight/share-rows";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { createFavoriteItem, createIngredient } from "../../factories/food";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { type CallOptions, call, type Handler } from "../../support/request";

const HOUR = 3_600_000;

let person: SignedInPerson;
let venue: Awaited<ReturnType<typeof createVenue>>;
beforeEach(async () => {
  person = await createSignedInPerson({ firstName: "Nadia" });
  venue = await createVenue();
});

async function as<T = { id: string }>(handler: Handler, options: CallOptions = {}): Promise<T> {
  const answer = await call<T>(handler, { token: person.token, ...options });
  expect(answer.status).toBeLessThan(300);
  return answer.body;
}
const arrive = () => as<VisitWire>(checkIn, { body: { venue_id: venue.id, shared_rows: SHARE_ROWS } });
const mine = (query = {}) => as<MyVisitsWire>(listMine, { query });
const seen = async () => (await mine()).items[0]?.seen_by_venue;

describe("GET /api/visits/mine", () => {
  it("lists the person's visits, latest first, page by page", async () => {
    const start = now().getTime();
    let passed = 0;
    onTestFinished(replaceClock(() => new Date(start + passed)));
    const ids: string[] = [];
    for (passed = 0; passed < 3 * 4 * HOUR; passed += 4 * HOUR) ids.unshift((await arrive()).id);
    const first = await mine({ page_size: 2 });
    expect(first).toMatchObject({ total_count: 3, page: 1, page_size: 2, total_pages: 2 });
    const second = await mine({ page_size: 2, page: 2 });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect((await mine({ page: 9 })).items).toEqual([]);
    const refused: Record<string, string | number>[] = [{ page: 0 }, { page_size: 101 }, { page: "x" }];
    for (const query of refused) {
      expect((await call(listMine, { token: person.token, query })).status).toBe(422);
    }
  });

  it("says for each visit what its venue sees, with first name and initial, never the email", async () => {
    await db.user.update({ where: { id: person.id }, data: { lastName: "ferro" } });
    await as(setDiets, { body: { dietary: ["vegetarian", "nut_free"] } });
    const { id, ...visit } = await arrive();
    const page = await mine();
    expect(page.items).toEqual([
      {
        id,
        ...visit,
        seen_by_venue: {
          display_name: "Nadia F.",
          dietary_preferences: ["vegetarian", "nut_free"],
          health_concerns: [],
          ingredient_preferences: [],
          favorites: [],
        },
      },
    ]);
    expect(JSON.stringify(page)).not.toContain(person.email);
    await db.user.update({ where: { id: person.id }, data: { firstName: null } });
    expect((await seen())?.display_name).toBe(person.email.split("@")[0]);
  });
});

describe("what a venue sees", () => {
  it("follows every change of the profile during the visit", async () => {
    await arrive();
    const concern = await db.healthConcern.findUniqueOrThrow({ where: { name: "anemia" } });
    const sesame = await createIngredient("Testsesame");
    const dal = await createFavoriteItem({ name: "Test dal" });
    await as(setDiets, { body: { dietary: ["vegan"] } });
    const added = await as(addConcern, { body: { health_concern_id: concern.id } });
    const allergy = { ingredient_normalization_id: sesame.id, preference_type: "allergy" };
    const preference = await as(setPreference, { body: allergy });
    const favorite = await as(addFavorite, { body: { item_id: dal.id } });
    expect(await seen()).toEqual({
      display_name: "Nadia",
      dietary_preferences: ["vegan"],
      health_concerns: ["anemia"],
      ingredient_preferences: [
        { ingredient_name: "Testsesame", preference_type: "allergy", severity: "allergy", traces: true },
      ],
      favorites: [{ item: { name: "Test dal", type: "food" } }],
    });
    const remove = (handler: Handler, id: string) => as(handler, { method: "DELETE", params: { id } });
    await remove(removeConcern, added.id);
    await remove(removePreference, preference.id);
    await remove(removeFavorite, favorite.id);
    await as(setDiets, { body: { dietary: [] } });
    expect(await seen()).toMatchObject({
      dietary_preferences: [],
      health_concerns: [],
      ingredient_preferences: [],
      favorites: [],
    });
  });

  it("includes an allergy that a diet displaced", async () => {
    await as(setDiets, { body: { dietary: ["egg_free"] } });
    await arrive();
    await as(setDiets, { body: { dietary: ["vegan"] } });
    expect((await seen())?.ingredient_preferences).toEqual([
      {
        ingredient_name: expect.stringMatching(/egg/i),
        preference_type: "allergy",
        key: "egg",
        severity: "allergy",
        traces: true,
      },
    ]);
  });

  it("stays as it was when the visit has ended", async () => {
    const { id } = await arrive();
    await as(endVisit, { method: "PATCH", params: { id }, body: { status: "ended" } });
    await as(setDiets, { body: { dietary: ["keto"] } });
    expect((await seen())?.dietary_preferences).toEqual([]);
  });

  it("stays as it was when the visit has expired, although nothing was written at that moment", async () => {
    const start = now().getTime();
    let passed = 0;
    onTestFinished(replaceClock(() => new Date(start + passed)));
    await as(setDiets, { body: { dietary: ["vegan"] } });
    await arrive();
    passed = 3 * HOUR;
    await as(setDiets, { body: { dietary: ["keto"] } });
    expect((await mine()).items[0]).toMatchObject({
      status: "expired",
      seen_by_venue: { dietary_preferences: ["vegan"] },
    });
  });

  it("includes both of two simultaneous changes", async () => {
    await arrive();
    const concern = await db.healthConcern.findUniqueOrThrow({ where: { name: "anemia" } });
    await Promise.all([
      as(setDiets, { body: { dietary: ["vegan"] } }),
      as(addConcern, { body: { health_concern_id: concern.id } }),
    ]);
    expect(await seen()).toMatchObject({ dietary_preferences: ["vegan"], health_concerns: ["anemia"] });
  });
});

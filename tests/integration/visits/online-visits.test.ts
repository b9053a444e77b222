import { beforeEach, describe, expect, it } from "vitest";
import { OPTIONS, POST } from "@/app/api/visits/online/route";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createAccess, createApplication, type TestApplication } from "../../factories/oauth";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { call } from "../../support/request";

const ORIGIN = "https://menus.example";
let person: SignedInPerson;
let venue: Awaited<ReturnType<typeof createVenue>>;
let application: TestApplication;
beforeEach(async () => {
  person = await createSignedInPerson();
  venue = await createVenue();
  application = await createApplication({ ownerId: venue.ownerId });
});

const send = (token: string | undefined, body: unknown, origin = ORIGIN) =>
  call(POST, { path: "/api/visits/online", body, headers: { Origin: origin }, ...(token ? { token } : {}) });

async function prefer(slug: string, preferenceType: "allergy" | "love") {
  const { id } = await db.ingredient.findUniqueOrThrow({ where: { slug }, select: { id: true } });
  await db.ingredientPreference.create({
    data: { userId: person.id, ingredientId: id, preferenceType, createdAt: now() },
  });
}

describe("POST /api/visits/online", () => {
  it("records one visit at a venue of the application's business, which its page can read", async () => {
    const { token } = await createAccess(person, application);
    const answer = await send(token, { venue_id: venue.id });
    expect(answer).toMatchObject({ status: 201, body: { venue_id: venue.id, visit_type: "ONLINE", status: "active" } });
    expect(answer.headers.get("access-control-allow-origin")).toBe(ORIGIN);
    expect(await send(token, { venue_id: venue.id })).toMatchObject({ status: 200, body: answer.body });
    expect(OPTIONS(new Request("https://x/api/visits/online", { headers: { Origin: ORIGIN } })).status).toBe(204);
  });

  it("looks up the application's own id of the venue before ours", async () => {
    await db.venueIdentifier.create({ data: { clientId: application.id, venueId: venue.id, internalId: "BRS-01" } });
    const { token } = await createAccess(person, application);
    const otherVenue = await createVenue();
    const answer = await send(token, { venue_id: otherVenue.id, internal_venue_id: "BRS-01" });
    expect(answer).toMatchObject({ status: 201, body: { venue_id: venue.id } });
    expect((await send(token, { internal_venue_id: "BRS-02" })).status).toBe(404);
  });

  it("answers 404 for a venue of another business, and records nothing", async () => {
    const { token } = await createAccess(person, application);
    const otherVenue = await createVenue();
    expect((await send(token, { venue_id: otherVenue.id })).status).toBe(404);
    expect(await db.visit.count()).toBe(0);
  });

  it("needs more than marks, because the venue would see a card (403)", async () => {
    const { token } = await createAccess(person, application, ["marks:read"]);
    expect((await send(token, { venue_id: venue.id })).status).toBe(403);
    expect(await db.visit.count()).toBe(0);
  });

  it("shows the venue no more than the application was granted; allergies are shown with diets", async () => {
    await prefer("walnut", "allergy");
    await prefer("lemon", "love");
    const { token } = await createAccess(person, application, ["dietary_preferences:read"]);
    const { body } = await send(token, { venue_id: venue.id });
    const { id } = body as { id: string };
    const disclosure = await db.visitDisclosure.findUniqueOrThrow({ where: { visitId: id } });
    expect(disclosure.favorites).toEqual([]);
    expect(JSON.stringify(disclosure.ingredientPreferences)).toMatch(/walnut/i);
    expect(JSON.stringify(disclosure.ingredientPreferences)).not.toMatch(/lemon/i);
  });

  it("accepts an access token only, with the scope, from a page of the application", async () => {
    expect((await send(undefined, { venue_id: venue.id })).status).toBe(401);
    expect((await send(person.token, { venue_id: venue.id })).status).toBe(401);
    const narrow = await createAccess(person, application, ["ingredients:read"]);
    expect((await send(narrow.token, { venue_id: venue.id })).status).toBe(403);
    const { token } = await createAccess(person, application);
    const foreign = await send(token, { venue_id: venue.id }, "https://evil.example");
    expect(foreign.status).toBe(403);
    // The page may read that it was refused, and nothing else.
    expect(foreign.headers.get("access-control-allow-origin")).toBe("https://evil.example");
    expect((await send(token, {})).status).toBe(422);
    expect(await db.visit.count()).toBe(0);
  });
});

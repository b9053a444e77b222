import { beforeEach, describe, expect, it } from "vitest";
import { GET as userinfo } from "@/app/oauth/userinfo/route";
import { PUT as setAllergy } from "@/app/user/allergies/[key]/route";
import { GET as exportAccount } from "@/app/user/export/route";
import { GET as listAvailable } from "@/app/user/health-concerns/available/route";
import { POST as addConcern } from "@/app/user/health-concerns/route";
import { PUT as give, DELETE as withdraw } from "@/app/user/health-consents/[part]/route";
import { GET as list } from "@/app/user/health-consents/route";
import { POST as setPreference } from "@/app/user/ingredient-preferences/route";
import { GET as getPreferencesOf } from "@/app/user/my-preferences/route";
import { POST as setDiets } from "@/app/user/my-preferences-array/route";
import { PUT as setLimit } from "@/app/user/nutrient-limits/[nutrient]/route";
import { HEALTH_CONSENT_EDITION, type HealthPart } from "@/lib/profile/health-consent";
import type { AccountExportWire } from "@/lib/schemas/export";
import type { HealthConsentsWire } from "@/lib/schemas/health-consent";
import type { HealthConcernWire, PreferencesWire } from "@/lib/schemas/profile";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { findSharedCard } from "@/server/sharing/find-shared-card";
import { shareKeyOf } from "@/server/sharing/share-key";
import { createIngredient, createUserHealthConcern } from "../../factories/food";
import { createTokens } from "../../factories/oauth-flow";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { statusesAtOnce } from "../../support/at-once";
import { call } from "../../support/request";

let person: SignedInPerson;
beforeEach(async () => {
  person = await createSignedInPerson();
});

const SAME_ORIGIN = { origin: "http://localhost:3000" };
const asScreen = () => ({ cookies: person.cookies, headers: SAME_ORIGIN });
const asClient = () => ({ token: person.token });
const idOf = async (name: string) => {
  const { body } = await call<HealthConcernWire[]>(listAvailable);
  return body.find((each) => each.name === name)?.id ?? "";
};
const add = async (by: object, name: string, more: object = {}) =>
  call(addConcern, { ...by, body: { health_concern_id: await idOf(name), ...more } });
const agree = (part: HealthPart, edition = HEALTH_CONSENT_EDITION) =>
  call<HealthConsentsWire>(give, { method: "PUT", ...asScreen(), params: { part }, body: { edition } });
const take = (part: HealthPart, erases: string[]) =>
  call<HealthConsentsWire>(withdraw, { method: "DELETE", ...asScreen(), params: { part }, body: { erases } });
const state = async (part: HealthPart) =>
  (await call<HealthConsentsWire>(list, asClient())).body.parts.find((each) => each.part === part);
const preferences = async () => (await call<PreferencesWire>(getPreferencesOf, asClient())).body;
const allergic = (key: string) =>
  call(setAllergy, { method: "PUT", ...asScreen(), params: { key }, body: { severity: "severe" } });
const records = () => db.healthConsent.findMany({ where: { userId: person.id }, orderBy: { givenAt: "asc" } });

describe("health concerns and limits set by a doctor", () => {
  it("are accepted from the product's screens only after the person agreed to the statement", async () => {
    const refused = await add(asScreen(), "anemia");
    expect(refused).toMatchObject({ status: 403, body: { code: "health_consent_required" } });
    const limit = { method: "PUT", ...asScreen(), params: { nutrient: "sodium" }, body: { amount: 2, per: "day" } };
    expect((await call(setLimit, limit)).status).toBe(403);
    expect(await preferences()).toMatchObject({ healthConcerns: [] });
    expect(await records()).toEqual([]);

    expect((await agree("health")).status).toBe(200);
    expect((await add(asScreen(), "anemia")).status).toBe(201);
    expect((await call(setLimit, limit)).status).toBe(200);
    expect(await state("health")).toMatchObject({
      in_force: true,
      is_current: true,
      edition: HEALTH_CONSENT_EDITION,
      recorded: [
        { key: "anemia", label: "Anemia" },
        { key: "sodium", label: "Sodium: at most 2 g a day" },
      ],
      ends_sharing: false,
    });
  });

  it("are accepted from clients of the documented call, whose first call counts as consent", async () => {
    expect((await add(asClient(), "anemia")).status).toBe(201);
    expect(await records()).toMatchObject([{ part: "health", givenBy: "recording", withdrawnAt: null }]);
    expect((await add(asClient(), "ibs")).status).toBe(201);
    expect(await records()).toHaveLength(1);
  });

  it("need a named edition of the statement after a withdrawal, from any client", async () => {
    await add(asClient(), "anemia");
    expect((await take("health", ["anemia"])).status).toBe(200);
    expect((await add(asClient(), "ibs")).status).toBe(403);
    const other = await add(asClient(), "ibs", { health_consent: "2020-01-01" });
    expect(other).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "health_consent"] }] } });
    expect((await add(asClient(), "ibs", { health_consent: HEALTH_CONSENT_EDITION })).status).toBe(201);
    expect(await records()).toMatchObject([
      { givenBy: "recording", withdrawnAt: expect.any(Date) },
      { givenBy: "statement", withdrawnAt: null },
    ]);
  });

  it("record one consent for twenty simultaneous calls, to the current statement", async () => {
    expect(await statusesAtOnce(20, () => agree("health"))).toEqual({ 200: 20 });
    expect(await records()).toHaveLength(1);
    const old = await agree("health", "2020-01-01");
    expect(old).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "edition"], type: "other_edition" }] } });
  });

  it("recorded before the statement existed stay and give advice, but are not shared", async () => {
    const flow = await createTokens({ name: "Lungara" });
    person = flow.person;
    await createUserHealthConcern(person.id, "anemia", 1);
    await createUserHealthConcern(person.id, "celiac_disease", 2);
    const link = await db.shareLink.create({ data: { userId: person.id, rows: ["health"], createdAt: now() } });
    const card = async () => (await findSharedCard(person.id, shareKeyOf(link.id)))?.profile.health;
    const readUserinfo = async () =>
      (await call<Record<string, unknown>>(userinfo, { token: flow.tokens.access_token })).body;
    expect(await readUserinfo()).toMatchObject({ health_concerns: ["anemia", "celiac_disease"] });
    expect(await card()).toEqual(["Anemia", "Celiac Disease"]);

    await db.healthConsent.deleteMany({ where: { userId: person.id } });
    expect((await preferences()).healthConcerns).toHaveLength(2);
    // An intolerance is shared like an allergy, with those to whom the person sent it.
    expect(await readUserinfo()).toMatchObject({ health_concerns: ["celiac_disease"] });
    expect(await card()).toEqual(["Celiac Disease"]);
    await agree("health");
    expect(await readUserinfo()).toMatchObject({ health_concerns: ["anemia", "celiac_disease"] });
  });

  it("leave an active visit when the consent is withdrawn, and reach it when it is given", async () => {
    const venue = await createVenue();
    const visit = await db.visit.create({
      data: {
        ...{ userId: person.id, venueId: venue.id, visitType: "GENERAL", sharedRows: ["health"], checkInTime: now() },
        expiresAt: new Date(now().getTime() + 3_600_000),
      },
    });
    const seen = async () =>
      (await db.visitDisclosure.findUnique({ where: { visitId: visit.id } }))?.healthConcerns ?? null;
    await createUserHealthConcern(person.id, "anemia");
    await db.healthConsent.deleteMany({});
    await allergic("celery");
    expect(await seen()).toEqual([]);
    await agree("health");
    expect(await seen()).toEqual(["anemia"]);
    await take("health", ["anemia"]);
    expect(await seen()).toEqual([]);
    expect((await db.visit.findUniqueOrThrow({ where: { id: visit.id } })).status).toBe("active");
  });
});

describe("allergies and intolerances", () => {
  it("are never refused: recording one with the statement in view is the consent, in every call", async () => {
    const { id } = await createIngredient();
    const ways: [string, () => Promise<{ status: number }>][] = [
      ["an allergy", () => allergic("celery")],
      ["a free-from key", () => call(setDiets, { ...asClient(), body: { dietary: ["nut_free"] } })],
      [
        "an intolerance",
        () =>
          call(setPreference, {
            ...asClient(),
            body: { ingredient_normalization_id: id, preference_type: "intolerance" },
          }),
      ],
    ];
    for (const [name, record] of ways) {
      person = await createSignedInPerson();
      expect(await records(), name).toEqual([]);
      expect((await record()).status, name).toBe(200);
      expect(await records(), name).toMatchObject([{ part: "allergies", givenBy: "recording", withdrawnAt: null }]);
    }
    person = await createSignedInPerson();
    await call(setPreference, { ...asClient(), body: { ingredient_normalization_id: id, preference_type: "dislike" } });
    expect(await records(), "a dislike is no health data").toEqual([]);
  });

  it("are deleted by a withdrawal only as their owner was shown them: with one more, nothing is deleted", async () => {
    await allergic("celery");
    const shown = (await state("allergies"))?.recorded.map(({ key }) => key) ?? [];
    await allergic("mustard"); // In another tab.
    const refused = await take("allergies", shown);
    expect(refused).toMatchObject({ status: 409, body: { code: "recorded_changed" } });
    expect((await take("allergies", [])).status).toBe(409);
    expect((await preferences()).ingredientPreferences).toHaveLength(2);
    expect(await state("allergies")).toMatchObject({ in_force: true });
  });

  it("end, with a withdrawal, everything through which others read the card", async () => {
    const flow = await createTokens({ name: "Lungara" });
    person = flow.person;
    await allergic("celery");
    await call(setDiets, { ...asClient(), body: { dietary: ["nut_free", "keto"] } });
    await db.shareLink.create({ data: { userId: person.id, rows: ["allergies"], createdAt: now() } });
    const venue = await createVenue();
    const [past, present] = await Promise.all(
      [-3_600_000, 3_600_000].map((ends) =>
        db.visit.create({
          data: {
            ...{ userId: person.id, venueId: venue.id, visitType: "GENERAL", status: ends < 0 ? "expired" : "active" },
            ...{ checkInTime: new Date(now().getTime() - 7_200_000), expiresAt: new Date(now().getTime() + ends) },
          },
        }),
      ),
    );
    await db.visitDisclosure.create({
      data: {
        ...{ visitId: past?.id ?? "", userId: person.id, dietaryPreferences: ["nut_free", "keto"], healthConcerns: [] },
        ...{ favorites: [], updatedAt: now() },
        ingredientPreferences: [
          { ingredient_name: "celery", preference_type: "allergy" },
          { ingredient_name: "anise", preference_type: "dislike" },
        ],
      },
    });
    const before = await state("allergies");
    expect(before).toMatchObject({ ends_sharing: true });
    const answer = await take("allergies", before?.recorded.map(({ key }) => key) ?? []);
    expect(answer.status).toBe(200);
    expect(answer.body.parts[0]).toMatchObject({ in_force: false, withdrawn_at: expect.any(String), recorded: [] });

    expect(await preferences()).toMatchObject({ dietary: ["keto"], ingredientPreferences: [] });
    expect(await db.shareLink.count({ where: { userId: person.id } })).toBe(0);
    expect((await db.visit.findUniqueOrThrow({ where: { id: present?.id ?? "" } })).status).toBe("ended");
    expect((await call(userinfo, { token: flow.tokens.access_token })).status).toBe(401);
    expect(await db.visitDisclosure.findUniqueOrThrow({ where: { visitId: past?.id ?? "" } })).toMatchObject({
      dietaryPreferences: ["keto"],
      ingredientPreferences: [{ ingredient_name: "anise", preference_type: "dislike" }],
    });
  });
});

it("every consent, given or withdrawn, is in the export", async () => {
  await agree("health");
  await take("health", []);
  await allergic("celery");
  const { body } = await call<AccountExportWire>(exportAccount, asClient());
  expect(body.health_consents).toMatchObject([
    { part: "health", edition: HEALTH_CONSENT_EDITION, given_by: "statement", withdrawn_at: expect.any(String) },
    { part: "allergies", given_by: "recording", withdrawn_at: null },
  ]);
});

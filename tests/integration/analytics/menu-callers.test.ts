import { beforeEach, describe, expect, it } from "vitest";
import { OPTIONS } from "@/app/api/analysis/menu/route";
import { GET as userinfo } from "@/app/oauth/userinfo/route";
import { DISCLAIMER } from "@/lib/schemas/analysis";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { ENGINE_VERSION } from "@/server/dietary/engine/model/version";
import { createAccess, createApplication, DIET_AND_INGREDIENTS, type TestApplication } from "../../factories/oauth";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { callMenu, MENU_ORIGIN } from "../../support/call-menu";
import { call } from "../../support/request";

let person: SignedInPerson;
let application: TestApplication;

beforeEach(async () => {
  person = await createSignedInPerson();
  application = await createApplication();
  await db.userDiet.create({ data: { userId: person.id, diet: "vegan", slot: 1, createdAt: now() } });
});

async function feelAbout(who: SignedInPerson, slug: string, preferenceType: "allergy" | "avoid" | "love") {
  const { id } = await db.ingredient.findUniqueOrThrow({ where: { slug }, select: { id: true } });
  await db.ingredientPreference.create({
    data: { userId: who.id, ingredientId: id, preferenceType, createdAt: now() },
  });
}
const avoidWalnuts = (who: SignedInPerson) => feelAbout(who, "walnut", "allergy");
const likeParmesan = (who: SignedInPerson) => feelAbout(who, "parmesan", "love");

const usage = () => db.usageCounter.findMany({ select: { clientId: true, calls: true, items: true } });
const allowed = "access-control-allow-origin";

describe("an anonymous call", () => {
  it("from a page of the application's site gets highlights that hold for everybody", async () => {
    const answer = await callMenu({ clientId: application.clientId });
    expect(answer.status).toBe(200);
    expect(answer.headers.get(allowed)).toBe(MENU_ORIGIN);
    expect(answer.headers.get("vary")).toBe("Origin");
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const [item] = answer.body.items;
    expect(answer.body).toEqual({
      items: [item],
      personalised: false,
      based_on: [],
      disclaimer: DISCLAIMER,
      engine_version: ENGINE_VERSION,
    });
    expect(item).toMatchObject({ id: "7", container_class: "", verdict: null });
    expect(item?.tags).toEqual(expect.arrayContaining(["Contains Nuts", "Contains Dairy", "Contains Gluten"]));
    expect(item?.description).toContain('<span class="pfai-info-silent" tabindex="0" pfai-info-tooltip="');
    expect(JSON.stringify(answer.body.items)).not.toMatch(/match|conflict|safe|free|fits/i);
    expect(item?.reasons.every((reason) => reason.kind === "info" && reason.setting === null)).toBe(true);
  });

  it.each([
    "https://evil-menus.example",
    "https://menus.example.evil",
    "https://www.menus.example",
    "https://menus.example@evil.test",
    "null",
    "https://menus.example/",
    "http://localhost:3000",
  ])("from the origin %s is refused (403), may read no more than that and is not counted", async (origin) => {
    const answer = await callMenu<unknown>({ clientId: application.clientId, origin });
    expect([answer.status, answer.body]).toEqual([
      403,
      { detail: "This website may not use this client id", code: "other_website" },
    ]);
    // A frame that is cut off from every origin has no name that could be allowed.
    expect(answer.headers.get(allowed)).toBe(origin === "null" ? null : origin);
    expect(await usage()).toEqual([]);
  });

  it.each(["https://menus.example:8443", "http://menus.example"])("treats %s as the same site", async (origin) => {
    const answer = await callMenu({ clientId: application.clientId, origin });
    expect([answer.status, answer.headers.get(allowed)]).toEqual([200, origin]);
  });

  it("refuses an unknown and an inactive client in the same words as a wrong site", async () => {
    const off = await createApplication({ isActive: false });
    for (const clientId of ["nobody", off.clientId, application.id])
      expect((await callMenu({ clientId })).status, clientId).toBe(403);
  });

  it("needs more than the public client id if it comes without an origin (401)", async () => {
    const answer = await callMenu<unknown>({ clientId: application.clientId, origin: null });
    expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect(await usage()).toEqual([]);
  });

  it("names the missing client id (422)", async () => {
    const answer = await callMenu<unknown>({});
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "client_id"] }] } });
  });

  it("ignores the product's own sign-in cookie", async () => {
    const answer = await callMenu({
      clientId: application.clientId,
      cookies: person.cookies,
      headers: { Origin: MENU_ORIGIN },
    });
    expect(answer.body.personalised).toBe(false);
  });
});

describe("a call with an access token", () => {
  it("marks the menu for the person who granted it", async () => {
    const { token } = await createAccess(person, application);
    const answer = await callMenu({ clientId: application.clientId, token });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      personalised: true,
      based_on: ["diets", "health_concerns", "allergies", "ingredient_preferences"],
      items: [{ container_class: "pfai-container-conflict", verdict: "conflict" }],
    });
    const [item] = answer.body.items;
    expect(item?.description).toMatch(/<span class="pfai-conflict"[^>]*>parmesan<\/span>/);
    expect(item?.reasons[0]).toMatchObject({
      kind: "conflict",
      setting: { type: "diet", key: "vegan" },
      provenance: "venue",
    });
  });

  it("needs no client id and, outside a browser, no origin", async () => {
    const { token } = await createAccess(person, application);
    const answer = await callMenu({ token, origin: null });
    expect([answer.status, answer.headers.get(allowed)]).toEqual([200, null]);
    expect((await callMenu({ token, origin: "http://localhost:3000" })).status).toBe(200);
  });

  it("considers allergies with the diets, and likes only with ingredients:read, and says so", async () => {
    await db.userDiet.deleteMany({});
    await avoidWalnuts(person);
    await likeParmesan(person);
    const without = await createAccess(person, application, ["dietary_preferences:read"]);
    const narrow = (await callMenu({ token: without.token })).body;
    expect(narrow).toMatchObject({ personalised: true, based_on: ["diets", "health_concerns", "allergies"] });
    expect(narrow.items[0]?.reasons[0]?.setting).toEqual({ type: "ingredient", key: "walnut", preference: "allergy" });
    expect(JSON.stringify(narrow)).not.toContain('"love"');
    const { token } = await createAccess(person, application);
    const [item] = (await callMenu({ token })).body.items;
    expect(JSON.stringify(item)).toContain('"love"');
    expect(item).toMatchObject({ verdict: "conflict", container_class: "pfai-container-conflict" });
    expect(item?.reasons[0]?.setting).toEqual({ type: "ingredient", key: "walnut", preference: "allergy" });
  });

  it("with marks only gets what is marked, but no reasons", async () => {
    await avoidWalnuts(person);
    const { token } = await createAccess(person, application, ["marks:read"]);
    const { status, body } = await callMenu({ token });
    expect([status, body.personalised]).toEqual([200, true]);
    const [item] = body.items;
    expect(item).toMatchObject({ verdict: "conflict", container_class: "pfai-container-conflict" });
    expect(item?.description).toMatch(/<span class="pfai-conflict"[^>]*>walnuts<\/span>/);
    expect(item?.reasons.filter(({ setting }) => setting !== null)).toEqual([]);
    expect(JSON.stringify(body.items)).not.toMatch(/allerg|vegan|diet"/i);

    // A person with other reasons for the same marks gets the same answer.
    const otherPerson = await createSignedInPerson();
    await db.userDiet.create({ data: { userId: otherPerson.id, diet: "vegan", slot: 1, createdAt: now() } });
    await feelAbout(otherPerson, "walnut", "avoid");
    const twin = await callMenu({ token: (await createAccess(otherPerson, application, ["marks:read"])).token });
    expect(twin.body).toEqual(body);

    const headers = { Authorization: `Bearer ${token}` };
    const claims = await userinfo(new Request("http://localhost:3000/oauth/userinfo", { headers }));
    expect(await claims.json()).toEqual({ sub: person.id });
  });

  it("refuses a live token without dietary_preferences:read (403) and says which scope is missing", async () => {
    const { token } = await createAccess(person, application, ["ingredients:read", "profile:read"]);
    const answer = await callMenu<unknown>({ clientId: application.clientId, token });
    expect(answer.status).toBe(403);
    expect(answer.headers.get("www-authenticate")).toBe(
      'Bearer error="insufficient_scope", scope="dietary_preferences:read"',
    );
    expect(await usage()).toEqual([]);
  });

  it("refuses anything but a live access token (401 invalid_token): a session, another scheme, a revoked consent", async () => {
    const { token, authorizationId } = await createAccess(person, application);
    expect((await callMenu({ token })).status).toBe(200);
    await db.userClientAuthorization.update({ where: { id: authorizationId }, data: { permission: false } });
    const basic = { Authorization: `Basic ${btoa(`${application.clientId}:secret`)}` };
    const answers = [
      await callMenu({ clientId: application.clientId, token }),
      await callMenu({ clientId: application.clientId, token: person.token }),
      await callMenu({ clientId: application.clientId, token: `oat_${"A".repeat(43)}` }),
      await callMenu({ clientId: application.clientId, headers: basic }),
      await callMenu({ clientId: application.clientId, headers: { Authorization: "Bearer" } }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
    }
    expect(await usage()).toEqual([{ clientId: application.id, calls: 1, items: 1 }]);
  });

  it("refuses another application's token, and a page that is not on the application's list", async () => {
    const { token } = await createAccess(person, application);
    const otherApplication = await createApplication({ allowedDomains: ["other.example"] });
    expect((await callMenu({ clientId: otherApplication.clientId, token })).status).toBe(403);
    const otherOrigin = await callMenu({ token, origin: "https://other.example" });
    expect([otherOrigin.status, otherOrigin.headers.get(allowed)]).toEqual([403, "https://other.example"]);
    expect(otherOrigin.body).toEqual({ detail: "This website may not use this client id", code: "other_website" });
    expect(await usage()).toEqual([]);
  });

  it("never reads userEmail as the person whose data is meant", async () => {
    const neighbour = await createSignedInPerson();
    await avoidWalnuts(neighbour);
    const { token } = await createAccess(person, application, DIET_AND_INGREDIENTS);
    const hint = { userEmail: neighbour.email };
    const own = await callMenu({ token, more: hint });
    expect(own.body).toEqual((await callMenu({ token })).body);
    const anonymous = await callMenu({ clientId: application.clientId, more: hint });
    expect(anonymous.body).toEqual((await callMenu({ clientId: application.clientId })).body);
  });

  it("of two people of one application gets different marks", async () => {
    const carnivore = await createSignedInPerson();
    const first = await createAccess(person, application);
    const second = await createAccess(carnivore, application);
    const [vegan, other] = await Promise.all([callMenu({ token: first.token }), callMenu({ token: second.token })]);
    expect([vegan.body.items[0]?.verdict, other.body.items[0]?.verdict]).toEqual(["conflict", "info"]);
  });
});

describe("a preflight", () => {
  it("names the method and the headers, never credentials", async () => {
    const answer = await call(OPTIONS, { method: "OPTIONS", headers: { Origin: MENU_ORIGIN } });
    expect(answer.status).toBe(204);
    expect(answer.headers.get(allowed)).toBe(MENU_ORIGIN);
    expect(answer.headers.get("access-control-allow-methods")).toBe("POST");
    expect(answer.headers.get("access-control-allow-headers")).toBe("authorization, content-type");
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    expect(answer.headers.get("vary")).toBe("Origin");
  });

  it("gives a page with an opaque origin nothing", async () => {
    const answer = await call(OPTIONS, { method: "OPTIONS", headers: { Origin: "null" } });
    expect([answer.status, answer.headers.get(allowed)]).toEqual([204, null]);
  });
});

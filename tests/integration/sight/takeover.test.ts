import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { GET as listPeople } from "@/app/api/household/people/route";
import { GET as readHousehold } from "@/app/api/households/[id]/route";
import { GET as listSessions } from "@/app/auth/sessions/route";
import { POST as confirmReset } from "@/app/auth/user/password-reset-confirm/route";
import { POST as showWays } from "@/app/auth/user/password-reset-ways/route";
import type { EndedWayWire } from "@/lib/schemas/ended-ways";
import type { HouseholdWire } from "@/lib/schemas/household";
import { closeAccount } from "@/server/auth/close-account";
import { toEndedWayWire } from "@/server/auth/list-ways-of-reset";
import { createMailedToken, hashMailedToken } from "@/server/auth/mailed-token";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { rotateSecret } from "@/server/oauth/clients/rotate-secret";
import { hashSecretValue } from "@/server/oauth/secret-values";
import { findSharedRecipe } from "@/server/recipes/links/find-shared-recipe";
import { recipeKeyOf } from "@/server/recipes/links/recipe-key";
import { endSight, openWays } from "@/server/sight/ways/end-sight";
import { createEverything, createRestaurant } from "../../factories/everything";
import { createAllergy, createHousehold } from "../../factories/households";
import { answered, authorize, createTokens, refresh, userinfo } from "../../factories/oauth-flow";
import { createPerson, createSignedInPerson, signInPerson } from "../../factories/people";
import { call } from "../../support/request";

const NEW_PASSWORD = "Another-pass-22";
const inAnHour = () => new Date(now().getTime() + 3600_000);

/** What the mail of a reset would carry. */
async function resetCode(userId: string): Promise<string> {
  const token = createMailedToken();
  await db.passwordResetToken.create({
    data: { userId, tokenHash: hashMailedToken(token), createdAt: now(), expiresAt: inAnHour() },
  });
  return token;
}

async function reset(userId: string, choose: (ways: EndedWayWire[]) => string[] = () => []) {
  const reset_code = await resetCode(userId);
  const { ways } = (await call<{ ways: EndedWayWire[] }>(showWays, { body: { reset_code } })).body;
  const body = { reset_code, new_password: NEW_PASSWORD, keep: choose(ways) };
  const answer = await call<{ ended: EndedWayWire[] }>(confirmReset, { body });
  expect(answer.status).toBe(200);
  return { ways, ended: answer.body.ended };
}

/** A person through whose account every table is filled, in a household with somebody else. */
async function createKnownPerson() {
  const person = await createPerson();
  await createEverything(person, await createRestaurant(), randomUUID());
  await db.accountClosing.deleteMany({ where: { userId: person.id } });
  await db.passwordResetToken.deleteMany({ where: { userId: person.id } });
  const signedIn = await signInPerson(person);
  const since = new Date(now().getTime() - 3600_000);
  await db.user.update({
    where: { id: person.id },
    data: { secondFactorSince: since, firstProvenAt: now(), emailVerifiedAt: now() },
  });
  const { householdId } = await db.householdMember.findFirstOrThrow({ where: { userId: person.id } });
  const other = await createSignedInPerson();
  await db.householdMember.create({ data: { householdId, userId: other.id, rows: [], joinedAt: now() } });
  await db.mealEntry.updateMany({ where: { ownerId: person.id }, data: { householdId, changedById: person.id } });
  return { ...signedIn, householdId, other };
}

/** The rows by which others still see somebody, asked of the tables and not of the routine. */
async function seenRows(userId: string) {
  const inHousehold = { ownerId: userId, householdId: { not: null } };
  return {
    signIns: await db.signIn.count({ where: { userId, endedAt: null } }),
    consents: await db.userClientAuthorization.count({
      where: { userId, OR: [{ permission: true }, { active: true }] },
    }),
    grants: await db.oAuthGrant.count({ where: { userId, revokedAt: null } }),
    shareLinks: await db.shareLink.count({ where: { userId } }),
    recipeLinks: await db.recipeLink.count({ where: { userId } }),
    calendars: await db.calendarFeed.count({ where: { userId } }),
    memberships: await db.householdMember.count({ where: { userId, NOT: { rows: { isEmpty: true } } } }),
    invitations: await db.householdInvitation.count({ where: { invitedById: userId } }),
    teamInvitations: await db.businessInvitation.count({ where: { invitedById: userId } }),
    children: await db.tablePerson.count({ where: inHousehold }),
    lists: await db.groceryList.count({ where: inHousehold }),
    meals: await db.mealEntry.count({
      where: { householdId: { not: null }, OR: [{ ownerId: userId }, { changedById: userId }] },
    }),
    seats: await db.tableSeat.count({ where: { userId } }),
    visits: await db.visit.count({ where: { userId, status: "active" } }),
  };
}

const NOTHING = {
  ...{ signIns: 0, consents: 0, grants: 0, shareLinks: 0, recipeLinks: 0, calendars: 0, memberships: 0 },
  ...{ invitations: 0, teamInvitations: 0, children: 0, lists: 0, meals: 0, seats: 0, visits: 0 },
};

describe("a reset of the password by mail", () => {
  it("ends every way in which others see the person, lists all of it, and says afterwards what ended", async () => {
    const person = await createKnownPerson();
    const before = await seenRows(person.id);
    for (const [what, count] of Object.entries(before)) expect(count, what).toBeGreaterThan(0);
    const { ways, ended } = await reset(person.id);
    expect(new Set(ways.map(({ kind }) => kind))).toEqual(
      new Set([
        ...["sign_in", "second_factor", "passkey", "application", "own_application", "share_link", "recipe_link"],
        ...["calendar", "household", "invitation", "team_invitation", "table_seat", "visit"],
      ]),
    );
    expect(ended).toEqual(ways);
    expect(await seenRows(person.id)).toEqual(NOTHING);
    expect(await openWays(db, person.id, "reset")).toEqual([]);
    expect(await db.user.findUniqueOrThrow({ where: { id: person.id } })).toMatchObject({ secondFactorSince: null });
    expect(await db.passkey.count({ where: { userId: person.id } })).toBe(0);
  });

  it("keeps each thing that the person chooses, and nothing else", async () => {
    const kinds = [
      "sign_in",
      "second_factor",
      "application",
      "own_application",
      "recipe_link",
      "calendar",
      "household",
      "visit",
    ];
    for (const kind of kinds) {
      const person = await createKnownPerson();
      const { ways, ended } = await reset(person.id, (all) =>
        all.filter((way) => way.kind === kind).map(({ id }) => id),
      );
      expect(ended, kind).toEqual(ways.filter((way) => way.kind !== kind));
      expect(
        (await openWays(db, person.id, "reset")).map((way) => way.kind),
        kind,
      ).toEqual([kind]);
    }
  });

  it("ends the secrets and tokens of the applications that the person owns, except of those that are kept", async () => {
    const owner = await createPerson({ accountType: "business" });
    const [known, stolen] = [
      await createTokens({ ownerId: owner.id, name: "Our website" }),
      await createTokens({ ownerId: owner.id, name: "Made by somebody else" }),
    ];
    const [open, foreign] = [await createTokens({ ownerId: owner.id, isPublic: true }), await createTokens()];
    // The thief made a secret; the one before it still works for some hours.
    await db.oAuthClient.update({
      where: { id: stolen.client.id },
      data: { previousSecretHash: hashSecretValue("ocs_before"), previousSecretEndsAt: inAnHour() },
    });
    const { ways, ended } = await reset(owner.id, (all) =>
      all.filter(({ name }) => name === "Our website").map(({ id }) => id),
    );
    const own = (list: EndedWayWire[]) => list.filter(({ kind }) => kind === "own_application").map(({ id }) => id);
    expect(new Set(own(ways))).toEqual(new Set([known, stolen, open].map(({ client }) => client.id)));
    expect(new Set(own(ended))).toEqual(new Set([stolen.client.id, open.client.id]));
    const answers = async ({ client, tokens }: typeof known) => [
      (await userinfo(tokens.access_token)).status,
      (await refresh(client, tokens.refresh_token)).status,
    ];
    expect(await answers(known)).toEqual([200, 200]);
    expect(await answers(foreign)).toEqual([200, 200]);
    expect(await answers(stolen)).toEqual([401, 401]);
    expect(await answers({ ...stolen, client: { ...stolen.client, secret: "ocs_before" } })).toEqual([401, 401]);
    expect(await answers(open)).toEqual([401, 400]);
    expect(own((await openWays(db, owner.id, "reset")).map(toEndedWayWire))).not.toContain(stolen.client.id);
    // With a new secret the application works again.
    const signedIn = await signInPerson(owner);
    const made = await rotateSecret({ userId: signedIn.id }, stolen.client.clientId);
    expect(made.client_secret_last4).toMatch(/^.{4}$/);
    const renewed = { ...stolen.client, secret: made.client_secret ?? null };
    expect((await refresh(renewed, stolen.tokens.refresh_token)).status).toBe(400);
  });

  it("keeps nothing of somebody else's, whatever ids are sent", async () => {
    const person = await createKnownPerson();
    const other = await createKnownPerson();
    const theirs = (await openWays(db, other.id, "reset")).map(({ id }) => id);
    const before = await seenRows(other.id);
    await reset(person.id, () => theirs.filter((id) => id !== "second-factor"));
    expect(await seenRows(person.id)).toEqual(NOTHING);
    expect(await seenRows(other.id)).toEqual(before);
  });

  it("leaves no consent with which an application silently gets a new code", async () => {
    const { person, client, tokens } = await createTokens();
    await createAllergy(person.id, "peanut", "severe");
    await reset(person.id);
    await createAllergy(person.id, "sesame", "severe");
    expect((await userinfo(tokens.access_token)).status).toBe(401);
    const owner = await signInPerson(person);
    const again = await authorize(client, {}, { cookies: owner.cookies, headers: { "sec-fetch-site": "cross-site" } });
    expect(again.headers.get("location")).toMatch(/\/onboard\?/);
    const silent = await authorize(client, { prompt: "none" }, { cookies: owner.cookies });
    expect(answered(silent).parameters).toMatchObject({ error: "consent_required" });
    expect(answered(silent).parameters).not.toHaveProperty("code");
  });

  it("shows a household that was joined before it nothing that is recorded afterwards, and gives back what is the person's", async () => {
    const thief = await createSignedInPerson();
    const person = await createPerson({ firstName: "Mira" });
    const { id } = await createHousehold([thief, person]);
    const own = { ownerId: person.id, createdAt: now() };
    await db.tablePerson.create({ data: { ...own, householdId: id, name: "Lotte" } });
    await db.groceryList.create({ data: { ...own, householdId: id, name: "Week" } });
    await reset(person.id);
    await createAllergy(person.id, "celery", "severe");
    const seen = await call<HouseholdWire>(readHousehold, { token: thief.token, params: { id } });
    expect(seen.body.members.map(({ is_me }) => is_me)).toEqual([true]);
    expect(JSON.stringify(seen.body)).not.toMatch(/Mira|Lotte|celery/i);
    const owner = await signInPerson(person);
    const people = await call<{ name: string; household_id: string | null }[]>(listPeople, { token: owner.token });
    expect(people.body).toMatchObject([{ name: "Lotte", household_id: null }]);
    expect(await db.groceryList.findFirst({ where: { ownerId: person.id } })).toMatchObject({ householdId: null });
  });

  it("leaves a second factor that was set up after the mailbox was proven, and asks nothing about it", async () => {
    const person = await createPerson();
    await db.user.update({ where: { id: person.id }, data: { secondFactorSince: now() } });
    await db.secondFactor.create({ data: { userId: person.id, sealedSecret: "sealed", createdAt: now() } });
    const { ways } = await reset(person.id);
    expect(ways.map(({ kind }) => kind)).not.toContain("second_factor");
    expect((await db.user.findUniqueOrThrow({ where: { id: person.id } })).secondFactorSince).not.toBeNull();
  });

  it("ends a second factor of an account whose mailbox nobody had proven, so that its owner gets in", async () => {
    const squatted = await createPerson({ emailVerifiedAt: null });
    await db.user.update({ where: { id: squatted.id }, data: { secondFactorSince: now() } });
    await db.secondFactor.create({ data: { userId: squatted.id, sealedSecret: "sealed", createdAt: now() } });
    await db.recoveryCode.create({ data: { userId: squatted.id, codeHash: "code", createdAt: now() } });
    const { ended } = await reset(squatted.id);
    expect(ended.map(({ kind }) => kind)).toContain("second_factor");
    const user = await db.user.findUniqueOrThrow({ where: { id: squatted.id } });
    expect(user).toMatchObject({ secondFactorSince: null, firstProvenAt: expect.any(Date) });
    expect(await db.secondFactor.count({ where: { userId: squatted.id } })).toBe(0);
    expect(await db.recoveryCode.count({ where: { userId: squatted.id } })).toBe(0);
  });

  it("shows what it would end only to whoever has the link, while it works", async () => {
    const person = await createKnownPerson();
    const reset_code = await resetCode(person.id);
    const ask = (code: string) => call<{ ways: EndedWayWire[] }>(showWays, { body: { reset_code: code } });
    expect((await ask(reset_code)).body.ways.length).toBeGreaterThan(5);
    expect((await ask("x".repeat(43))).body).toEqual({ ways: [] });
    await db.passwordResetToken.updateMany({ where: { userId: person.id }, data: { usedAt: now() } });
    expect((await ask(reset_code)).body).toEqual({ ways: [] });
  });
});

describe("the closing of an account", () => {
  it("ends every way in which others see the person, and past visits are counts", async () => {
    const person = await createKnownPerson();
    await closeAccount(person.id);
    // Lists and meals are the household's as well, and stay with it.
    expect(await seenRows(person.id)).toEqual({ ...NOTHING, lists: 1, meals: 1 });
    const left = await openWays(db, person.id, "closing");
    expect(
      left.map(({ kind, rows }) => ({ kind, rows })),
      "a membership that shows nothing",
    ).toEqual([{ kind: "household", rows: [] }]);
    expect(await db.visitDisclosure.count({ where: { userId: person.id } })).toBe(0);
    expect(await db.venueGuest.count({ where: { userId: person.id } })).toBe(0);
    expect((await call(listSessions, { token: person.token })).status).toBe(401);
  });

  it("closes the private link of a recipe at once", async () => {
    const person = await createKnownPerson();
    const link = await db.recipeLink.findFirstOrThrow({ where: { userId: person.id } });
    const key = recipeKeyOf(link.id);
    expect(await findSharedRecipe(null, key)).not.toBeNull();
    await closeAccount(person.id);
    expect(await findSharedRecipe(null, key)).toBeNull();
  });

  it("takes a child whose card the person had added out of the household, and keeps the card until the deletion", async () => {
    const person = await createKnownPerson();
    const seen = () =>
      call<HouseholdWire>(readHousehold, { token: person.other.token, params: { id: person.householdId } });
    expect((await seen()).body.people).toHaveLength(1);
    await closeAccount(person.id);
    expect((await seen()).body.people).toEqual([]);
    expect(await db.tablePerson.count({ where: { ownerId: person.id, limits: { some: {} } } })).toBe(1);
  });
});

describe("the withdrawal of a consent to health data", () => {
  it("ends every way in which others see the card", async () => {
    const person = await createKnownPerson();
    await db.$transaction((tx) => endSight(tx, person.id, "withdrawal"));
    expect(await seenRows(person.id)).toMatchObject({
      ...{ consents: 0, grants: 0, shareLinks: 0, memberships: 0, seats: 0, visits: 0 },
    });
  });
});

import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GET as listVisits } from "@/app/api/visits/venue/[venueId]/route";
import { POST as login } from "@/app/auth/login/route";
import { POST as register } from "@/app/auth/register/route";
import { GET as listSessions } from "@/app/auth/sessions/route";
import { DELETE as deleteAccount } from "@/app/auth/user/delete-account/route";
import { GET as userinfo } from "@/app/oauth/userinfo/route";
import { ACCOUNT_CLOSING } from "@/lib/auth/account-closing";
import { sweepClosedAccounts, WARNED_BEFORE_MS } from "@/server/auth/sweep-closed-accounts";
import { settleBackground } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { sendNotices } from "@/server/oauth/notices/send-notices";
import { findSharedCard } from "@/server/sharing/find-shared-card";
import { shareKeyOf } from "@/server/sharing/share-key";
import { createIngredientPreference } from "../../factories/food";
import { createClient, createTokens } from "../../factories/oauth-flow";
import { createSignedInPerson, PASSWORD, type SignedInPerson, signInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

const close = (person: SignedInPerson, body: object = {}) =>
  call(deleteAccount, {
    method: "DELETE",
    token: person.token,
    body: { password: PASSWORD, when: "in_14_days", ...body },
  });
const enter = (person: SignedInPerson, more: object = {}) =>
  call<{ detail: string; code?: string; access_token?: string }>(login, {
    body: { email: person.email, password: PASSWORD, ...more },
  });
const endOf = async (person: SignedInPerson) =>
  (await db.accountClosing.findUnique({ where: { userId: person.id } }))?.deletesAt ?? null;
/** Moves the deadline of the deletion, as if time had passed. */
async function letPass(person: SignedInPerson, left: number) {
  const deletesAt = new Date(now().getTime() + left);
  const askedAt = new Date(deletesAt.getTime() - 14 * 24 * 3_600_000);
  await db.accountClosing.update({ where: { userId: person.id }, data: { askedAt, deletesAt } });
}

describe("an account that its owner closes, to be deleted in 14 days", () => {
  it("is closed at once: its sign-ins end, and nothing of it is served to anybody", async () => {
    const { person, client, tokens } = await createTokens({ name: "Lungara" });
    await db.oAuthClient.update({ where: { id: client.id }, data: { noticeUri: "https://app.example/notices" } });
    await createIngredientPreference(person.id, "allergy");
    const otherDevice = await signInPerson(person);
    const link = await db.shareLink.create({ data: { userId: person.id, rows: ["allergies"], createdAt: now() } });
    const venue = await createVenue();
    const owner = await signInPerson(await db.user.findUniqueOrThrow({ where: { id: venue.ownerId } }));
    const hour = 3_600_000;
    for (const ends of [-hour, hour]) {
      const { id: visitId } = await db.visit.create({
        data: {
          ...{ userId: person.id, venueId: venue.id, visitType: "GENERAL", status: ends < 0 ? "expired" : "active" },
          ...{ checkInTime: new Date(now().getTime() - 2 * hour), expiresAt: new Date(now().getTime() + ends) },
        },
      });
      await db.visitDisclosure.create({
        data: {
          ...{ visitId, userId: person.id, dietaryPreferences: ["vegan"], healthConcerns: ["anemia"] },
          ...{ ingredientPreferences: [], favorites: [], updatedAt: now() },
        },
      });
    }
    const visits = async () =>
      JSON.stringify((await call(listVisits, { token: owner.token, params: { venueId: venue.id } })).body);
    expect(await visits()).toContain("vegan");

    const answer = await close(person);
    expect(answer).toMatchObject({ status: 204, body: null });
    expect(answer.headers.getSetCookie()).toEqual([expect.stringContaining("Max-Age=0")]);
    const days = ((await endOf(person))?.getTime() ?? 0) - now().getTime();
    expect(Math.round(days / (24 * hour))).toBe(14);
    for (const carrier of [{ token: person.token }, { cookies: person.cookies }, { token: otherDevice.token }]) {
      expect((await call(listSessions, carrier)).status).toBe(401);
    }
    expect((await call(userinfo, { token: tokens.access_token })).status).toBe(401);
    expect(await findSharedCard(person.id, shareKeyOf(link.id))).toBeNull();
    expect(await visits()).not.toMatch(/vegan|anemia/);
    expect(await db.visit.findMany({ select: { userId: true } })).toEqual([{ userId: null }, { userId: null }]);
    expect(await db.venueGuest.count({ where: { userId: person.id } })).toBe(0);
    const notified: string[] = [];
    await sendNotices(async (address) => {
      notified.push(address);
      return { isDelivered: true, isAcknowledged: false };
    });
    expect(notified, "the application is told at once").toEqual(["https://app.example/notices"]);
    // The data itself is still stored.
    expect(await db.ingredientPreference.count({ where: { userId: person.id } })).toBe(1);
  });

  it("tells only its owner, at the sign-in, when it will be deleted, and is kept if its owner says so", async () => {
    const person = await createSignedInPerson();
    await close(person);
    const end = await endOf(person);
    expect(await enter(person, { password: "Not-the-one-9" })).toMatchObject({ status: 401 });
    const signedIn = await enter(person);
    expect(signedIn).toMatchObject({ status: 403, body: { code: ACCOUNT_CLOSING } });
    expect(signedIn.body.detail).toContain(String(end?.getUTCFullYear()));
    const inGerman = await call<{ detail: string; code: string }>(login, {
      body: { email: person.email, password: PASSWORD },
      headers: { "accept-language": "de" },
    });
    expect(inGerman.body.code).toBe(ACCOUNT_CLOSING);
    const day = end?.toLocaleDateString("de", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
    expect(inGerman.body.detail).toContain(`wird am ${day}`);
    expect((await call(register, { body: { email: person.email, password: PASSWORD } })).status).toBe(409);
    expect(await endOf(person)).toEqual(end);

    expect((await enter(person, { password: "Not-the-one-9", keep_account: true })).status).toBe(401);
    expect(await endOf(person)).toEqual(end);
    const kept = await enter(person, { keep_account: true });
    expect(kept.status).toBe(200);
    expect(await endOf(person)).toBeNull();
    expect((await call(listSessions, { token: kept.body.access_token ?? "" })).status).toBe(200);
    expect((await call(listSessions, { token: person.token })).status, "what ended stays ended").toBe(401);
    expect(await sweepClosedAccounts()).toBe(0);
    expect((await enter(person)).status).toBe(200);
  });

  it("reactivates a business's applications that were active, without their former tokens", async () => {
    const { client, tokens } = await createTokens({ name: "Lungara" });
    const owner = await signInPerson(
      await db.user.findFirstOrThrow({ where: { oauthClients: { some: { id: client.id } } } }),
    );
    const off = await createClient({ ownerId: owner.id, isActive: false });
    await close(owner);
    expect((await call(userinfo, { token: tokens.access_token })).status).toBe(401);
    expect((await enter(owner, { keep_account: true })).status).toBe(200);
    const rows = await db.oAuthClient.findMany({ where: { ownerId: owner.id } });
    expect(Object.fromEntries(rows.map(({ id, isActive }) => [id, isActive]))).toEqual({
      [client.id]: true,
      [off.id]: false,
    });
    expect((await call(userinfo, { token: tokens.access_token })).status).toBe(401);
  });

  it("is deleted when its time is over, once by any number of processes, and not before", async () => {
    const person = await createSignedInPerson();
    await close(person);
    expect(await sweepClosedAccounts()).toBe(0);
    await letPass(person, -1000);
    expect((await enter(person, { keep_account: true })).status, "too late").toBe(401);
    const deleted = await Promise.all([sweepClosedAccounts(), sweepClosedAccounts(), sweepClosedAccounts()]);
    expect(deleted.reduce((sum, each) => sum + each)).toBe(1);
    expect(await db.user.count({ where: { id: person.id } })).toBe(0);
    expect((await call(register, { body: { email: person.email, password: PASSWORD } })).status).toBe(201);
  });

  it("gets one mail when it is closed, one before the deletion, and one when it is kept", async () => {
    const outbox = await mkdtemp(join(tmpdir(), "forkprint-outbox-"));
    useSettings({ MAIL_OUTBOX: outbox });
    const subjects = async () => {
      const files = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), "utf8")));
      return files.flatMap((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? []);
    };
    const person = await createSignedInPerson();
    await close(person);
    await settleBackground();
    expect(await subjects()).toEqual(["Your Forkprint account is closed"]);
    await sweepClosedAccounts();
    expect(await subjects()).toHaveLength(1);
    await letPass(person, WARNED_BEFORE_MS - 60_000);
    await Promise.all([sweepClosedAccounts(), sweepClosedAccounts()]);
    expect((await subjects()).filter((each) => each === "Your Forkprint account will be deleted soon")).toHaveLength(1);
    await enter(person, { keep_account: true });
    await settleBackground();
    expect(await subjects()).toContain("Your Forkprint account stays");
    await rm(outbox, { recursive: true });
  });

  it("needs the password, and offers only two deadlines", async () => {
    const person = await createSignedInPerson();
    expect((await close(person, { password: "Not-the-one-9" })).status).toBe(422);
    expect((await close(person, { when: "tomorrow" })).status).toBe(422);
    expect(await endOf(person)).toBeNull();
    expect((await call(listSessions, { token: person.token })).status).toBe(200);
  });
});

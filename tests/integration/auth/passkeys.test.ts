import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { POST as login } from "@/app/auth/login/route";
import { POST as offerSignIn } from "@/app/auth/passkeys/options/route";
import { POST as signInWithPasskey } from "@/app/auth/passkeys/sign-in/route";
import { GET as listSessions } from "@/app/auth/sessions/route";
import { DELETE as deleteAccount } from "@/app/auth/user/delete-account/route";
import { DELETE as remove, PATCH as rename } from "@/app/auth/user/passkeys/[id]/route";
import { POST as offerPasskey } from "@/app/auth/user/passkeys/options/route";
import { POST as addPasskey, GET as listPasskeys } from "@/app/auth/user/passkeys/route";
import { POST as confirmReset } from "@/app/auth/user/password-reset-confirm/route";
import type { PasskeyWire } from "@/lib/schemas/passkeys";
import { hashMailedToken } from "@/server/auth/mailed-token";
import { settleBackground } from "@/server/background/run-in-background";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { createSignedInPerson, PASSWORD, type SignedInPerson } from "../../factories/people";
import { statusesAtOnce } from "../../support/at-once";
import { type MailServer, startMailServer } from "../../support/mail-server";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";
import { SoftwareAuthenticator } from "../../support/software-authenticator";

const NOT_HERE = { status: 401, body: { detail: "This passkey does not sign in here" } };
const UNCHECKED = { status: 422, body: { detail: [{ loc: ["body", "response"], type: "wrong_passkey" }] } };

type Offer = { challenge: string; user: { id: string }; rp: { id: string }; excludeCredentials: { id: string }[] };

let mail: MailServer;
let mira: SignedInPerson;
let phone: SoftwareAuthenticator;
let restoreClock = () => {};
beforeEach(async () => {
  mail = await startMailServer();
  useSettings({ SMTP_URL: mail.url });
  mira = await createSignedInPerson();
  phone = new SoftwareAuthenticator();
});
afterEach(async () => {
  restoreClock();
  await settleBackground();
  await mail.close();
});

const askToAdd = (person = mira, body: object = {}) =>
  call<Offer>(offerPasskey, { token: person.token, body: { current_password: PASSWORD, ...body } });
const add = (response: object, person = mira, name = "Phone") =>
  call<PasskeyWire>(addPasskey, { token: person.token, body: { name, response } });
const enrol = async (person = mira, device = phone) => {
  const { body } = await askToAdd(person);
  return add(device.make(body), person);
};
const askToSignIn = async () => (await call<{ challenge: string }>(offerSignIn, { method: "POST" })).body;
const enter = (response: object) =>
  call<{ access_token: string; user: { id: string } }>(signInWithPasskey, { body: { response } });
const subjects = async () => {
  await settleBackground();
  return mail.received.map(({ message }) => message.subject);
};

describe("adding a passkey", () => {
  it("stores its public key, with a name, and notifies the owner", async () => {
    const { status, body } = await askToAdd();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      rp: { id: "localhost", name: "Forkprint" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [],
    });
    expect(Buffer.from(body.user.id, "base64url").toString()).toBe(mira.id);
    const added = await add(phone.make(body), mira, " My phone ");
    expect(added).toMatchObject({ status: 201, body: { name: "My phone", is_synced: true, last_used_at: null } });
    expect((await call(listPasskeys, { token: mira.token })).body).toEqual([added.body]);
    expect(await subjects()).toEqual(["A passkey was added to your Forkprint account"]);
    // A registered device is excluded, so that it is not added twice.
    expect((await askToAdd()).body.excludeCredentials).toMatchObject([{ id: phone.id.toString("base64url") }]);
  });

  it("needs the password, and the code where two-step sign-in is on", async () => {
    expect(await askToAdd(mira, { current_password: "wrong" })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "current_password"] }] },
    });
    await db.user.update({ where: { id: mira.id }, data: { secondFactorSince: now() } });
    expect(await askToAdd()).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "code"] }] } });
    expect(await askToAdd(mira, { code: "123456" })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "code"] }] },
    });
  });

  it("accepts a challenge once, from the person who requested it, until it expires", async () => {
    const otto = await createSignedInPerson();
    const { body } = await askToAdd();
    const created = phone.make(body);
    expect(await add(created, otto)).toMatchObject(UNCHECKED);
    expect((await add(created)).status).toBe(201);
    expect(await add(new SoftwareAuthenticator().make(body))).toMatchObject(UNCHECKED);
    const signIn = await askToSignIn();
    expect(await add(new SoftwareAuthenticator().make({ ...body, ...signIn }))).toMatchObject(UNCHECKED);
    const late = (await askToAdd()).body;
    const at = new Date(now().getTime() + 16 * 60_000);
    restoreClock = replaceClock(() => at);
    expect(await add(new SoftwareAuthenticator().make(late))).toMatchObject(UNCHECKED);
    expect(await db.passkey.count()).toBe(1);
  });

  it.each([
    ["of another site", { origin: "https://evil.example" }, {}],
    ["of another type", { type: "webauthn.get" }, {}],
    ["for another host", {}, { rpId: "evil.example" }],
    ["of a device that was not unlocked", {}, { isVerified: false }],
  ])("refuses an answer %s", async (_, told, flags) => {
    expect(await add(phone.make((await askToAdd()).body, told, flags))).toMatchObject(UNCHECKED);
    expect(await db.passkey.count()).toBe(0);
  });

  it("refuses a passkey that is already registered, and more than twenty", async () => {
    await enrol();
    const otto = await createSignedInPerson();
    expect(await enrol(otto)).toMatchObject({ status: 409 });
    await db.passkey.createMany({
      data: Array.from({ length: 20 }, (_, index) => ({
        ...{ userId: otto.id, credentialId: `other-${index}`, publicKey: new Uint8Array([1]), counter: 0n },
        ...{ transports: [], backedUp: false, name: "Key", createdAt: now() },
      })),
    });
    expect(await askToAdd(otto)).toMatchObject({ status: 409 });
  });
});

describe("signing in with a passkey", () => {
  beforeEach(async () => {
    expect((await enrol()).status).toBe(201);
  });

  it("opens a sign-in as the password does, and records the use", async () => {
    const offer = await askToSignIn();
    expect(Object.keys(offer).sort()).toEqual(["challenge", "rpId", "timeout", "userVerification"]);
    const answer = await enter(phone.answer(offer));
    expect(answer).toMatchObject({ status: 200, body: { token_type: "bearer", user: { id: mira.id } } });
    expect(Object.keys(answer.cookies)).toEqual(["left", "next-auth.session-token", "known-device"]);
    expect((await call(listSessions, { token: answer.body.access_token })).status).toBe(200);
    const [passkey] = (await call<PasskeyWire[]>(listPasskeys, { token: mira.token })).body;
    expect(passkey?.last_used_at).toMatch(/^20/);
  });

  it("counts as both factors: no code is asked for", async () => {
    await db.user.update({ where: { id: mira.id }, data: { secondFactorSince: now() } });
    expect((await call(login, { body: { email: mira.email, password: PASSWORD } })).status).toBe(401);
    expect((await enter(phone.answer(await askToSignIn()))).status).toBe(200);
  });

  it("accepts each challenge once; of many simultaneous answers one signs in", async () => {
    const answer = phone.answer(await askToSignIn());
    expect(await statusesAtOnce(5, () => enter(answer))).toEqual({ 200: 1, 401: 4 });
    expect(await enter(answer)).toMatchObject(NOT_HERE);
    expect(await db.passkeyChallenge.count()).toBe(0);
  });

  it.each([
    ["of another site", { origin: "https://evil.example" }, {}],
    ["of another type", { type: "webauthn.create" }, {}],
    ["to a challenge that was never issued", { challenge: "AAAA" }, {}],
    ["for another host", {}, { rpId: "evil.example" }],
    ["of a device that was not unlocked", {}, { isVerified: false }],
    ["whose counter went back", {}, { counter: 1 }],
  ])("refuses an answer %s", async (_, told, flags) => {
    expect(await enter(phone.answer(await askToSignIn(), told, flags))).toMatchObject(NOT_HERE);
  });

  it("refuses an unknown passkey, one signed with another key, and one that names another person", async () => {
    const stranger = new SoftwareAuthenticator();
    stranger.userHandle = phone.userHandle;
    expect(await enter(stranger.answer(await askToSignIn()))).toMatchObject(NOT_HERE);
    const forged = { ...stranger.answer(await askToSignIn()), id: phone.id.toString("base64url") };
    expect(await enter({ ...forged, rawId: forged.id })).toMatchObject(NOT_HERE);
    phone.userHandle = Buffer.from((await createSignedInPerson()).id).toString("base64url");
    expect(await enter(phone.answer(await askToSignIn()))).toMatchObject(NOT_HERE);
  });

  it("of an account that is closed signs in only to keep the account, and of a deleted one never", async () => {
    const end = (when: string) =>
      call(deleteAccount, { method: "DELETE", token: mira.token, body: { password: PASSWORD, when } });
    expect((await end("in_14_days")).status).toBe(204);
    const closed = await enter(phone.answer(await askToSignIn()));
    expect(closed.status).toBe(403);
    expect(closed.body).not.toHaveProperty("access_token");
    expect(closed.cookies).not.toHaveProperty("next-auth.session-token");
    const kept = await call<{ access_token: string }>(signInWithPasskey, {
      body: { response: phone.answer(await askToSignIn(), {}, { counter: 50 }), keep_account: true },
    });
    expect(kept.status).toBe(200);
    mira = { ...mira, token: kept.body.access_token };
    expect((await end("at_once")).status).toBe(204);
    expect(await enter(phone.answer(await askToSignIn(), {}, { counter: 60 }))).toMatchObject(NOT_HERE);
  });

  it("accepts a passkey of a device that has no counter", async () => {
    await db.passkey.updateMany({ data: { counter: 0n } });
    for (let time = 0; time < 2; time++) {
      expect((await enter(phone.answer(await askToSignIn(), {}, { counter: 0 }))).status).toBe(200);
    }
  });
});

describe("the passkeys of a person", () => {
  it("are renamed and removed by their owner alone; a removed one no longer signs in", async () => {
    const { id } = (await enrol()).body;
    const otto = await createSignedInPerson();
    const named = (person: SignedInPerson, name: string) =>
      call(rename, { method: "PATCH", token: person.token, params: { id }, body: { name } });
    expect((await named(otto, "Mine")).status).toBe(404);
    expect(await named(mira, "Old phone")).toMatchObject({ status: 200, body: { id, name: "Old phone" } });
    expect((await named(mira, "  ")).status).toBe(422);
    const removed = (person: SignedInPerson) => call(remove, { method: "DELETE", token: person.token, params: { id } });
    expect((await removed(otto)).status).toBe(404);
    expect((await removed(mira)).status).toBe(204);
    expect((await removed(mira)).status).toBe(404);
    expect(await enter(phone.answer(await askToSignIn()))).toMatchObject(NOT_HERE);
    expect((await subjects()).at(-1)).toBe("A passkey of your Forkprint account was removed");
  });

  it("are removed by a password reset, because a thief who knew the old password may have added one", async () => {
    await enrol();
    const expiresAt = new Date(now().getTime() + 60_000);
    const tokenHash = hashMailedToken("mailed");
    await db.passwordResetToken.create({ data: { userId: mira.id, tokenHash, createdAt: now(), expiresAt } });
    const reset = { reset_code: "mailed", new_password: "Lantern-71-orchard" };
    expect((await call(confirmReset, { body: reset })).status).toBe(200);
    expect(await enter(phone.answer(await askToSignIn()))).toMatchObject(NOT_HERE);
    expect(await db.passkey.count()).toBe(0);
  });
});

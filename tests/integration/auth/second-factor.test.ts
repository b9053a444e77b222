import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { POST as login } from "@/app/auth/login/route";
import { GET as listSessions } from "@/app/auth/sessions/route";
import { POST as changePassword } from "@/app/auth/user/change-password/route";
import { POST as confirmReset } from "@/app/auth/user/password-reset-confirm/route";
import { POST as switchOn } from "@/app/auth/user/second-factor/confirm/route";
import { POST as renewCodes } from "@/app/auth/user/second-factor/recovery-codes/route";
import { GET as getState, DELETE as switchOff } from "@/app/auth/user/second-factor/route";
import { POST as setUp } from "@/app/auth/user/second-factor/setup/route";
import { hashMailedToken } from "@/server/auth/mailed-token";
import { startSignIn } from "@/server/auth/start-sign-in";
import { provenSelect } from "@/server/auth/wire";
import { settleBackground } from "@/server/background/run-in-background";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { createSignedInPerson, PASSWORD, type SignedInPerson, signInPerson } from "../../factories/people";
import { statusesAtOnce } from "../../support/at-once";
import { codeOf } from "../../support/authenticator-app";
import { type MailServer, startMailServer } from "../../support/mail-server";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

const STEP_MS = 30_000;
const WANTED = {
  status: 401,
  body: { detail: "Enter the code of your authenticator app, or a recovery code", code: "second_factor_required" },
};
const WRONG = {
  status: 401,
  body: { detail: "This code is not right, or was used already", code: "second_factor_wrong" },
};

let mail: MailServer;
let mira: SignedInPerson;
let restoreClock = () => {};
beforeEach(async () => {
  mail = await startMailServer();
  useSettings({ SMTP_URL: mail.url });
  mira = await createSignedInPerson();
});
afterEach(async () => {
  restoreClock();
  await settleBackground();
  await mail.close();
});

const later = (ms: number) => {
  const at = new Date(now().getTime() + ms);
  restoreClock();
  restoreClock = replaceClock(() => at);
};
const signIn = (more: object = {}, email = mira.email) =>
  call<{ access_token?: string }>(login, { body: { email, password: PASSWORD, ...more } });
const withCode = (second_factor_code: string) => signIn({ second_factor_code });
const subjects = async () => {
  await settleBackground();
  return mail.received.map(({ message }) => message.subject);
};

async function begin(person = mira): Promise<string> {
  const answer = await call<{ secret: string; otpauth_url: string }>(setUp, {
    token: person.token,
    body: { current_password: PASSWORD },
  });
  expect(answer).toMatchObject({ status: 200, body: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/) } });
  expect(answer.body.otpauth_url).toContain(`secret=${answer.body.secret}&`);
  return answer.body.secret;
}

async function enable(): Promise<{ secret: string; codes: string[] }> {
  const secret = await begin();
  const answer = await call<{ recovery_codes: string[] }>(switchOn, {
    token: mira.token,
    body: { code: codeOf(secret) },
  });
  expect(answer.status).toBe(200);
  later(STEP_MS);
  return { secret, codes: answer.body.recovery_codes };
}

describe("two-step sign-in of an account whose mailbox nobody has proven", () => {
  it("is set up by nobody, so that the owner of the address is not locked out", async () => {
    const squatter = await createSignedInPerson({ emailVerifiedAt: null });
    const refused = { status: 403, body: { code: "email_not_confirmed" } };
    const asked = await call(setUp, { token: squatter.token, body: { current_password: PASSWORD } });
    expect(asked).toMatchObject(refused);
    // A secret that was shown before the email changed is of no use either.
    await db.user.update({ where: { id: squatter.id }, data: { emailVerifiedAt: now() } });
    const secret = await begin(squatter);
    await db.user.update({ where: { id: squatter.id }, data: { emailVerifiedAt: null } });
    expect(await call(switchOn, { token: squatter.token, body: { code: codeOf(secret) } })).toMatchObject(refused);
    expect((await db.user.findUniqueOrThrow({ where: { id: squatter.id } })).secondFactorSince).toBeNull();
  });
});

describe("two-step sign-in", () => {
  it("changes nothing before the app has produced a valid code", async () => {
    const secret = await begin();
    expect((await call(getState, { token: mira.token })).body).toEqual({ since: null, recovery_codes_left: 0 });
    const wrong = { token: mira.token, body: { code: codeOf(secret, 5) } };
    expect(await call(switchOn, wrong)).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "code"], type: "wrong_code" }] },
    });
    const plain = await signIn();
    expect(plain.status).toBe(200);
    expect(Object.keys(plain.body).sort()).toEqual(["access_token", "expires_in", "preferences", "token_type", "user"]);
  });

  it("needs the password for its set-up, and stores no readable secret", async () => {
    const request = { token: mira.token, body: { current_password: "wrong" } };
    expect(await call(setUp, request)).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "current_password"] }] },
    });
    const { secret, codes } = await enable();
    const stored = JSON.stringify([await db.secondFactor.findMany(), await db.recoveryCode.findMany()]);
    for (const value of [secret, Buffer.from(secret).toString("base64url"), ...codes]) {
      expect(stored).not.toContain(value);
    }
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
  });

  it("asks for a code at every sign-in once it is on, ends the other sign-ins and notifies the owner", async () => {
    const otherSignIn = await signInPerson(mira);
    const { secret } = await enable();
    expect((await call(listSessions, { token: otherSignIn.token })).status).toBe(401);
    expect((await call(listSessions, { token: mira.token })).status).toBe(200);
    expect(await signIn()).toMatchObject(WANTED);
    expect(await signIn({ password: "Another-pass-22" })).toMatchObject({
      status: 401,
      body: { detail: "Incorrect email or password" },
    });
    expect(await withCode("000000")).toMatchObject(WRONG);
    expect(await withCode(codeOf(secret))).toMatchObject({ status: 200, body: { user: { id: mira.id } } });
    expect(await subjects()).toEqual(["Two-step sign-in is on for your Forkprint account"]);
    const state = await call<{ since: string; recovery_codes_left: number }>(getState, { token: mira.token });
    expect(state.body).toEqual({ since: expect.stringMatching(/^2\d{3}-/), recovery_codes_left: 10 });
  });

  it("accepts no code twice, nor an older one after it; of many simultaneous uses one succeeds", async () => {
    const { secret } = await enable();
    const code = codeOf(secret);
    expect(await statusesAtOnce(6, () => withCode(code))).toEqual({ 200: 1, 401: 5 });
    expect(await withCode(code)).toMatchObject(WRONG);
    expect(await withCode(codeOf(secret, -1))).toMatchObject(WRONG);
    later(STEP_MS);
    expect((await withCode(codeOf(secret))).status).toBe(200);
  });

  it("accepts no code of an hour that comes again when the clock goes back; a recovery code works, and sign-ins stay", async () => {
    const { secret, codes } = await enable();
    const used = codeOf(secret);
    const first = await withCode(used);
    expect(first.status).toBe(200);
    later(-3600_000);
    expect(await withCode(codeOf(secret)), "whoever saw it an hour ago").toMatchObject(WRONG);
    expect(await withCode(used)).toMatchObject(WRONG);
    expect((await call(listSessions, { token: first.body.access_token ?? "" })).status).toBe(200);
    expect((await withCode(codes[0] ?? "")).status).toBe(200);
    later(3600_000);
    expect(await withCode(used), "the same step once more").toMatchObject(WRONG);
    later(STEP_MS);
    expect((await withCode(codeOf(secret))).status).toBe(200);
  });

  it("stays on after a change or a reset of the password", async () => {
    const { secret } = await enable();
    const next = "Lantern-71-orchard";
    const change = { current_password: PASSWORD, new_password: next };
    expect((await call(changePassword, { token: mira.token, body: change })).status).toBe(204);
    expect(await signIn({ password: next })).toMatchObject(WANTED);
    const expiresAt = new Date(now().getTime() + 60_000);
    const tokenHash = hashMailedToken("mailed");
    await db.passwordResetToken.create({ data: { userId: mira.id, tokenHash, createdAt: now(), expiresAt } });
    const reset = { reset_code: "mailed", new_password: `${next}-2` };
    expect((await call(confirmReset, { body: reset })).status).toBe(200);
    expect(await signIn({ password: `${next}-2` })).toMatchObject(WANTED);
    expect((await signIn({ password: `${next}-2`, second_factor_code: codeOf(secret) })).status).toBe(200);
  });

  it("refuses to complete a sign-in that only the password had proven before it was switched on", async () => {
    const proven = await db.user.findUniqueOrThrow({ where: { id: mira.id }, select: provenSelect });
    await enable();
    expect(await startSignIn(proven, null)).toBeNull();
    expect(await startSignIn({ ...proven, secondFactorSince: new Date(0) }, null)).toBeNull();
  });

  it("counts wrong codes for a day across addresses, and then refuses even the right one", async () => {
    const { secret } = await enable();
    let last = 0;
    for (let tried = 0; tried < 40 && last !== 429; tried++) {
      later(16 * 60_000);
      await db.rateLimit.deleteMany({ where: { key: { startsWith: "sign_in" } } });
      last = (await withCode("000000")).status;
    }
    expect(last).toBe(429);
    expect((await withCode(codeOf(secret))).status).toBe(429);
  });

  it("is switched off only with both factors, and then nothing of it remains", async () => {
    const { secret } = await enable();
    const off = (body: object) => call(switchOff, { method: "DELETE", token: mira.token, body });
    expect(await off({ current_password: "wrong", code: codeOf(secret) })).toMatchObject({ status: 422 });
    expect(await off({ current_password: PASSWORD, code: "000000" })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "code"], type: "wrong_code" }] },
    });
    expect((await off({ current_password: PASSWORD, code: codeOf(secret) })).status).toBe(204);
    expect([await db.secondFactor.count(), await db.recoveryCode.count()]).toEqual([0, 0]);
    expect((await signIn()).status).toBe(200);
    expect((await subjects()).at(-1)).toBe("Two-step sign-in is off for your Forkprint account");
    expect(await off({ current_password: PASSWORD, code: "000000" })).toMatchObject({ status: 409 });
  });

  it("cannot be set up again while it is on, nor with a secret that is an hour old", async () => {
    const { secret } = await enable();
    const again = { token: mira.token, body: { current_password: PASSWORD } };
    expect(await call(setUp, again)).toMatchObject({ status: 409 });
    expect(await call(switchOn, { token: mira.token, body: { code: codeOf(secret) } })).toMatchObject({ status: 409 });
    const otto = await createSignedInPerson();
    const old = await begin(otto);
    later(61 * 60_000);
    expect(await call(switchOn, { token: otto.token, body: { code: codeOf(old) } })).toMatchObject({ status: 409 });
  });
});

describe("a recovery code", () => {
  it("signs in once, in any spelling, and its owner is notified", async () => {
    const { codes } = await enable();
    const [first = "", second = ""] = codes;
    expect((await withCode(first.toUpperCase().replaceAll("-", " "))).status).toBe(200);
    expect(await withCode(first)).toMatchObject(WRONG);
    await settleBackground();
    expect(await statusesAtOnce(5, () => withCode(second))).toEqual({ 200: 1, 401: 4 });
    expect((await subjects()).at(-1)).toBe("A recovery code of your Forkprint account was used");
    expect(mail.received.at(-1)?.message.text).toContain("8 codes are left");
    expect((await call(getState, { token: mira.token })).body).toMatchObject({ recovery_codes_left: 8 });
  });

  it("of another person is refused", async () => {
    const { codes } = await enable();
    const otto = await createSignedInPerson();
    const row = await db.recoveryCode.findFirstOrThrow({ where: { userId: mira.id }, select: { codeHash: true } });
    await db.user.update({ where: { id: otto.id }, data: { secondFactorSince: now() } });
    await db.recoveryCode.create({ data: { userId: otto.id, codeHash: row.codeHash, createdAt: now() } });
    const answers = await Promise.all(codes.map((code) => signIn({ second_factor_code: code }, otto.email)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  });

  it("is replaced with both factors; the old codes no longer work", async () => {
    const { secret, codes } = await enable();
    const renew = (code: string) =>
      call<{ recovery_codes: string[] }>(renewCodes, {
        token: mira.token,
        body: { current_password: PASSWORD, code },
      });
    expect((await renew("000000")).status).toBe(422);
    const answer = await renew(codeOf(secret));
    expect(answer.status).toBe(200);
    expect(answer.body.recovery_codes).toHaveLength(10);
    expect(await withCode(codes[0] ?? "")).toMatchObject(WRONG);
    expect((await withCode(answer.body.recovery_codes[0] ?? "")).status).toBe(200);
    expect(await subjects()).toContain("Your Forkprint account has new recovery codes");
  });

  it("still works if the secret was encrypted with an AUTH_SECRET that no longer exists", async () => {
    const { secret, codes } = await enable();
    useSettings({ SMTP_URL: mail.url, AUTH_SECRET: "another-secret-of-more-than-32-characters" });
    expect(await withCode(codeOf(secret))).toMatchObject(WRONG);
    expect((await withCode(codes[0] ?? "")).status).toBe(200);
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { POST as login } from "@/app/auth/login/route";
import { GET as listSessions } from "@/app/auth/sessions/route";
import { POST as confirm } from "@/app/auth/user/password-reset-confirm/route";
import { POST as request } from "@/app/auth/user/password-reset-request/route";
import { settleBackground } from "@/server/background/run-in-background";
import { replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { createShareLink } from "@/server/sharing/create-share-link";
import { createPerson, createSignedInPerson, PASSWORD } from "../../factories/people";
import { statusesAtOnce } from "../../support/at-once";
import { type MailServer, startMailServer } from "../../support/mail-server";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

const NEW_PASSWORD = "Another-pass-22";
const ALWAYS = { message: "If an account with that email exists, we've sent you a password reset link." };
const INVALID = { status: 400, body: { detail: "Invalid or expired reset token." } };

let mail: MailServer;
let restoreClock = () => {};
beforeEach(async () => {
  mail = await startMailServer();
  useSettings({ SMTP_URL: mail.url, MAIL_FROM: "Forkprint <no-reply@forkprint.example>" });
});
afterEach(async () => {
  restoreClock();
  await mail.close();
});

/** Stops the server's clock, so that what is made now is made at the returned time, in milliseconds. */
function stopClock(): number {
  const at = Date.now();
  restoreClock = replaceClock(() => new Date(at));
  return at;
}

/** Requests a link and returns the token from the mail. */
async function tokenFor(email: string): Promise<string> {
  const before = mail.received.length;
  expect(await call(request, { body: { email } })).toMatchObject({ status: 200, body: ALWAYS });
  await settleBackground();
  // A mail about an earlier change of the password may arrive in between.
  const texts = mail.received.slice(before).map(({ message }) => message.text ?? "");
  const text = texts.find((each) => each.includes("/reset-password")) ?? texts.join("\n");
  const token = /http:\/\/localhost:3000\/reset-password\?token=([\w-]{43})\s/.exec(text)?.[1];
  if (!token) throw new Error(`no link in: ${text}`);
  return token;
}

const reset = (reset_code: string, new_password = NEW_PASSWORD) =>
  call(confirm, { body: { reset_code, new_password } });
const signInStatus = async (email: string, password: string) =>
  (await call(login, { body: { email, password } })).status;

describe("POST /auth/user/password-reset-request", () => {
  it("mails a link to the person, and stores only a hash of its token", async () => {
    const { email } = await createPerson({ email: "mira@diner.example", firstName: "Mira" });
    const token = await tokenFor(" MIRA@diner.example");
    expect(mail.received.map(({ to }) => to)).toEqual([[email]]);
    const message = await mail.messageTo(email);
    expect(message.from).toMatchObject({ name: "Forkprint", address: "no-reply@forkprint.example" });
    expect(message.subject).toBe("Reset your Forkprint password");
    // The person who registered the address chose the name, so our mail does not contain it: it could be a stranger's
    // message.
    expect(message.text).toMatch(/^Hello,\n/);
    expect(message.text).not.toContain("Mira");
    const rows = await db.passwordResetToken.findMany();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("answers the same for an unknown email, and sends no mail", async () => {
    expect(await call(request, { body: { email: "nobody@diner.example" } })).toMatchObject({
      status: 200,
      body: ALWAYS,
    });
    await settleBackground();
    expect(mail.received).toEqual([]);
    expect(await db.passwordResetToken.count()).toBe(0);
  });

  it("keeps a link for ten minutes, and mails no second one meanwhile", async () => {
    const { email } = await createPerson();
    const token = await tokenFor(email);
    for (let index = 0; index < 12; index++) {
      const answer = await call(request, { body: { email }, peer: `192.0.2.${index}` });
      expect(answer).toMatchObject({ status: 200, body: ALWAYS });
    }
    await settleBackground();
    expect(mail.received).toHaveLength(1);
    expect((await reset(token)).status).toBe(200);
  });

  it("mails a new link at once if the last one was used, or was never sent", async () => {
    const { email } = await createPerson();
    expect((await reset(await tokenFor(email))).status).toBe(200);
    await tokenFor(email);
    const otherPerson = await createPerson();
    mail.refuseWith("mailbox busy");
    await call(request, { body: { email: otherPerson.email } });
    await settleBackground();
    mail.refuseWith(undefined);
    await tokenFor(otherPerson.email);
  });

  it("cancels a link that was mailed more than ten minutes before", async () => {
    const { email } = await createPerson();
    const requestedAt = stopClock();
    const first = await tokenFor(email);
    restoreClock = replaceClock(() => new Date(requestedAt + 601_000));
    const second = await tokenFor(email);
    expect(await reset(first)).toMatchObject(INVALID);
    expect((await reset(second)).status).toBe(200);
  });

  it("leaves one valid link when two are requested at once", async () => {
    const { email } = await createPerson();
    await Promise.all([call(request, { body: { email } }), call(request, { body: { email } })]);
    await settleBackground();
    expect(await db.passwordResetToken.count({ where: { usedAt: null } })).toBe(1);
  });
});

describe("POST /auth/user/password-reset-confirm", () => {
  it("sets the password and ends every sign-in of the person, but of nobody else", async () => {
    const person = await createSignedInPerson();
    const stranger = await createSignedInPerson();
    const answer = await reset(await tokenFor(person.email));
    expect(answer).toMatchObject({
      status: 200,
      body: { message: "Password reset successfully! You can now sign in with your new password." },
    });
    expect((await call(listSessions, { token: person.token })).status).toBe(401);
    expect((await call(listSessions, { cookies: person.cookies })).status).toBe(401);
    expect((await call(listSessions, { token: stranger.token })).status).toBe(200);
    expect(await signInStatus(person.email, PASSWORD)).toBe(401);
    expect(await signInStatus(person.email, NEW_PASSWORD)).toBe(200);
  });

  it("closes every share link that the person does not choose to keep", async () => {
    const person = await createSignedInPerson();
    const stranger = await createSignedInPerson();
    const links = [];
    for (const owner of [person, person, stranger])
      links.push(await createShareLink({ ...owner, userId: owner.id }, { rows: ["diet"] }));
    const [kept, revoked, others] = links.map(({ id }) => id);
    if (!kept || !others) throw new Error("no links");
    const reset_code = await tokenFor(person.email);
    const body = { reset_code, new_password: NEW_PASSWORD, keep: [kept, others] };
    expect((await call(confirm, { body })).status).toBe(200);
    const remaining = await db.shareLink.findMany({ select: { id: true } });
    expect(remaining.map(({ id }) => id).sort()).toEqual([kept, others].sort());
    expect(revoked).toBeTruthy();
  });

  it("unlocks an account that wrong passwords locked, and signs this browser in while attempts go on", async () => {
    const { email } = await createPerson();
    const guess = (index: number) =>
      call(login, { body: { email, password: "Not-the-one-9" }, peer: `198.51.100.${index}` });
    for (let index = 0; index < 11; index++) await guess(index);
    expect(await signInStatus(email, PASSWORD)).toBe(429);
    const answer = await reset(await tokenFor(email));
    for (let index = 0; index < 10; index++) expect((await guess(index)).status).toBe(401);
    expect((await guess(11)).status).toBe(429);
    const known = { "known-device": answer.cookies["known-device"] ?? "" };
    expect((await call(login, { body: { email, password: NEW_PASSWORD }, cookies: known })).status).toBe(200);
  });

  it("confirms the email to which the link was mailed", async () => {
    const { id, email } = await createPerson({ emailVerifiedAt: null });
    await reset(await tokenFor(email));
    expect((await db.user.findUniqueOrThrow({ where: { id } })).emailVerifiedAt).not.toBeNull();
  });

  it("accepts a link once", async () => {
    const { email } = await createPerson();
    const token = await tokenFor(email);
    expect((await reset(token)).status).toBe(200);
    expect(await reset(token, "A-third-pass-33")).toMatchObject(INVALID);
    expect(await signInStatus(email, NEW_PASSWORD)).toBe(200);
  });

  it("accepts a link once, also in twenty simultaneous requests", async () => {
    const { email } = await createPerson();
    const token = await tokenFor(email);
    expect(await statusesAtOnce(20, () => reset(token))).toEqual({ 200: 1, 400: 19 });
  });

  it("accepts a link for one hour", async () => {
    const { email } = await createPerson();
    const requestedAt = stopClock();
    const token = await tokenFor(email);
    restoreClock = replaceClock(() => new Date(requestedAt + 3600_000 + 5_000));
    expect(await reset(token)).toMatchObject(INVALID);
    restoreClock = replaceClock(() => new Date(requestedAt + 3600_000 - 5_000));
    expect((await reset(token)).status).toBe(200);
  });

  it("refuses an invented token, and names a missing one", async () => {
    await createPerson();
    expect(await reset("x".repeat(43))).toMatchObject(INVALID);
    expect(await reset("")).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "reset_code"], msg: "Invalid reset token." }] },
    });
  });

  it("does not use up the link when the password is refused", async () => {
    const { email } = await createPerson();
    const token = await tokenFor(email);
    for (const weak of ["short1", "password123"]) {
      expect(await reset(token, weak)).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ["body", "new_password"] }] },
      });
    }
    expect((await reset(token)).status).toBe(200);
  });
});

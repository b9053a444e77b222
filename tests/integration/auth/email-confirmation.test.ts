import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { POST as registerAccount } from "@/app/auth/register/route";
import { POST as confirm } from "@/app/auth/user/email-confirmation/route";
import { POST as request } from "@/app/auth/user/email-confirmation-request/route";
import { settleBackground } from "@/server/background/run-in-background";
import { replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { createSignedInPerson, PASSWORD } from "../../factories/people";
import { statusesAtOnce } from "../../support/at-once";
import { type MailServer, startMailServer } from "../../support/mail-server";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

const INVALID = { status: 400, body: { detail: "Invalid or expired confirmation link." } };

let mail: MailServer;
let restoreClock = () => {};
beforeEach(async () => {
  mail = await startMailServer();
  useSettings({ SMTP_URL: mail.url });
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

const lastToken = (): string =>
  /http:\/\/localhost:3000\/confirm-email\?token=([\w-]{43})\s/.exec(mail.received.at(-1)?.message.text ?? "")?.[1] ??
  "";

const isVerified = async (id: string) =>
  (await db.user.findUniqueOrThrow({ where: { id }, select: { emailVerifiedAt: true } })).emailVerifiedAt !== null;

async function mailedToken(person: { token: string }): Promise<string> {
  expect(await call(request, { method: "POST", token: person.token })).toMatchObject({
    status: 200,
    body: { message: "If your email is not confirmed yet, a link is on its way to it." },
  });
  await settleBackground();
  return lastToken();
}

describe("confirming an email", () => {
  it("by a mailed link, which says nothing of the person and is stored only as a hash", async () => {
    const body = { email: "mira@diner.example", password: PASSWORD, first_name: "Click http://evil.example" };
    const answer = await call<{ user: { id: string } }>(registerAccount, { body });
    expect(answer.status).toBe(201);
    await settleBackground();
    const message = await mail.messageTo("mira@diner.example");
    expect(message.subject).toBe("Confirm your email for Forkprint");
    expect(message.text).not.toContain("evil");
    expect(await isVerified(answer.body.user.id)).toBe(false);
    const token = lastToken();
    expect(JSON.stringify(await db.emailConfirmationToken.findMany())).not.toContain(token);
    expect(await call(confirm, { body: { token } })).toMatchObject({
      status: 200,
      body: { message: "Your email is confirmed." },
    });
    expect(await isVerified(answer.body.user.id)).toBe(true);
  });

  it("accepts a link once, also in twenty simultaneous attempts, and deletes the person's other links", async () => {
    const person = await createSignedInPerson({ emailVerifiedAt: null });
    const at = stopClock();
    const first = await mailedToken(person);
    restoreClock = replaceClock(() => new Date(at + 61_000));
    const second = await mailedToken(person);
    expect(second).not.toBe(first);
    expect(await statusesAtOnce(20, () => call(confirm, { body: { token: first } }))).toEqual({ 200: 1, 400: 19 });
    expect(await call(confirm, { body: { token: second } })).toMatchObject(INVALID);
    expect(await db.emailConfirmationToken.count()).toBe(0);
  });

  it("accepts a link for one day, and refuses an invented one", async () => {
    const person = await createSignedInPerson({ emailVerifiedAt: null });
    const at = stopClock();
    const token = await mailedToken(person);
    restoreClock = replaceClock(() => new Date(at + 24 * 3600_000 + 5_000));
    expect(await call(confirm, { body: { token } })).toMatchObject(INVALID);
    expect(await call(confirm, { body: { token: "x".repeat(43) } })).toMatchObject(INVALID);
    expect(await isVerified(person.id)).toBe(false);
    restoreClock = replaceClock(() => new Date(at + 24 * 3600_000 - 5_000));
    expect((await call(confirm, { body: { token } })).status).toBe(200);
  });

  it("sends at most one link a minute, none after confirmation, and only on request", async () => {
    const person = await createSignedInPerson({ emailVerifiedAt: null });
    await mailedToken(person);
    await mailedToken(person);
    expect(mail.received).toHaveLength(1);
    expect((await call(confirm, { body: { token: lastToken() } })).status).toBe(200);
    await mailedToken(person);
    expect(mail.received).toHaveLength(1);
    expect((await call(request, { method: "POST" })).status).toBe(401);
  });

  it("is undone by a change of the email, and links to the old one no longer count", async () => {
    const person = await createSignedInPerson({ emailVerifiedAt: null });
    const token = await mailedToken(person);
    await db.user.update({ where: { id: person.id }, data: { emailVerifiedAt: new Date() } });
    await db.user.update({ where: { id: person.id }, data: { email: "other@diner.example" } });
    expect(await isVerified(person.id)).toBe(false);
    expect(await call(confirm, { body: { token } })).toMatchObject(INVALID);
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GET as getOffer } from "@/app/api/visits/offer/route";
import { POST as login } from "@/app/auth/login/route";
import { POST as changePassword } from "@/app/auth/user/change-password/route";
import { POST as request } from "@/app/auth/user/email-change/route";
import { POST as confirm } from "@/app/auth/user/email-change-confirm/route";
import { PATCH as changeName } from "@/app/auth/user/name/route";
import { settleBackground } from "@/server/background/run-in-background";
import { replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { createPerson, createSignedInPerson, PASSWORD, type SignedInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { statusesAtOnce } from "../../support/at-once";
import { type MailServer, startMailServer } from "../../support/mail-server";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

const INVALID = { status: 400, body: { detail: "Invalid or expired link." } };
const NEW = "mira.new@diner.example";

let mail: MailServer;
let mira: SignedInPerson;
let restoreClock = () => {};
beforeEach(async () => {
  mail = await startMailServer();
  useSettings({ SMTP_URL: mail.url });
  mira = await createSignedInPerson({ firstName: "Mira" });
});
afterEach(async () => {
  restoreClock();
  await mail.close();
});

const ask = async (body: object = {}, person = mira) => {
  const answer = await call(request, {
    token: person.token,
    body: { new_email: NEW, current_password: PASSWORD, ...body },
  });
  await settleBackground();
  return answer;
};
const sentTo = (address: string) =>
  mail.received.filter(({ to }) => to.includes(address)).map(({ message }) => message);
const tokenIn = (text = sentTo(NEW).at(-1)?.text ?? "") =>
  /http:\/\/localhost:3000\/change-email\?token=([\w-]{43})\s/.exec(text)?.[1] ?? "";
const open = async (token: string) => {
  const answer = await call(confirm, { body: { token } });
  await settleBackground();
  return answer;
};
const emailOf = async ({ id }: { id: string }) =>
  db.user.findUniqueOrThrow({ where: { id }, select: { email: true, emailVerifiedAt: true } });

describe("a changed name", () => {
  it("appears on the card as first name and initial, and in full only if its owner chose that", async () => {
    const { id } = await createVenue();
    const set = (body: object) => call(changeName, { method: "PATCH", token: mira.token, body });
    const seen = async () => {
      const { body } = await call<{ display_name: string }>(getOffer, { token: mira.token, query: { venue_id: id } });
      return body.display_name;
    };
    const answer = await set({ first_name: " Mira ", last_name: "Okafor" });
    expect(answer).toMatchObject({
      status: 200,
      body: { id: mira.id, email: mira.email, name: "Mira Okafor", first_name: "Mira", last_name: "Okafor" },
    });
    expect(answer.body).not.toHaveProperty("shows_full_name");
    expect(await seen()).toBe("Mira O.");
    expect((await set({ shows_full_name: true })).body).toMatchObject({ name: "Mira Okafor", shows_full_name: true });
    expect(await seen()).toBe("Mira Okafor");
    expect((await set({ first_name: "", last_name: "" })).body).toMatchObject({ name: null, first_name: null });
    expect(await seen()).toBe(mira.email.split("@")[0]);
    expect(await set({ first_name: "x".repeat(101) })).toMatchObject({ status: 422 });
    expect(await set({})).toMatchObject({ status: 422, body: { detail: [{ loc: ["body"] }] } });
  });
});

describe("a changed email", () => {
  it("takes effect when the link mailed to it is opened, and both addresses are notified", async () => {
    expect(await ask()).toMatchObject({
      status: 200,
      body: { message: "We sent a link to the new email. Until you open it, nothing changes." },
    });
    expect(sentTo(mira.email).map(({ subject }) => subject)).toEqual([
      "Somebody asked to change the email of your Forkprint account",
    ]);
    expect(sentTo(mira.email)[0]?.text).not.toContain(NEW);
    expect((await emailOf(mira)).email).toBe(mira.email);
    const token = tokenIn();
    expect(JSON.stringify(await db.emailChange.findMany())).not.toContain(token);
    expect(await open(token)).toMatchObject({ status: 200, body: { message: "Your email is changed." } });
    expect(await emailOf(mira)).toEqual({ email: NEW, emailVerifiedAt: expect.any(Date) });
    expect(sentTo(mira.email).at(-1)?.subject).toBe("The email of your Forkprint account has changed");
    expect((await call(login, { body: { email: NEW, password: PASSWORD } })).status).toBe(200);
    expect((await call(login, { body: { email: mira.email, password: PASSWORD } })).status).toBe(401);
    expect(await open(token)).toMatchObject(INVALID);
    expect(await db.emailChange.count()).toBe(0);
  });

  it("that belongs to somebody else gets the same answer, but no mail and no link", async () => {
    await createPerson({ email: NEW });
    const { status, body } = await ask();
    expect([status, body]).toEqual([
      200,
      { message: "We sent a link to the new email. Until you open it, nothing changes." },
    ]);
    expect(sentTo(NEW)).toEqual([]);
    expect(sentTo(mira.email)).toHaveLength(1);
    expect(await db.emailChange.count()).toBe(0);
  });

  it("that somebody else takes before the link is opened stays theirs", async () => {
    await ask();
    await createPerson({ email: NEW });
    expect(await open(tokenIn())).toMatchObject(INVALID);
    expect((await emailOf(mira)).email).toBe(mira.email);
  });

  it("needs the password, and an address other than the current one", async () => {
    expect(await ask({ current_password: "wrong" })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "current_password"], type: "wrong_password" }] },
    });
    expect(await ask({ new_email: mira.email.toUpperCase() })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "new_email"], type: "same" }] },
    });
    expect(mail.received).toEqual([]);
  });

  it("is dropped by a new password, after a day, and by a newer request", async () => {
    await ask();
    const first = tokenIn();
    await ask();
    const second = tokenIn();
    expect(second).not.toBe(first);
    expect(await open(first)).toMatchObject(INVALID);
    await call(changePassword, {
      token: mira.token,
      body: { current_password: PASSWORD, new_password: "Another-pass-22" },
    });
    expect(await open(second)).toMatchObject(INVALID);
    await ask({ current_password: "Another-pass-22" });
    restoreClock = replaceClock(() => new Date(Date.now() + 25 * 3_600_000));
    expect(await open(tokenIn())).toMatchObject(INVALID);
    expect((await emailOf(mira)).email).toBe(mira.email);
  });

  it("takes effect once, however many requests open the link at the same moment", async () => {
    await ask();
    const token = tokenIn();
    expect(await statusesAtOnce(4, () => call(confirm, { body: { token } }))).toEqual({ 200: 1, 400: 3 });
    await settleBackground();
  });
});

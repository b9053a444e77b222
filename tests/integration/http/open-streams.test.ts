import { beforeEach, describe, expect, it } from "vitest";
import { GET as watchHousehold } from "@/app/api/households/[id]/events/route";
import { GET as watchActivity } from "@/app/api/visits/activity/events/route";
import { GET as watchKitchen } from "@/app/api/visits/venue/[venueId]/live/events/route";
import { POST as signOut } from "@/app/auth/logout/route";
import { POST as signOutOthers } from "@/app/auth/logout-others/route";
import { DELETE as signOutDevice } from "@/app/auth/sessions/[id]/route";
import { POST as changePassword } from "@/app/auth/user/change-password/route";
import { DELETE as deleteAccount } from "@/app/auth/user/delete-account/route";
import { POST as confirmReset } from "@/app/auth/user/password-reset-confirm/route";
import { AppError } from "@/lib/errors";
import { hashMailedToken } from "@/server/auth/mailed-token";
import { settleBackground } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { whileAllowed } from "@/server/http/while-allowed";
import { deleteVenue } from "@/server/venues/delete-venue";
import { createHousehold } from "../../factories/households";
import { createPerson, PASSWORD, type SignedInPerson, signInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { readEvents } from "../../support/read-events";
import { call } from "../../support/request";

const OVER = /event: over\ndata:\n\n$/;

let venue: Awaited<ReturnType<typeof createVenue>>;
/** The tablet that reads, and the owner's computer. */
let tablet: SignedInPerson;
let desk: SignedInPerson;
let householdId: string;
beforeEach(async () => {
  venue = await createVenue();
  const person = await db.user.findUniqueOrThrow({ where: { id: venue.ownerId } });
  [tablet, desk] = [await signInPerson(person), await signInPerson(person)];
  householdId = (await createHousehold([person, await createPerson()])).id;
});

const open = (reader = tablet) => ({
  kitchen: () => readEvents(watchKitchen, { token: reader.token, params: { venueId: venue.id } }),
  activity: () => readEvents(watchActivity, { cookies: reader.cookies }),
  household: () => readEvents(watchHousehold, { token: reader.token, params: { id: householdId } }),
});
type Stream = keyof ReturnType<typeof open>;
const ALL = ["kitchen", "activity", "household"] as const satisfies Stream[];

/** Opens streams, then does something, and says how each of them ended and after how many milliseconds. */
async function endedBy(streams: readonly Stream[], act: () => Promise<unknown>) {
  const opened = await Promise.all(streams.map((name) => open()[name]()));
  await Promise.all(opened.map(({ next }) => next()));
  const done = await act();
  expect(isAnswer(done) ? done.status : 200).toBeLessThan(300);
  const since = performance.now();
  const ends = await Promise.all(
    opened.map(async ({ rest }) => ({ text: await rest(), ms: performance.now() - since })),
  );
  await settleBackground();
  return ends;
}

const isAnswer = (done: unknown): done is { status: number } =>
  typeof done === "object" && done !== null && typeof (done as { status?: unknown }).status === "number";

const password = { old: PASSWORD, new: "Another-sturdy-pass-2" };

async function resetPassword() {
  const token = `reset-${tablet.id}`;
  const times = { createdAt: now(), expiresAt: new Date(now().getTime() + 60_000) };
  await db.passwordResetToken.create({ data: { userId: tablet.id, tokenHash: hashMailedToken(token), ...times } });
  const body = { reset_code: token, new_password: password.new };
  expect((await call(confirmReset, { body })).status).toBe(200);
}

const close = async (when: "at_once" | "in_14_days") =>
  call(deleteAccount, { method: "DELETE", token: desk.token, body: { password: PASSWORD, when } });

describe("every open stream ends within two seconds and says so", () => {
  it.each<[string, readonly Stream[], () => Promise<unknown>]>([
    ["its own device signs out in another tab", ALL, () => call(signOut, { method: "POST", cookies: tablet.cookies })],
    [
      "its device is signed out from the settings of another one",
      ALL,
      () => call(signOutDevice, { method: "DELETE", token: desk.token, params: { id: tablet.signInId } }),
    ],
    ["all other devices are signed out", ALL, () => call(signOutOthers, { method: "POST", token: desk.token })],
    [
      "the password is changed on another device",
      ALL,
      () =>
        call(changePassword, {
          token: desk.token,
          body: { current_password: password.old, new_password: password.new },
        }),
    ],
    ["the password is reset by mail", ALL, resetPassword],
    ["the account is closed", ALL, () => close("in_14_days")],
    ["the account is deleted", ALL, () => close("at_once")],
    [
      "the sign-in runs out",
      ALL,
      () => db.signIn.update({ where: { id: tablet.signInId }, data: { expiresAt: new Date(now().getTime() - 1) } }),
    ],
    [
      "the account is no business any more",
      ["kitchen", "activity"],
      () => db.user.update({ where: { id: tablet.id }, data: { accountType: "diner" } }),
    ],
    ["the venue is deleted", ["kitchen"], () => deleteVenue({ userId: tablet.id, venueIds: null }, venue.id)],
    [
      "the venue is handed over to another account",
      ["kitchen", "activity"],
      async () => {
        const { id } = await createPerson({ accountType: "business" });
        await db.venue.update({ where: { id: venue.id }, data: { ownerId: id } });
      },
    ],
  ])("when %s", async (_, streams, act) => {
    for (const { text, ms } of await endedBy(streams, act)) {
      expect(text).toMatch(OVER);
      expect(ms).toBeLessThan(2000);
    }
  });
});

describe("a stream whose reader keeps the right to it", () => {
  it("stays open while another device of the same person signs out", async () => {
    const { next, close: hangUp } = await open().household();
    await next();
    await call(signOut, { method: "POST", token: desk.token });
    await new Promise((resolve) => setTimeout(resolve, 1800));
    await db.household.update({ where: { id: householdId }, data: { name: "Oak Street", updatedAt: now() } });
    expect(await next()).toHaveProperty("household");
    await hangUp();
  });

  it("stays open when the right cannot be checked, and ends at the next check that refuses", async () => {
    const answers = [new Error("the database is away"), true, new AppError("forbidden", "notYourAccount")];
    const checks: unknown[] = [];
    const source = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => {}) });
    const reader = whileAllowed(
      source,
      async () => {
        const answer = answers[Math.min(checks.length, 2)];
        checks.push(answer);
        if (answer instanceof Error) throw answer;
      },
      new Uint8Array([1]),
    ).getReader();
    expect((await reader.read()).value).toEqual(new Uint8Array([1]));
    expect((await reader.read()).done).toBe(true);
    expect(checks).toHaveLength(3);
  });
});

it("half a file breaks off instead of looking like a whole one", async () => {
  let isSent = false;
  const half = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isSent) return new Promise(() => {});
      isSent = true;
      controller.enqueue(new Uint8Array([7]));
    },
  });
  const reader = whileAllowed(half, async () => false, null).getReader();
  await expect(
    (async () => {
      while (!(await reader.read()).done);
    })(),
  ).rejects.toThrow("fileRightEnded");
});

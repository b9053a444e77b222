import { describe, expect, it } from "vitest";
import { POST as login } from "@/app/auth/login/route";
import { POST as changePassword } from "@/app/auth/user/change-password/route";
import { POST as confirmReset } from "@/app/auth/user/password-reset-confirm/route";
import { POST as createShareLink } from "@/app/user/share-links/route";
import { createMailedToken, hashMailedToken } from "@/server/auth/mailed-token";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createPerson, createSignedInPerson, PASSWORD } from "../../factories/people";
import { call } from "../../support/request";

const NEW_PASSWORD = "Another-pass-22";
const ROUNDS = 12;
const ATTEMPTS = 5;

async function createResetToken(userId: string): Promise<string> {
  const token = createMailedToken();
  const expiresAt = new Date(now().getTime() + 3600_000);
  await db.passwordResetToken.create({
    data: { userId, tokenHash: hashMailedToken(token), createdAt: now(), expiresAt },
  });
  return token;
}

/**
 * Sign-ins with the old password, started at intervals, so that some compare the hash before the change and store their
 * sign-in after it.
 */
const signInsMeanwhile = (email: string, round: number) =>
  Array.from({ length: ATTEMPTS }, async (_, index) => {
    await new Promise((resolve) => setTimeout(resolve, (index * 7 + round * 3) % 40));
    return call(login, { body: { email, password: PASSWORD }, peer: `192.0.2.${round}` });
  });

const liveSignIns = (userId: string, besides?: string) =>
  db.signIn.count({ where: { userId, endedAt: null, ...(besides ? { NOT: { id: besides } } : {}) } });

describe("a sign-in with the old password", () => {
  it("does not survive a simultaneous password reset", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, email } = await createPerson();
      const reset_code = await createResetToken(id);
      const [reset] = await Promise.all([
        call(confirmReset, { body: { reset_code, new_password: NEW_PASSWORD } }),
        ...signInsMeanwhile(email, round),
      ]);
      expect(reset.status).toBe(200);
      expect(await liveSignIns(id), `round ${round}`).toBe(0);
    }
  });

  it("does not survive a simultaneous change of the password", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const person = await createSignedInPerson();
      const body = { current_password: PASSWORD, new_password: NEW_PASSWORD };
      const [change] = await Promise.all([
        call(changePassword, { token: person.token, body }),
        ...signInsMeanwhile(person.email, round),
      ]);
      expect(change.status).toBe(204);
      expect(await liveSignIns(person.id, person.signInId), `round ${round}`).toBe(0);
    }
  });

  it("gets the same answer as a wrong password if the hash was replaced before the sign-in is stored", async () => {
    const { id, email } = await createPerson();
    let answer: Promise<{ status: number }> | undefined;
    await db.$transaction(async (tx) => {
      await tx.user.update({ where: { id }, data: { passwordHash: "replaced" } });
      // The sign-in reads the old hash, which is still the committed one, and then waits for this row.
      answer = call(login, { body: { email, password: PASSWORD } });
      await waitingForLock();
    });
    expect(await answer).toMatchObject({ status: 401, body: { detail: "Incorrect email or password" } });
    expect(await liveSignIns(id)).toBe(0);
  });
});

describe("what a sign-in creates while a reset ends it", () => {
  it("includes no share link", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const person = await createSignedInPerson();
      const reset_code = await createResetToken(person.id);
      await Promise.all([
        call(confirmReset, { body: { reset_code, new_password: NEW_PASSWORD } }),
        ...Array.from({ length: ATTEMPTS }, async (_, index) => {
          await new Promise((resolve) => setTimeout(resolve, 60 + ((index * 11 + round * 5) % 60)));
          return call(createShareLink, { token: person.token, body: { rows: ["diet"] } });
        }),
      ]);
      expect(await db.shareLink.count({ where: { userId: person.id } }), `round ${round}`).toBe(0);
    }
  });
});

/** Waits until a session waits for a row that another one has locked. */
async function waitingForLock(): Promise<void> {
  for (;;) {
    const [row] = await db.$queryRaw<{ waiting: number }[]>`
      SELECT count(*)::int AS waiting FROM pg_locks l JOIN pg_stat_activity a USING (pid)
      WHERE NOT l.granted AND a.datname = current_database()`;
    if (row && row.waiting > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

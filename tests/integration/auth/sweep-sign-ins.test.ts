import { expect, it } from "vitest";
import { sweepSignIns } from "@/server/auth/sweep-sign-ins";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createSignedInPerson } from "../../factories/people";

const DAY = 24 * 3_600_000;

it("removes sign-ins and mailed links a month after their end, and no younger ones", async () => {
  const { id: userId, signInId } = await createSignedInPerson();
  const endedDaysAgo = (days: number) => new Date(now().getTime() - days * DAY);
  for (const days of [29, 31]) {
    const expiresAt = endedDaysAgo(days);
    await db.signIn.create({ data: { userId, device: `${days}`, expiresAt } });
    await db.passwordResetToken.create({ data: { userId, tokenHash: `reset ${days}`, expiresAt, usedAt: expiresAt } });
    await db.emailConfirmationToken.create({ data: { userId, tokenHash: `confirm ${days}`, expiresAt } });
  }
  expect(await sweepSignIns()).toBe(3);
  const remaining = await db.signIn.findMany({ orderBy: { expiresAt: "asc" }, select: { id: true, device: true } });
  expect(remaining).toMatchObject([{ device: "29" }, { id: signInId }]);
  expect(await db.passwordResetToken.findMany({ select: { tokenHash: true } })).toEqual([{ tokenHash: "reset 29" }]);
  expect(await db.emailConfirmationToken.findMany({ select: { tokenHash: true } })).toEqual([
    { tokenHash: "confirm 29" },
  ]);
  expect(await sweepSignIns()).toBe(0);
});

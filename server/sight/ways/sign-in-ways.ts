import { now } from "@/server/clock";
import { newestFirst, plainWay, type Way } from "./way";

/** Devices that act as the person. */
export const signIns: Way = {
  endsAt: ["reset", "closing"],
  open: async (tx, userId) =>
    (
      await tx.signIn.findMany({
        where: { userId, endedAt: null, expiresAt: { gt: now() } },
        orderBy: newestFirst,
        select: { id: true, device: true, createdAt: true },
      })
    ).map(({ id, device, createdAt }) => plainWay(id, device, createdAt)),
  end: (tx, userId, { at, kept }) =>
    tx.signIn.updateMany({ where: { userId, endedAt: null, id: { notIn: [...kept] } }, data: { endedAt: at } }),
};

/** A closed account keeps its passkeys: with them its owner may sign in and keep it. */
export const passkeys: Way = {
  endsAt: ["reset"],
  open: async (tx, userId) =>
    (
      await tx.passkey.findMany({
        where: { userId },
        orderBy: newestFirst,
        select: { id: true, name: true, createdAt: true },
      })
    ).map(({ id, name, createdAt }) => plainWay(id, name, createdAt)),
  end: (tx, userId, { kept }) => tx.passkey.deleteMany({ where: { userId, id: { notIn: [...kept] } } }),
};

/**
 * An authenticator app that was set up before anybody had proven to read the account's mails. Its owner may be
 * somebody who registered with another person's address. One that was set up later stays, because the mailbox alone
 * must not switch it off.
 */
export const unprovenSecondFactor: Way = {
  endsAt: ["reset"],
  open: async (tx, userId) => {
    const user = await tx.user.findUnique({
      where: { id: userId },
      select: { secondFactorSince: true, firstProvenAt: true },
    });
    const since = user?.secondFactorSince;
    if (!since || (user.firstProvenAt && user.firstProvenAt <= since)) return [];
    return [plainWay(SECOND_FACTOR_ID, null, since)];
  },
  end: async (tx, userId, { kept }) => {
    const isOn = (await unprovenSecondFactor.open(tx, userId)).length > 0;
    if (isOn && !kept.includes(SECOND_FACTOR_ID)) await switchSecondFactorOff(tx, userId);
  },
};

/** There is one for each person, so it needs no id of its own. */
export const SECOND_FACTOR_ID = "second-factor";

/** From now on a password alone signs in. */
export async function switchSecondFactorOff(tx: Parameters<Way["end"]>[0], userId: string): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { secondFactorSince: null }, select: { id: true } });
  await tx.secondFactor.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
}

/** Links that were mailed and still set a password or an email. They are used or forgotten, never shown or kept. */
export const mailedLinks: Way = {
  endsAt: ["reset", "closing"],
  open: async () => [],
  end: async (tx, userId, { at }) => {
    await tx.passwordResetToken.updateMany({ where: { userId, usedAt: null }, data: { usedAt: at } });
    await tx.emailChange.deleteMany({ where: { userId } });
  },
};

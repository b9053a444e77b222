import type { PushDeviceBody, PushDeviceWire } from "@/lib/schemas/notifications";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { serverKeys } from "./server-keys";

type Caller = { userId: string; signInId: string };

export async function getDevice({ signInId }: Caller): Promise<PushDeviceWire> {
  const device = await db.pushDevice.findUnique({ where: { signInId }, select: { kinds: true } });
  return toWire(device?.kinds ?? null);
}

/**
 * Notifies the browser of this sign-in from now on. A browser that somebody else used before is theirs no longer.
 */
export async function putDevice({ userId, signInId }: Caller, body: PushDeviceBody): Promise<PushDeviceWire> {
  const { endpoint, keys, kinds } = body;
  const device = { endpoint, ...keys, kinds };
  await db.$transaction(async (tx) => {
    // In one order, so that two tabs that subscribe at once do not wait for each other.
    await tx.pushDevice.deleteMany({ where: { endpoint, signInId: { not: signInId } } });
    await tx.pushDevice.upsert({
      where: { signInId },
      create: { ...device, userId, signInId, createdAt: now() },
      update: device,
    });
  });
  return toWire(kinds);
}

export async function removeDevice({ signInId }: Caller): Promise<void> {
  await db.pushDevice.deleteMany({ where: { signInId } });
}

const toWire = (kinds: PushDeviceWire["kinds"]): PushDeviceWire => ({ server_key: serverKeys().publicKey, kinds });

import type { z } from "zod";
import type { signedInDeviceWire } from "@/lib/schemas/auth";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import type { SignedIn } from "./resolve-caller";

const MOST_DEVICES = 100;

/** The person's live sign-ins, last used first. */
export async function listSignIns(caller: SignedIn): Promise<z.infer<typeof signedInDeviceWire>[]> {
  const rows = await db.signIn.findMany({
    where: { userId: caller.userId, endedAt: null, expiresAt: { gt: now() } },
    orderBy: [{ lastUsedAt: "desc" }, { id: "desc" }],
    take: MOST_DEVICES,
    select: { id: true, createdAt: true, lastUsedAt: true, device: true },
  });
  return rows.map((row) => ({
    id: row.id,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
    device: row.device,
    current: row.id === caller.signInId,
  }));
}

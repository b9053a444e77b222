import { notFound } from "@/lib/errors";
import type { PasskeyWire } from "@/lib/schemas/passkeys";
import { runInBackground } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { sendMail } from "@/server/mail/send-mail";
import { passkeyRemovedMail } from "../mails";
import type { SignedIn } from "../resolve-caller";
import { passkeySelect, toPasskeyWire } from "./wire";

/** The person's passkeys, newest first; there are at most MOST_PASSKEYS. */
export async function listPasskeys({ userId }: SignedIn): Promise<PasskeyWire[]> {
  const rows = await db.passkey.findMany({ where: { userId }, orderBy: { id: "desc" }, select: passkeySelect });
  return rows.map(toPasskeyWire);
}

export async function renamePasskey({ userId }: SignedIn, id: string, name: string): Promise<PasskeyWire> {
  const [row] = await db.passkey.updateManyAndReturn({ where: { id, userId }, data: { name }, select: passkeySelect });
  if (!row) throw notFound("passkey");
  return toPasskeyWire(row);
}

export async function removePasskey({ userId, email }: SignedIn, id: string): Promise<void> {
  const { count } = await db.passkey.deleteMany({ where: { id, userId } });
  if (count === 0) throw notFound("passkey");
  runInBackground("mail about a passkey", () => sendMail(email, passkeyRemovedMail(now()), userId));
}

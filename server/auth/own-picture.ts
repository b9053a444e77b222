import { invalidField, notFound } from "@/lib/errors";
import type { UserWire } from "@/lib/schemas/auth";
import { PHOTO_MAX_BYTES } from "@/lib/schemas/photos";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { fileTooLarge } from "@/server/storage/size";
import { toUserWire, userSelect } from "./wire";

type Person = { userId: string };

/** Decodes a stranger's bytes and encodes them anew, as a small WebP without metadata. @throws AppError */
export type EncodePicture = (bytes: Buffer, who: string) => Promise<Buffer>;

/** In place of the one that was there; whether it is shown stays as it was, at first to nobody. */
export async function setOwnPicture({ userId }: Person, file: Blob, encode: EncodePicture): Promise<UserWire> {
  if (file.size === 0) throw invalidField("file", "The file is empty");
  if (file.size > PHOTO_MAX_BYTES) throw fileTooLarge();
  const webp = new Uint8Array(await encode(Buffer.from(await file.arrayBuffer()), userId));
  const changedAt = now();
  await db.userPicture.upsert({
    where: { userId },
    create: { userId, webp, changedAt },
    update: { webp, changedAt },
  });
  return getUser(userId);
}

/** Whether those who are sent the card see it. Errors: 404 where there is none. */
export async function showOwnPicture({ userId }: Person, isShown: boolean): Promise<UserWire> {
  const { count } = await db.userPicture.updateMany({ where: { userId }, data: { isShown } });
  if (count === 0) throw notFound("Picture");
  return getUser(userId);
}

/** Repeating it changes nothing. */
export async function removeOwnPicture({ userId }: Person): Promise<UserWire> {
  await db.userPicture.deleteMany({ where: { userId } });
  return getUser(userId);
}

/** One's own, or that of a card that was sent, if its owner shows it there. Null: nobody's business, or none. */
export async function findPicture(where: { userId: string; isShown?: true }): Promise<Uint8Array | null> {
  const row = await db.userPicture.findFirst({ where, select: { webp: true } });
  return row?.webp ?? null;
}

async function getUser(userId: string): Promise<UserWire> {
  return toUserWire(await db.user.findUniqueOrThrow({ where: { id: userId }, select: userSelect }));
}

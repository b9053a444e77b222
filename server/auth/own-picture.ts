import { invalidField, notFound } from "@/lib/errors";
import type { UserWire } from "@/lib/schemas/auth";
import { PHOTO_MAX_BYTES } from "@/lib/schemas/photos";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { fileTooLarge } from "@/server/storage/size";
import { toUserWire, userSelect } from "./wire";

type Person = { userId: string };

/**
 * Decodes an uploaded picture, which is not to be trusted, and encodes it again as a small WebP without metadata.
 * @throws AppError
 */
export type EncodePicture = (bytes: Buffer, who: string) => Promise<Buffer>;

/** Replaces the picture. Who sees it stays as it was; a first picture is shown to nobody. */
export async function setOwnPicture({ userId }: Person, file: Blob, encode: EncodePicture): Promise<UserWire> {
  if (file.size === 0) throw invalidField("file", "fileEmpty");
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

/** Sets whether people who receive the card see the picture. Errors: 404 if there is no picture. */
export async function showOwnPicture({ userId }: Person, isShown: boolean): Promise<UserWire> {
  const { count } = await db.userPicture.updateMany({ where: { userId }, data: { isShown } });
  if (count === 0) throw notFound("picture");
  return getUser(userId);
}

/** Deletes the picture; doing it again changes nothing. */
export async function removeOwnPicture({ userId }: Person): Promise<UserWire> {
  await db.userPicture.deleteMany({ where: { userId } });
  return getUser(userId);
}

/**
 * The picture of a person; with `isShown: true` only if its owner shows it to people who receive the card. Null if
 * there is none.
 */
export async function findPicture(where: { userId: string; isShown?: true }): Promise<Uint8Array | null> {
  const row = await db.userPicture.findFirst({ where, select: { webp: true } });
  return row?.webp ?? null;
}

async function getUser(userId: string): Promise<UserWire> {
  return toUserWire(await db.user.findUniqueOrThrow({ where: { id: userId }, select: userSelect }));
}

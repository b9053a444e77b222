import { randomUUID } from "node:crypto";
import type { PresignedUploadWire, PresignPhotoBody } from "@/lib/schemas/photos";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { registerUpload } from "@/server/storage/ledger";
import { uploadKey } from "@/server/storage/object-key";
import { objectStore } from "@/server/storage/store";
import { type Keeper, lockKeptRecipe } from "./keeper";

const VALID_SECONDS = 15 * 60;

/**
 * The address to which the caller may upload one file of this type and size for this recipe, directly into the store.
 */
export async function presignPhoto(
  keeper: Keeper,
  recipeId: string,
  { content_type: contentType, size }: PresignPhotoBody,
): Promise<PresignedUploadWire> {
  const id = randomUUID();
  const key = uploadKey(id);
  const expiresAt = new Date(now().getTime() + VALID_SECONDS * 1000);
  await db.$transaction(async (tx) => {
    await lockKeptRecipe(tx, keeper, recipeId);
    await registerUpload(tx, key, expiresAt);
    await tx.photoUpload.create({
      data: { id, recipeId, userId: keeper.userId, contentType, sizeBytes: size, createdAt: now(), expiresAt },
    });
  });
  const upload = await objectStore().presignUpload({ key, contentType, sizeBytes: size, expiresAt });
  return { ...upload, key, expires_at: expiresAt.toISOString() };
}

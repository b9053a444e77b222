import { AppError, notFound } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { uploadKey } from "@/server/storage/object-key";
import { objectStore } from "@/server/storage/store";
import { isSignedUpload } from "@/server/storage/upload-signature";

export type SignedTerms = { id: string; contentType: string; sizeBytes: number; expires: number; signature: string };

/**
 * Checks an upload address before its body is read. @throws AppError forbidden for an address that is not signed or has
 * expired
 */
export function requireSignedTerms({ id, contentType, sizeBytes, expires, signature }: SignedTerms): void {
  const terms = { key: uploadKey(id), contentType, sizeBytes, expiresAt: new Date(expires) };
  if (!isSignedUpload(terms, signature)) {
    throw new AppError("forbidden", "uploadOver");
  }
}

/**
 * Stores the file of a signed upload address. A second file is refused, even if both arrive at the same time. Errors:
 * 400 for another size than announced, 404, 409 for a second file.
 */
export async function receiveUpload({ id, sizeBytes }: SignedTerms, bytes: Buffer): Promise<void> {
  if (bytes.length !== sizeBytes) {
    throw new AppError("bad_request", says("uploadBytes", { count: bytes.length, announced: sizeBytes }));
  }
  const where = { id, receivedAt: null, expiresAt: { gt: now() } };
  const { count } = await db.photoUpload.updateMany({ where, data: { receivedAt: now() } });
  if (count === 0) {
    if (await db.photoUpload.count({ where: { id } })) {
      throw new AppError("conflict", "uploadThere");
    }
    throw notFound("upload");
  }
  try {
    await objectStore().put(uploadKey(id), bytes, "application/octet-stream");
  } catch (error) {
    await db.photoUpload.updateMany({ where: { id }, data: { receivedAt: null } });
    throw error;
  }
}

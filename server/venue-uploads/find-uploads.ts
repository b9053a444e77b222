import { notFound } from "@/lib/errors";
import { UPLOADS_SHOWN, type UploadDetailWire, type UploadWire } from "@/lib/schemas/venue-uploads";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { toUploadDetailWire, toUploadWire, UPLOAD_FIELDS } from "./stored-upload";

/** The latest uploads of a business, the newest first. */
export async function listUploads(businessId: string): Promise<UploadWire[]> {
  const uploads = await db.venueUpload.findMany({
    where: { businessId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: UPLOADS_SHOWN,
    select: UPLOAD_FIELDS,
  });
  return uploads.map(toUploadWire);
}

/** @throws AppError not_found for uploads of others, too */
export async function getUpload(businessId: string, id: string): Promise<UploadDetailWire> {
  const upload = await db.venueUpload.findFirst({
    where: { id, businessId },
    select: { ...UPLOAD_FIELDS, errors: true },
  });
  if (!upload) throw notFound("upload");
  return toUploadDetailWire(upload);
}

/** The upload ends before its next part; what is done stays done. An upload that has ended stays as it is. */
export async function cancelUpload(businessId: string, id: string): Promise<UploadDetailWire> {
  await db.venueUpload.updateMany({
    where: { id, businessId, endedAt: null, cancelAt: null },
    data: { cancelAt: now() },
  });
  return getUpload(businessId, id);
}

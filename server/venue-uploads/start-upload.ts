import { AppError } from "@/lib/errors";
import type { StartUpload, UploadWire } from "@/lib/schemas/venue-uploads";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { isUniqueViolation } from "@/server/db/errors";
import { toUploadWire, UPLOAD_FIELDS } from "./stored-upload";

type Uploader = { businessId: string; userId: string };

/**
 * Keeps a file of venues, which a job applies (run-upload.ts). Sent twice with one id, it is kept once.
 * @throws AppError conflict while another upload of the business waits or works
 */
export async function startUpload(
  { businessId, userId }: Uploader,
  { id, action, file_name, rows }: StartUpload,
): Promise<{ upload: UploadWire; isNew: boolean }> {
  const known = await db.venueUpload.findFirst({ where: { id, businessId }, select: UPLOAD_FIELDS });
  if (known) return { upload: toUploadWire(known), isNew: false };
  try {
    const upload = await db.venueUpload.create({
      data: {
        id,
        businessId,
        startedById: userId,
        action,
        fileName: file_name,
        state: "waiting",
        rows: rows as object[],
        rowCount: rows.length,
        createdAt: now(),
      },
      select: UPLOAD_FIELDS,
    });
    return { upload: toUploadWire(upload), isNew: true };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // The same call at the same moment, or another file that is not done.
    const same = await db.venueUpload.findFirst({ where: { id, businessId }, select: UPLOAD_FIELDS });
    if (same) return { upload: toUploadWire(same), isNew: false };
    throw new AppError("conflict", "uploadGoesOn");
  }
}

import { DAY_MS } from "@/lib/durations";
import { UNDO_DAYS, UPLOAD_DAYS } from "@/lib/schemas/venue-uploads";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { LEASE_MS } from "./run-upload";

const MOST = 100;

/** The uploads that nobody works on: those that wait, and those whose run died with its process. The oldest first. */
export async function findUntended(): Promise<string[]> {
  const uploads = await db.venueUpload.findMany({
    where: { endedAt: null, OR: [{ run: null }, { heardAt: { lt: new Date(now().getTime() - LEASE_MS) } }] },
    orderBy: { createdAt: "asc" },
    take: MOST,
    select: { id: true },
  });
  return uploads.map(({ id }) => id);
}

/** Forgets what can be undone no longer, and uploads that are old. @returns how many uploads were deleted */
export async function sweepUploads(): Promise<number> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
  await db.venueUploadChange.deleteMany({ where: { upload: { endedAt: { lt: daysAgo(UNDO_DAYS) } } } });
  const { count } = await db.venueUpload.deleteMany({ where: { endedAt: { lt: daysAgo(UPLOAD_DAYS) } } });
  return count;
}

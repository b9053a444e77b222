import { ROWS_BODY_LIMIT_BYTES } from "@/lib/schemas/venue-rows";
import { startUploadBody, uploadsWire, uploadWire } from "@/lib/schemas/venue-uploads";
import { askFor, TASK_QUEUES } from "@/server/background/job-queue";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { noteAct } from "@/server/team/note-act";
import { listUploads } from "@/server/venue-uploads/find-uploads";
import { startUpload } from "@/server/venue-uploads/start-upload";
import { UNITS } from "@/server/work/budget";

/** The latest uploads of the business. */
export const GET = endpoint({ caller: may("venues"), response: uploadsWire }, async ({ caller }) => ({
  items: await listUploads(caller.member.businessId),
}));

/** Starts an upload, which goes on whatever becomes of the page; the same id again answers with the same upload. */
export const POST = endpoint(
  {
    caller: may("venues"),
    limits: [perCaller("bulk_venues_user")],
    body: startUploadBody,
    bodyLimitBytes: ROWS_BODY_LIMIT_BYTES,
    cost: ({ body }) => body.rows.length * UNITS.changedRow,
    response: uploadWire,
  },
  async ({ caller, body }) => {
    const { upload, isNew } = await startUpload(caller.member, body);
    if (isNew) {
      await noteAct(caller.member, "venues_uploaded", { details: { name: body.action, count: body.rows.length } });
      await askFor(TASK_QUEUES.uploads, upload.id);
    }
    return upload;
  },
);

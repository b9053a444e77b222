import { uploadDetailWire, uploadParams } from "@/lib/schemas/venue-uploads";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { noteAct } from "@/server/team/note-act";
import { undoUpload } from "@/server/venue-uploads/undo-upload";
import { UNITS } from "@/server/work/budget";

/** An undo is a handful of statements, whatever the number of its rows. */
const COST = 100 * UNITS.changedRow;

/** Takes back what an upload did; what somebody changed or used since stays. */
export const POST = endpoint(
  {
    caller: may("venues"),
    limits: [perCaller("bulk_venues_user")],
    params: uploadParams,
    cost: () => COST,
    response: uploadDetailWire,
  },
  async ({ caller, params }) => {
    const undone = await undoUpload(caller.owner, caller.member.businessId, params.id);
    await noteAct(caller.member, "upload_undone", { details: { name: undone.action } });
    return undone;
  },
);

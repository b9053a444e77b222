import { idParam } from "@/lib/schemas/text";
import { retentionPreviewQuery, retentionPreviewWire } from "@/lib/schemas/venues";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { previewGuestRetention } from "@/server/venues/guest-retention";

/** What another number of days would end. */
export const GET = endpoint(
  { caller: may("retention"), params: idParam, query: retentionPreviewQuery, response: retentionPreviewWire },
  ({ caller, params, query }) => previewGuestRetention(caller.owner, params.id, query.days),
);

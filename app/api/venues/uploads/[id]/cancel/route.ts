import { uploadDetailWire, uploadParams } from "@/lib/schemas/venue-uploads";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { cancelUpload } from "@/server/venue-uploads/find-uploads";

/** Ends an upload before its next part. */
export const POST = endpoint(
  { caller: may("venues"), params: uploadParams, response: uploadDetailWire },
  ({ caller, params }) => cancelUpload(caller.member.businessId, params.id),
);

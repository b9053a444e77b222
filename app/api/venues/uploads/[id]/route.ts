import { uploadDetailWire, uploadParams } from "@/lib/schemas/venue-uploads";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { getUpload } from "@/server/venue-uploads/find-uploads";

/** How far an upload is, and its refused rows. */
export const GET = endpoint(
  { caller: may("venues"), params: uploadParams, response: uploadDetailWire },
  ({ caller, params }) => getUpload(caller.member.businessId, params.id),
);

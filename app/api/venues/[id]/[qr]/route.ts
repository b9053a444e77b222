import { anyone } from "@/server/http/callers";
import { codeParams, codeQuery, codeReply } from "@/server/http/code-reply";
import { endpoint } from "@/server/http/endpoint";
import { getVenueCode } from "@/server/venues/get-code";

export const GET = endpoint(
  { caller: anyone, params: codeParams, query: codeQuery, media: "image/*" },
  async ({ params, query }) => codeReply(await getVenueCode(params.id, params.qr), query.download !== undefined),
);

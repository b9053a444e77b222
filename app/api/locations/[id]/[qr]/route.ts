import { codeQuery } from "@/lib/schemas/code-look";
import { anyone } from "@/server/http/callers";
import { codeParams, codeReply } from "@/server/http/code-reply";
import { endpoint } from "@/server/http/endpoint";
import { getLocationCode } from "@/server/venues/get-code";

export const GET = endpoint(
  { caller: anyone, params: codeParams, query: codeQuery, media: "image/*" },
  async ({ params, query: { download, ...look } }) =>
    codeReply(await getLocationCode(params.id, params.qr, look), download !== undefined),
);

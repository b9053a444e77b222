import { z } from "zod";
import { createShareLinkBody, shareLinkWire } from "@/lib/schemas/sharing";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { createShareLink } from "@/server/sharing/create-share-link";
import { listShareLinks } from "@/server/sharing/list-share-links";

export const GET = endpoint({ caller: signedIn, response: z.array(shareLinkWire) }, ({ caller }) =>
  listShareLinks(caller),
);

export const POST = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("share_link_user")],
    body: createShareLinkBody,
    response: shareLinkWire,
    status: 201,
  },
  ({ caller, body }) => createShareLink(caller, body),
);

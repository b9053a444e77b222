import { z } from "zod";
import { authorizationWire, connectedApplicationWire, saveAuthorizationBody } from "@/lib/schemas/oauth";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { Reply } from "@/server/http/reply";
import { listConnectedApplications } from "@/server/oauth/authorizations/list-connected-applications";
import { saveAuthorization } from "@/server/oauth/authorizations/save-authorization";

export const GET = endpoint({ caller: signedIn, response: z.array(connectedApplicationWire) }, ({ caller }) =>
  listConnectedApplications(caller),
);

export const POST = endpoint(
  { caller: signedIn, body: saveAuthorizationBody, response: authorizationWire, otherStatus: 201 },
  async ({ caller, body }) => {
    const { authorization, isNew } = await saveAuthorization(caller, body);
    return new Reply(authorization, { status: isNew ? 201 : 200 });
  },
);

import { preflight } from "@/server/http/cross-origin";
import { authenticateClient } from "@/server/http/oauth-client";
import { oauthEndpoint, otherMethods } from "@/server/http/oauth-endpoint";
import { findCallingClient } from "@/server/oauth/find-client";
import { invalidRequest } from "@/server/oauth/protocol-error";
import { revokeToken } from "@/server/oauth/revoke-token";

export const POST = oauthEndpoint("form", async (call) => {
  const { client } = await authenticateClient(call, { isReadableByPages: true, find: findCallingClient });
  const token = call.parameters.get("token");
  if (token === undefined) throw invalidRequest("The token is missing");
  await revokeToken(client, token);
  return Response.json({});
});

export const OPTIONS = preflight("POST");
export const { GET, HEAD, PUT, PATCH, DELETE } = otherMethods("POST");

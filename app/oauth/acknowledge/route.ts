import { authenticateClient } from "@/server/http/oauth-client";
import { oauthEndpoint, otherMethods } from "@/server/http/oauth-endpoint";
import { findCallingClient } from "@/server/oauth/find-client";
import { acknowledgeNotice } from "@/server/oauth/notices/acknowledge-notice";

export const POST = oauthEndpoint("form", async (call) => {
  const { client } = await authenticateClient(call, { isReadableByPages: false, find: findCallingClient });
  await acknowledgeNotice(client, call.parameters.get("notice"));
  return Response.json({});
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");

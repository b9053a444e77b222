import { usageWire } from "@/lib/schemas/usage";
import { getUsage } from "@/server/analytics/usage/get-usage";
import { authenticateClient } from "@/server/http/oauth-client";
import { oauthEndpoint, otherMethods } from "@/server/http/oauth-endpoint";
import { invalidClient } from "@/server/oauth/client-credentials";
import { findCallingClient } from "@/server/oauth/find-client";

/** The usage of this month. Authenticated by the application's own secret, so that a server can read it by itself. */
export const GET = oauthEndpoint("none", async (call) => {
  const { client } = await authenticateClient(call, { isReadableByPages: false, find: findCallingClient });
  if (client.isPublic || client.ownerId === null) throw invalidClient(false);
  return Response.json(usageWire.parse(await getUsage({ userId: client.ownerId }, { client_id: client.clientId })));
});

export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");

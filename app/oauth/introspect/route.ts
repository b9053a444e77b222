import { introspectionWire } from "@/lib/schemas/oauth";
import { authenticateClient } from "@/server/http/oauth-client";
import { oauthEndpoint, otherMethods } from "@/server/http/oauth-endpoint";
import { invalidClient } from "@/server/oauth/client-credentials";
import { findCallingClient } from "@/server/oauth/find-client";
import { introspectToken } from "@/server/oauth/introspect-token";
import { invalidRequest } from "@/server/oauth/protocol-error";

export const POST = oauthEndpoint("form", async (call) => {
  const { client } = await authenticateClient(call, { isReadableByPages: false, find: findCallingClient });
  // RFC 7662 2.1: the caller must authenticate, or anybody could test stolen or guessed tokens.
  if (client.isPublic) throw invalidClient(false);
  const token = call.parameters.get("token");
  if (token === undefined) throw invalidRequest("The token is missing");
  return Response.json(introspectionWire.parse(await introspectToken(client, token)));
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");

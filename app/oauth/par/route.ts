import { pushedRequestWire } from "@/lib/schemas/oauth";
import { preflight } from "@/server/http/cross-origin";
import { authenticateClient } from "@/server/http/oauth-client";
import { oauthEndpoint, otherMethods } from "@/server/http/oauth-endpoint";
import { presentedProof } from "@/server/http/presented-token";
import { findCallingClient } from "@/server/oauth/find-client";
import { pushRequest } from "@/server/oauth/pushed/push-request";

/** Pushed authorization requests (RFC 9126 2). */
export const POST = oauthEndpoint("form", async (call) => {
  const { client } = await authenticateClient(call, { isReadableByPages: true, find: findCallingClient });
  const proofKey = await presentedProof(call.request);
  const stored = pushedRequestWire.parse(await pushRequest(client, call.parameters, proofKey));
  return Response.json(stored, { status: 201 });
});

export const OPTIONS = preflight("POST");
export const { GET, HEAD, PUT, PATCH, DELETE } = otherMethods("POST");

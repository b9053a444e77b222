import { tokenResponseWire } from "@/lib/schemas/oauth";
import { preflight } from "@/server/http/cross-origin";
import { authenticateClient } from "@/server/http/oauth-client";
import { oauthEndpoint, otherMethods } from "@/server/http/oauth-endpoint";
import { presentedProof } from "@/server/http/presented-token";
import { answerTokenRequest } from "@/server/oauth/token/answer-token-request";
import { findTokenRequest } from "@/server/oauth/token/find-token-request";

export const POST = oauthEndpoint("form", async (call) => {
  const found = await authenticateClient(call, { isReadableByPages: true, find: findTokenRequest });
  const proofKey = await presentedProof(call.request);
  return Response.json(tokenResponseWire.parse(await answerTokenRequest(found, call.parameters, proofKey)));
});

export const OPTIONS = preflight("POST");
export const { GET, HEAD, PUT, PATCH, DELETE } = otherMethods("POST");

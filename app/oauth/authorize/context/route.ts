import { authorizationContextWire } from "@/lib/schemas/oauth";
import { resolveSignedIn } from "@/server/auth/resolve-caller";
import { oauthEndpoint, otherMethods } from "@/server/http/oauth-endpoint";
import { getAuthorizationContext } from "@/server/oauth/authorize/get-context";
import { readClientDocument } from "@/server/oauth/clients/read-client-document";
import { fetchClientDocument } from "@/server/outbound/fetch-client-document";

export const GET = oauthEndpoint("query", async ({ request, parameters }) => {
  await readClientDocument(parameters.get("client_id"), fetchClientDocument);
  const caller = await resolveSignedIn(request);
  return Response.json(
    authorizationContextWire.parse(await getAuthorizationContext(parameters, caller?.userId ?? null)),
  );
});

export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");

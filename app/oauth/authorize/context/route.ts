import { authorizationContextWire } from "@/lib/schemas/oauth";
import { resolveSignedIn } from "@/server/auth/resolve-caller";
import { readDescribedClient } from "@/server/http/described-client";
import { oauthEndpoint, otherMethods } from "@/server/http/oauth-endpoint";
import { getAuthorizationContext } from "@/server/oauth/authorize/get-context";

export const GET = oauthEndpoint(
  "query",
  async ({ request, parameters }) => {
    await readDescribedClient(request, parameters.get("client_id"));
    const caller = await resolveSignedIn(request);
    return getAuthorizationContext(parameters, caller?.userId ?? null);
  },
  authorizationContextWire,
);

export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");

import { selfRegistrationWire } from "@/lib/schemas/oauth";
import { addressOf } from "@/server/http/address";
import { DEFAULT_BODY_LIMIT_BYTES, readText } from "@/server/http/body";
import { preflight } from "@/server/http/cross-origin";
import { oauthEndpoint, otherMethods } from "@/server/http/oauth-endpoint";
import { consumeLimit } from "@/server/limits/rate-limits";
import { registerItself } from "@/server/oauth/clients/register-itself";
import { ProtocolError } from "@/server/oauth/protocol-error";

/** Dynamic client registration (RFC 7591 3). No credentials are sent, so pages of any site may call. */
export const POST = oauthEndpoint("none", async ({ request, headers }) => {
  headers.set("Access-Control-Allow-Origin", "*");
  await consumeLimit("oauth_self_registration_address", addressOf(request));
  const made = await registerItself(parsed(await readText(request, DEFAULT_BODY_LIMIT_BYTES)));
  return Response.json(selfRegistrationWire.parse(made), { status: 201 });
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProtocolError("invalid_client_metadata", "The body must be JSON");
  }
}

export const OPTIONS = preflight("POST");
export const { GET, HEAD, PUT, PATCH, DELETE } = otherMethods("POST");

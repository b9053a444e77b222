import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { ASSISTANT_SCOPES, parseScope } from "@/lib/oauth/scopes";
import { selfRegistrationBody, type selfRegistrationWire } from "@/lib/schemas/oauth";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { ProtocolError } from "../protocol-error";
import { isPublicReturnAddress, OWNERLESS, requireRoom } from "./self-registered";

/**
 * Dynamic client registration (RFC 7591 3) for assistants. Such a client is public, has no secret and no owner, can
 * ask for the assistants' scopes only, and every consent page says that nobody has verified who it is.
 * @throws ProtocolError invalid_redirect_uri, invalid_client_metadata
 */
export async function registerItself(body: unknown): Promise<z.infer<typeof selfRegistrationWire>> {
  const read = selfRegistrationBody.safeParse(body);
  if (!read.success) {
    const isAddress = read.error.issues.some(({ path }) => path[0] === "redirect_uris");
    throw refused(isAddress ? "invalid_redirect_uri" : "invalid_client_metadata");
  }
  const { client_name: name, redirect_uris, scope } = read.data;
  const redirectUris = [...new Set(redirect_uris)];
  if (!redirectUris.every(isPublicReturnAddress)) throw refused("invalid_redirect_uri");
  const requested = scope === undefined ? null : (parseScope(scope) ?? []);
  const scopes = ASSISTANT_SCOPES.filter((each) => requested === null || requested.includes(each));
  if (scopes.length === 0) throw refused("invalid_client_metadata");
  await requireRoom();
  const createdAt = now();
  const { clientId } = await db.oAuthClient.create({
    data: { ...OWNERLESS, clientId: randomUUID(), name, redirectUris, allowedDomains: [], scopes, createdAt },
    select: { clientId: true },
  });
  return {
    client_id: clientId,
    client_id_issued_at: Math.floor(createdAt.getTime() / 1000),
    client_name: name,
    redirect_uris: redirectUris,
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
    scope: scopes.join(" "),
  };
}

const refused = (code: "invalid_redirect_uri" | "invalid_client_metadata"): ProtocolError =>
  new ProtocolError(
    code,
    code === "invalid_redirect_uri"
      ? "The redirect_uris must be https, a loopback address, or a private-use scheme with a dot in it"
      : "The metadata is malformed, or asks for what no assistant may do",
  );

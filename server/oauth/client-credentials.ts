import { now } from "@/server/clock";
import type { Client } from "./find-client";
import type { Parameters } from "./parameters";
import { invalidRequest, ProtocolError } from "./protocol-error";
import { areEqualHashes, hashSecretValue } from "./secret-values";

/** The client id and secret that a request presents; nothing of it is verified yet. */
export type ClientCredentials = { clientId: string | undefined; secret: string | undefined; isByHeader: boolean };

/**
 * RFC 6749 5.2: one text for every reason, and a WWW-Authenticate challenge only when the Authorization header was
 * used.
 */
export const invalidClient = (isByHeader: boolean): ProtocolError =>
  new ProtocolError("invalid_client", "Client authentication failed", {
    status: 401,
    headers: isByHeader ? { "WWW-Authenticate": 'Basic realm="oauth"' } : {},
  });

/**
 * RFC 6749 2.3.1: HTTP Basic, or `client_id` and `client_secret` in the body; never both.
 * @throws ProtocolError invalid_client for a malformed header, invalid_request for two ways at once
 */
export function readClientCredentials(authorization: string | null, parameters: Parameters): ClientCredentials {
  const inBody = { clientId: parameters.get("client_id"), secret: parameters.get("client_secret") };
  if (authorization === null) return { ...inBody, isByHeader: false };
  const basic = readBasic(authorization);
  if (!basic) throw invalidClient(true);
  if (inBody.secret !== undefined) throw invalidRequest("The client authenticates in more than one way");
  if (inBody.clientId !== undefined && inBody.clientId !== basic.clientId) {
    throw invalidRequest("The client_id differs from the one in the Authorization header");
  }
  return { ...basic, isByHeader: true };
}

function readBasic(authorization: string): Pick<ClientCredentials, "clientId" | "secret"> | null {
  const encoded = /^basic +([A-Za-z0-9+/_-]+={0,2})$/i.exec(authorization)?.[1];
  const decoded = encoded === undefined ? "" : Buffer.from(encoded, "base64").toString("utf8");
  const colon = decoded.indexOf(":");
  if (colon < 0) return null;
  try {
    const clientId = formDecoded(decoded.slice(0, colon)) || undefined;
    return { clientId, secret: formDecoded(decoded.slice(colon + 1)) || undefined };
  } catch {
    return null;
  }
}

/** @throws URIError for a broken escape */
const formDecoded = (text: string): string => decodeURIComponent(text.replaceAll("+", " "));

const NO_CLIENT = hashSecretValue("the secret of no client");

/**
 * Whether the credentials are the client's. The digests are compared even when there is no client, so that the time
 * taken does not reveal which ids exist. Whether a client is public or confidential is read from its row, never from
 * the request.
 */
export function areCredentialsOf(client: Client | null, { secret, isByHeader }: ClientCredentials): boolean {
  const presented = hashSecretValue(secret ?? "");
  const before = client?.previousSecret ?? null;
  const isBefore = areEqualHashes(presented, before?.hash ?? NO_CLIENT) && before !== null && before.endsAt > now();
  const isRight = areEqualHashes(presented, client?.secretHash ?? NO_CLIENT) || isBefore;
  if (!client) return false;
  if (client.isPublic) return secret === undefined && !isByHeader;
  return secret !== undefined && isRight;
}

import { consumeLeased } from "@/server/limits";
import { areCredentialsOf, invalidClient, readClientCredentials } from "@/server/oauth/client-credentials";
import { type Client, findActiveClient } from "@/server/oauth/find-client";
import { invalidRequest } from "@/server/oauth/protocol-error";
import { addressOf } from "./address";
import { allowOriginOf } from "./client-origin";
import type { ProtocolCall } from "./oauth-endpoint";

/** A failed attempt counts as much as ten calls. */
const EXTRA_POINTS_OF_A_FAILURE = 9;

/**
 * RFC 6749 3.2.1: the client that calls, proven. Limited per address, where guessing comes from, and per client.
 * `isReadableByPages`: the client's own pages may read the answer.
 * @throws ProtocolError
 */
export async function authenticateClient(
  { request, parameters, headers }: ProtocolCall,
  { isReadableByPages }: { isReadableByPages: boolean },
): Promise<Client> {
  if (isReadableByPages) headers.set("Vary", "Origin");
  const address = addressOf(request);
  await consumeLeased("oauth_address", address);
  if (parameters.repeatedName() !== undefined) throw invalidRequest("A parameter is given more than once");
  const credentials = readClientCredentials(request.headers.get("authorization"), parameters);
  const client = credentials.clientId === undefined ? null : await findActiveClient(credentials.clientId);
  if (client && isReadableByPages) allowOriginOf(client, request, headers);
  const isRight = areCredentialsOf(client, credentials);
  if (!client || !isRight) {
    await consumeLeased("oauth_address", address, EXTRA_POINTS_OF_A_FAILURE);
    throw invalidClient(credentials.isByHeader);
  }
  await consumeLeased("oauth_client", client.id);
  return client;
}

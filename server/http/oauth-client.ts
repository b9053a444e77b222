import { consumeLeased, leasedState } from "@/server/limits/rate-limits";
import { areCredentialsOf, invalidClient, readClientCredentials } from "@/server/oauth/client-credentials";
import type { Client } from "@/server/oauth/find-client";
import type { Parameters } from "@/server/oauth/parameters";
import { invalidRequest } from "@/server/oauth/protocol-error";
import { addressOf } from "./address";
import { allowOriginOf } from "./client-origin";
import type { ProtocolCall } from "./oauth-endpoint";
import { tellLimit } from "./rate-limit-headers";

/** A failed attempt costs ten times as much of the limit as a successful call. */
const EXTRA_POINTS_OF_A_FAILURE = 9;

type Options<C> = {
  /** Pages at the client's own origins may read the answer. */
  isReadableByPages: boolean;
  /** Finds an active client by its public id; null when there is none. */
  find: (clientId: string, parameters: Parameters) => Promise<C | null>;
};

/**
 * Authenticates the calling client (RFC 6749 3.2.1). Limited per network address, which guesses come from, and per
 * client. `find` may load what the request is about along with the client; it is returned once the client is
 * authenticated.
 * @throws ProtocolError
 */
export async function authenticateClient<C extends { client: Client }>(
  { request, parameters, headers }: ProtocolCall,
  { isReadableByPages, find }: Options<C>,
): Promise<C> {
  if (isReadableByPages) headers.set("Vary", "Origin");
  const address = addressOf(request);
  await consumeLeased("oauth_address", address);
  if (parameters.repeatedName() !== undefined) throw invalidRequest("A parameter is given more than once");
  const credentials = readClientCredentials(request.headers.get("authorization"), parameters);
  const found = credentials.clientId === undefined ? null : await find(credentials.clientId, parameters);
  const client = found?.client ?? null;
  if (client && isReadableByPages) allowOriginOf(client, request, headers);
  const isRight = areCredentialsOf(client, credentials);
  if (!found || !isRight) {
    await consumeLeased("oauth_address", address, EXTRA_POINTS_OF_A_FAILURE);
    throw invalidClient(credentials.isByHeader);
  }
  await consumeLeased("oauth_client", found.client.id);
  tellLimit(headers, "client", leasedState("oauth_client", found.client.id));
  return found;
}

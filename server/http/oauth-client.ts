import { consumeLeased, type LimitState, leasedState } from "@/server/limits";
import { areCredentialsOf, invalidClient, readClientCredentials } from "@/server/oauth/client-credentials";
import type { Client } from "@/server/oauth/find-client";
import type { Parameters } from "@/server/oauth/parameters";
import { invalidRequest } from "@/server/oauth/protocol-error";
import { addressOf } from "./address";
import { allowOriginOf } from "./client-origin";
import type { ProtocolCall } from "./oauth-endpoint";

/** A failed attempt counts as much as ten calls. */
const EXTRA_POINTS_OF_A_FAILURE = 9;

type Options<C> = {
  /** The client's own pages may read the answer. */
  isReadableByPages: boolean;
  /** By its public id; null when there is none that is active. */
  find: (clientId: string, parameters: Parameters) => Promise<C | null>;
};

/**
 * RFC 6749 3.2.1: the client that calls, proven. Limited per address, where guessing comes from, and per client.
 * `find` may bring along what the request is about; it is handed on once the client is proven.
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

/** RateLimit and RateLimit-Policy (draft-ietf-httpapi-ratelimit-headers), as structured fields. */
function tellLimit(headers: Headers, policy: string, { limit, windowSeconds, remaining, resetSeconds }: LimitState) {
  headers.set("RateLimit-Policy", `"${policy}";q=${limit};w=${windowSeconds}`);
  headers.set("RateLimit", `"${policy}";r=${remaining};t=${resetSeconds}`);
}

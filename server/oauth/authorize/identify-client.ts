import { matchesRegistered } from "@/lib/oauth/redirect-uri";
import { type Client, findActiveClient } from "../find-client";
import type { Parameters } from "../parameters";
import { invalidRequest } from "../protocol-error";
import type { ReturnAddress } from "./authorization-request";

/** @throws ProtocolError: shown on a page of ours and never sent to a redirect URI (RFC 6749 4.1.2.1) */
export async function identifyClient(parameters: Parameters): Promise<Client> {
  if (parameters.isRepeated("client_id")) throw invalidRequest("The client_id is given more than once");
  const clientId = parameters.get("client_id");
  const client = clientId === undefined ? null : await findActiveClient(clientId);
  if (!client) throw invalidRequest("The application that sent you here is not known, or has been switched off");
  return client;
}

/**
 * RFC 6749 3.1.2.3 and 3.1.2.4: `redirect_uri` may be absent only when one is registered. RFC 9700 4.1.3: it is
 * compared exactly.
 */
export function identifyAddress(parameters: Parameters, client: Client): ReturnAddress {
  if (parameters.isRepeated("redirect_uri")) throw invalidRequest("The redirect_uri is given more than once");
  const sent = parameters.get("redirect_uri");
  const [only, ...others] = client.redirectUris;
  if (sent === undefined && others.length > 0) throw invalidRequest("The redirect_uri is missing");
  const uri = sent ?? only;
  if (uri === undefined || !matchesRegistered(uri, client)) {
    throw invalidRequest("The redirect_uri is not registered for this application");
  }
  return { uri, wasSent: sent !== undefined };
}

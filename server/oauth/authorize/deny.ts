import { matchesRegistered } from "@/lib/oauth/redirect-uri";
import type { Parameters } from "../parameters";
import { invalidRequest } from "../protocol-error";
import { issuerOf } from "../resource";
import { errorAddress } from "./authorization-response";
import { echoedState } from "./checks/text-lengths";
import { identifyClient } from "./identify-client";

/**
 * The address for a person who refused: `access_denied` (RFC 6749 4.1.2.1). Stores nothing.
 * @throws ProtocolError for an unknown client, an address it did not register, or a repeated parameter
 */
export async function deny(parameters: Parameters): Promise<string> {
  const client = await identifyClient(parameters);
  if (parameters.repeatedName() !== undefined) throw invalidRequest("A parameter is given more than once");
  const uri = parameters.get("redirect_uri") ?? client.redirectUris[0];
  if (uri === undefined || !matchesRegistered(uri, client)) {
    throw invalidRequest("The redirect_uri is not registered for this application");
  }
  const refusal = { code: "access_denied", description: "The person did not allow it" } as const;
  return errorAddress({ uri }, echoedState(parameters), refusal, issuerOf(client));
}

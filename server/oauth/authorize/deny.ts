import { matchesRegistered } from "@/lib/oauth/redirect-uri";
import { db } from "@/server/db/client";
import type { Parameters } from "../parameters";
import { invalidRequest } from "../protocol-error";
import { takePushedRequest, withPushedRequest } from "../pushed/pushed-request";
import { issuerOf } from "../resource";
import { errorAddress } from "./authorization-response";
import { echoedState } from "./checks/text-lengths";
import { identifyClient } from "./identify-client";

/**
 * The address for a person who refused: `access_denied` (RFC 6749 4.1.2.1). Stores nothing, and uses up a request that was pushed.
 * @throws ProtocolError for an unknown client, an address it did not register, or a repeated parameter
 */
export async function deny(sent: Parameters): Promise<string> {
  const parameters = await withPushedRequest(sent);
  const client = await identifyClient(parameters);
  if (parameters.repeatedName() !== undefined) throw invalidRequest("A parameter is given more than once");
  const uri = parameters.get("redirect_uri") ?? client.redirectUris[0];
  if (uri === undefined || !matchesRegistered(uri, client)) {
    throw invalidRequest("The redirect_uri is not registered for this application");
  }
  if (parameters.pushed) await takePushedRequest(db, parameters.pushed.hash);
  const refusal = { code: "access_denied", description: "The person did not allow it" } as const;
  return errorAddress({ uri }, echoedState(parameters), refusal, issuerOf(client));
}

import { REQUEST_PARAMETERS } from "@/lib/oauth/authorization-parameters";
import { findRefusal } from "../authorize/check-request";
import { identifyAddress } from "../authorize/identify-client";
import type { Client } from "../find-client";
import { Parameters } from "../parameters";
import { invalidProof } from "../proofs/check-proof";
import { invalidRequest, ProtocolError } from "../protocol-error";
import { LIFE_MS, storePushedRequest } from "./pushed-request";

/** Only these are stored: neither the client's secret nor what our own page adds. */
const STORED = [...REQUEST_PARAMETERS, "max_age", "login_hint", "request", "registration"];

/**
 * Takes an authorization request before the browser comes (RFC 9126 2.1), with the checks of the authorization
 * endpoint.
 * @param client authenticated
 * @param proofKey the thumbprint of the key that the caller holds: then only it may redeem the code (RFC 9449 10.1)
 * @throws ProtocolError
 */
export async function pushRequest(
  client: Client,
  sent: Parameters,
  proofKey: string | null,
): Promise<{ request_uri: string; expires_in: number }> {
  if (sent.has("request_uri")) throw invalidRequest("A request_uri cannot be pushed");
  const named = sent.get("dpop_jkt");
  if (proofKey !== null && named !== undefined && named !== proofKey) {
    throw invalidProof("The dpop_jkt is not the key of the DPoP proof");
  }
  const entries = STORED.flatMap((name) => {
    const value = name === "dpop_jkt" ? (proofKey ?? named) : name === "client_id" ? client.clientId : sent.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  const parameters = new Parameters(String(new URLSearchParams(entries)), { hash: "", address: "" });
  identifyAddress(parameters, client);
  const refusal = findRefusal(parameters, client);
  if (refusal) throw new ProtocolError(refusal.code, refusal.description);
  return { request_uri: await storePushedRequest(client, parameters), expires_in: LIFE_MS / 1000 };
}

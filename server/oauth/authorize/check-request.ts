import type { Client } from "../find-client";
import type { Parameters } from "../parameters";
import { assistantResource, resourceOf, scopesOfRequest } from "../resource";
import type { AuthorizationRequest, ReturnAddress } from "./authorization-request";
import type { Check, Refusal } from "./checks/check";
import { codeChallenge } from "./checks/code-challenge";
import { knownPrompt, promptsOf } from "./checks/known-prompt";
import { knownResource } from "./checks/known-resource";
import { maxAge, maxAgeSeconds } from "./checks/max-age";
import { proofKey } from "./checks/proof-key";
import { pushedRequest } from "./checks/pushed-request";
import { repeatedParameter } from "./checks/repeated-parameter";
import { requestObject } from "./checks/request-object";
import { requestedScope } from "./checks/requested-scope";
import { responseMode, responseType } from "./checks/response-type";
import { echoedState, nonceText, stateLength } from "./checks/text-lengths";

/** Run in this order; the first check that objects decides the error. */
const CHECKS: readonly Check[] = [
  repeatedParameter,
  pushedRequest,
  responseType,
  responseMode,
  requestObject,
  requestedScope,
  codeChallenge,
  proofKey,
  stateLength,
  nonceText,
  knownPrompt,
  maxAge,
  knownResource,
];

/** The reason to refuse a request whose client and redirect URI are established, or null. Pure. */
export function findRefusal(parameters: Parameters, client: Client): Refusal | null {
  for (const check of CHECKS) {
    const refusal = check(parameters, client);
    if (refusal) return refusal;
  }
  return null;
}

/** Parses the parameters. Call it only when findRefusal returned null. */
export function toAuthorizationRequest(
  parameters: Parameters,
  client: Client,
  address: ReturnAddress,
): AuthorizationRequest {
  return {
    client,
    address,
    scopes: scopesOfRequest(parameters.get("scope"), client, parameters.get("resource")) ?? [],
    resource: resourceOf(parameters.get("resource"), client) === assistantResource() ? assistantResource() : null,
    state: echoedState(parameters),
    codeChallenge: parameters.get("code_challenge"),
    nonce: parameters.get("nonce"),
    proofKey: parameters.get("dpop_jkt") ?? null,
    pushedHash: parameters.pushed?.hash ?? null,
    prompts: promptsOf(parameters),
    maxAgeSeconds: maxAgeSeconds(parameters),
  };
}

import type { SignedIn } from "@/server/auth/resolve-caller";
import { log } from "@/server/log";
import type { Client } from "../find-client";
import type { Parameters } from "../parameters";
import type { ProtocolErrorCode } from "../protocol-error";
import { issuerOf } from "../resource";
import type { ReturnAddress } from "./authorization-request";
import { errorAddress, successAddress } from "./authorization-response";
import { findRefusal, toAuthorizationRequest } from "./check-request";
import type { Refusal } from "./checks/check";
import { promptsOf } from "./checks/known-prompt";
import { echoedState } from "./checks/text-lengths";
import { identifyAddress, identifyClient } from "./identify-client";
import { issueCode } from "./issue-code";

export type Visit = {
  method: "GET" | "POST";
  /** The request has an Authorization header: if nobody is signed in, that header is invalid. */
  hasHeader: boolean;
  /** True if the request is proven to come from our own page; otherwise `decision` is ignored (RFC 6749 10.12). */
  mayDecide: boolean;
  identify: () => Promise<SignedIn | null>;
};

export type AuthorizationAnswer =
  /** Redirect to the client, at a registered address. */
  | { kind: "client"; address: string }
  /** Redirect to our own page, which signs people in and asks for consent. */
  | { kind: "onboard"; mustSignInAgain?: true }
  | { kind: "refused"; status: 401 | 403; error: ProtocolErrorCode }
  /**
   * An error page of ours with an ordinary link back: redirecting would make us an open redirector (RFC 9700 4.11.2).
   */
  | { kind: "page"; status: 400 | 500; refusal: Refusal; back: { address: string; client: Client } };

const SERVER_ERROR: Refusal = { code: "server_error", description: "Something went wrong on our side" };

/**
 * The authorization endpoint, oauth.md 3. While client and redirect URI are not established, errors must not be sent
 * anywhere: they are thrown, and shown on a page.
 * @throws ProtocolError for an unknown client or address
 */
export async function authorize(parameters: Parameters, visit: Visit): Promise<AuthorizationAnswer> {
  const client = await identifyClient(parameters);
  const address = identifyAddress(parameters, client);
  const toClient = (refusal: Refusal) => errorAddress(address, echoedState(parameters), refusal, issuerOf(client));
  const page = (status: 400 | 500, refusal: Refusal): AuthorizationAnswer => ({
    kind: "page",
    status,
    refusal,
    back: { address: toClient(refusal), client },
  });
  let caller: SignedIn | null = null;
  try {
    caller = await visit.identify();
    if (!caller && visit.hasHeader && visit.method === "POST") return refused(401, "login_required");
    const refusal = findRefusal(parameters, client);
    const prompts = promptsOf(parameters);
    const isSilent = prompts.length === 1 && prompts[0] === "none" && !parameters.isRepeated("prompt");
    const mustSignIn = !caller || (visit.method === "GET" && prompts.includes("login"));
    if (refusal) return mustSignIn && !isSilent ? page(400, refusal) : { kind: "client", address: toClient(refusal) };
    if (mustSignIn || !caller) return withoutSignIn(isSilent, visit, toClient);
    return await withSignIn({ caller, client, address, parameters, visit, isSilent, toClient });
  } catch (error) {
    log.error({ err: error }, "an authorization request failed");
    return caller ? { kind: "client", address: toClient(SERVER_ERROR) } : page(500, SERVER_ERROR);
  }
}

const refused = (status: 401 | 403, error: ProtocolErrorCode): AuthorizationAnswer => ({
  kind: "refused",
  status,
  error,
});

/** OpenID Connect Core 3.1.2.6: a request with `prompt=none` is answered without showing any page. */
function withoutSignIn(isSilent: boolean, visit: Visit, toClient: (refusal: Refusal) => string): AuthorizationAnswer {
  if (isSilent) {
    return { kind: "client", address: toClient({ code: "login_required", description: "Nobody is signed in" }) };
  }
  return visit.method === "POST" ? refused(401, "login_required") : { kind: "onboard" };
}

type SignedInRequest = {
  caller: SignedIn;
  client: Client;
  address: ReturnAddress;
  parameters: Parameters;
  visit: Visit;
  isSilent: boolean;
  toClient: (refusal: Refusal) => string;
};

async function withSignIn(given: SignedInRequest): Promise<AuthorizationAnswer> {
  const { caller, client, address, parameters, visit, isSilent, toClient } = given;
  const request = toAuthorizationRequest(parameters, client, address);
  const isAllowedNow = visit.mayDecide && parameters.get("decision") === "allow";
  const result = await issueCode(caller, request, isAllowedNow);
  if (result.kind === "issued") {
    return {
      kind: "client",
      address: successAddress({ ...request, scopes: result.scopes }, result.code, result.confirmedEmail),
    };
  }
  if (result.kind === "too_old") {
    const answer = withoutSignIn(isSilent, visit, toClient);
    return answer.kind === "onboard" ? { ...answer, mustSignInAgain: true } : answer;
  }
  if (result.error === "login_required") return withoutSignIn(isSilent, visit, toClient);
  if (isSilent) {
    return { kind: "client", address: toClient({ code: "consent_required", description: "Consent is required" }) };
  }
  return visit.method === "POST" ? refused(403, "consent_required") : { kind: "onboard" };
}

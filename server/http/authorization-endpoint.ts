import { REQUEST_PARAMETERS } from "@/lib/oauth/authorization-parameters";
import { type RedirectAnswerWire, redirectAnswerWire } from "@/lib/schemas/oauth";
import { resolveSignedIn } from "@/server/auth/resolve-caller";
import { type AuthorizationAnswer, authorize } from "@/server/oauth/authorize/authorize";
import { promptsOf } from "@/server/oauth/authorize/checks/known-prompt";
import type { Parameters } from "@/server/oauth/parameters";
import { ProtocolError } from "@/server/oauth/protocol-error";
import { withPushedRequest } from "@/server/oauth/pushed/pushed-request";
import { readDescribedClient } from "./described-client";
import { oauthEndpoint, type ProtocolCall, protocolErrorAnswer, toProtocolError } from "./oauth-endpoint";
import { errorPage } from "./oauth-page";
import { isSameOrigin } from "./origin";

const REFERRER = { "Referrer-Policy": "no-referrer" };

/** The authorization endpoint (RFC 6749 3.1), for GET and for POST. Our own page is answered with JSON. */
export const authorizationEndpoint = <M extends keyof typeof INPUTS>(method: M) =>
  oauthEndpoint(INPUTS[method], (call) => answerRequest(method, call), redirectAnswerWire);

const INPUTS = { GET: "query", POST: "form-only-body" } as const;

async function answerRequest(method: Wanted["method"], { request, parameters: sent, headers }: ProtocolCall) {
  const hasHeader = request.headers.has("authorization");
  const wantsJson = /\bapplication\/json\b/i.test(request.headers.get("accept") ?? "");
  try {
    await readDescribedClient(request, sent.get("client_id"));
    const parameters = await withPushedRequest(sent);
    const answer = await authorize(parameters, {
      method,
      hasHeader,
      // Another site cannot send this header, but it can make the browser send a cookie: a cookie proves nothing
      // (RFC 6749 10.12).
      mayDecide: method === "POST" && (hasHeader || isSameOrigin(request)),
      identify: () => resolveSignedIn(request),
    });
    return toResponse(answer, { method, wantsJson, parameters });
  } catch (error) {
    if (wantsJson) throw error;
    const refusal = toProtocolError(error, headers.get("X-Request-Id") ?? "");
    const { status, code, description } = refusal;
    const page = errorPage({ status, error: code ?? "", description });
    for (const [name, value] of Object.entries(refusal.headers ?? {})) page.headers.set(name, value);
    return page;
  }
}

const LOOKS_LIKE_EMAIL = /^[^\s@]{1,64}@[^\s@]{1,255}$/;

type Wanted = { method: "GET" | "POST"; wantsJson: boolean; parameters: Parameters };

function toResponse(answer: AuthorizationAnswer, wanted: Wanted): Response | RedirectAnswerWire {
  switch (answer.kind) {
    case "client":
      if (wanted.method === "POST" && wanted.wantsJson) return { redirect_url: answer.address };
      return redirect(wanted.method, answer.address);
    case "onboard":
      return redirect(wanted.method, onboardAddress(wanted.parameters, answer.mustSignInAgain));
    case "refused": {
      const headers: Record<string, string> = answer.status === 401 ? { "WWW-Authenticate": "Bearer" } : {};
      return protocolErrorAnswer(new ProtocolError(answer.error, undefined, { status: answer.status, headers }));
    }
    case "page": {
      const { code, description } = answer.refusal;
      if (wanted.wantsJson) return protocolErrorAnswer(new ProtocolError(code, description, { status: answer.status }));
      const back = { address: answer.back.address, clientName: answer.back.client.name };
      return errorPage({ status: answer.status, error: code, description, back });
    }
  }
}

/**
 * 302 or 303, never 307, which would pass on a form with a password (RFC 9700 4.12). `address` is sent unchanged, not
 * normalised.
 */
const redirect = (method: "GET" | "POST", address: string): Response =>
  new Response(null, { status: method === "GET" ? 302 : 303, headers: { Location: address, ...REFERRER } });

/** A pushed request stays with us: the page gets its name, and what it has to know before it asks for the rest. */
function pushedQuery(parameters: Parameters, address: string): URLSearchParams {
  const query = new URLSearchParams({ client_id: parameters.get("client_id") ?? "", request_uri: address });
  const prompt = parameters.get("prompt");
  if (prompt !== undefined) query.set("prompt", prompt);
  return query;
}

/**
 * The address of our consent page, with the parameters of the request that it understands. `again`: the page asks for
 * the password although somebody is signed in.
 */
function onboardAddress(parameters: Parameters, again = false): string {
  const carried = REQUEST_PARAMETERS.flatMap((name) => {
    const value = parameters.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  const query = parameters.pushed ? pushedQuery(parameters, parameters.pushed.address) : new URLSearchParams(carried);
  // OpenID Connect Core 3.1.2.1: the hint fills in the form, and never selects whose data is used.
  const hint = parameters.get("login_hint");
  if (hint && LOOKS_LIKE_EMAIL.test(hint)) query.set("login_hint", hint);
  if (again) query.set("prompt", [...promptsOf(parameters), "login"].join(" "));
  return `/onboard?${query}`;
}

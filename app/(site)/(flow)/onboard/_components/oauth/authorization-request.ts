import { ApiError } from "@/lib/api-call";
import { oauthApi } from "@/lib/oauth/api";
import type { AuthorizationContextWire } from "@/lib/schemas/oauth";
import type { FlowState } from "./use-authorization-flow";

/** The person's previous decision about an application. */
export type EarlierRecord = NonNullable<AuthorizationContextWire["record"]>;

export type KnownRequest = {
  context: AuthorizationContextWire;
  /** Null if nothing was decided or nobody is signed in. */
  record: EarlierRecord | null;
  /** Includes the redirect address that will be used, even if the link named none. */
  parameters: URLSearchParams;
  /** Identifies the request in the address together with the person who was signed in when it was loaded. */
  key: string;
  userId: string | null;
};

const UNKNOWN_APPLICATION = "The application that sent you here is not known, or has been switched off.";
const INCOMPLETE = "Its request is not complete, or not in a form that we understand.";
const REASONS: Partial<Record<string, string>> = {
  invalid_scope: "It asks for something that it may not ask for, or that does not exist.",
  unsupported_response_type: "It asks for an answer of a kind that we do not give.",
};

/** Loads what the server knows about the request. Throws if that fails. */
export async function loadRequest(key: string, userId: string | null): Promise<FlowState> {
  const parameters = new URLSearchParams(key);
  const clientId = parameters.get("client_id") ?? "";
  try {
    if (!parameters.get("redirect_uri")) {
      const [first] = (await oauthApi.getRedirectUris(clientId)).redirect_uris;
      if (first) parameters.set("redirect_uri", first);
    }
    const context = await oauthApi.getContext(parameters);
    const record = context.record ?? null;
    if (context.error) return { kind: "refused", reason: REASONS[context.error] ?? INCOMPLETE, parameters };
    return { kind: "ready", request: { context, record, parameters, key, userId } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return { kind: "refused", reason: UNKNOWN_APPLICATION, parameters: null };
    if (error.status === 400) return { kind: "refused", reason: `${error.message}.`, parameters: null };
    throw error;
  }
}

/**
 * The person's choice: the ticked scopes, and those that they allowed this application before and were not asked about
 * this time. `unticked`: the requested scopes that they declined.
 */
export function choiceOf({ context, record }: KnownRequest, unticked: ReadonlySet<string>) {
  const requested = context.scopes.map(({ name }) => name as string);
  const before = record?.permission && record.active ? record : { scopes: [], declined: [] };
  const notRequested = (scope: string) => !requested.includes(scope);
  return {
    scopes: [...before.scopes.filter(notRequested), ...requested.filter((scope) => !unticked.has(scope))],
    declined: [...before.declined.filter(notRequested), ...requested.filter((scope) => unticked.has(scope))],
  };
}

import type { FlowState } from "@/components/oauth/use-authorization-flow";
import { ApiError } from "@/lib/api-call";
import { oauthApi } from "@/lib/oauth/api";
import type { AuthorizationContextWire, AuthorizationWire } from "@/lib/schemas/oauth";

export type KnownRequest = {
  context: AuthorizationContextWire;
  /** What the person decided about this application before; null: nothing, or nobody is signed in. */
  record: AuthorizationWire | null;
  /** With the return address that will be used, also where the link named none. */
  parameters: URLSearchParams;
  /** The request as it stood in the address, and who was signed in when it was loaded. */
  key: string;
  userId: string | null;
};

const UNKNOWN_APPLICATION = "The application that sent you here is not known, or has been switched off.";
const INCOMPLETE = "Its request is not complete, or not in a form that we understand.";
const REASONS: Partial<Record<string, string>> = {
  invalid_scope: "It asks for something that it may not ask for, or that does not exist.",
  unsupported_response_type: "It asks for an answer of a kind that we do not give.",
};

/** What the server knows of the request. Throws where that could not be found out. */
export async function loadRequest(key: string, userId: string | null): Promise<FlowState> {
  const parameters = new URLSearchParams(key);
  const clientId = parameters.get("client_id") ?? "";
  try {
    if (!parameters.get("redirect_uri")) {
      const [first] = (await oauthApi.getRedirectUris(clientId)).redirect_uris;
      if (first) parameters.set("redirect_uri", first);
    }
    const context = await oauthApi.getContext(parameters);
    const mayHaveRecord = userId !== null && context.consent !== "none";
    const record = mayHaveRecord ? await oauthApi.findAuthorization(userId, clientId) : null;
    if (context.error) return { kind: "refused", reason: REASONS[context.error] ?? INCOMPLETE, parameters };
    return { kind: "ready", request: { context, record, parameters, key, userId } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return { kind: "refused", reason: UNKNOWN_APPLICATION, parameters: null };
    if (error.status === 400) return { kind: "refused", reason: `${error.message}.`, parameters: null };
    throw error;
  }
}

/** What the person sees and allows now, with what they allowed this application before. */
export function scopesToAllow({ context, record }: KnownRequest): string[] {
  const before = record?.permission && record.active ? record.scopes : [];
  return [...new Set([...before, ...context.scopes.map(({ name }) => name)])];
}

import { ApiError, call } from "../api-call";
import type { BodyOf } from "../calls/contract";
import type { ClientWire } from "../schemas/oauth";
import type { DetailSwitch, DetailText } from "../schemas/oauth-details";

export type ApplicationFields = {
  name: string;
  description: string;
  redirect_uris: string[];
  allowed_domains: string[];
  scopes: string[];
};
/** The form offers those that are known, and keeps those that the application has. The server refuses any other. */
type AskedScopes = BodyOf<"POST /oauth/portal/register-json">["scopes"];

/**
 * What the consent screen shows about an application, and how it is treated. An empty text means that there is none.
 */
export type Details = Record<DetailText, string> & Record<DetailSwitch, boolean>;

/**
 * A successful answer without a client (a proxy's page, for example) must not pass for one: the secret is sent only
 * once.
 */
function requireClient(answer: Partial<ClientWire> | null | undefined): ClientWire {
  if (answer?.client_id) return answer as ClientWire;
  throw new ApiError(502, "Failed to create OAuth client");
}

/** The calls that manage a business's own applications. */
export const applicationsApi = {
  list: (signal?: AbortSignal) => call("GET /oauth/clients", { signal }),
  /**
   * `isPublic`: the application cannot keep a secret and gets none. `isPairwise`: it knows each person by an id that no
   * other application sees.
   */
  register: (fields: ApplicationFields, { isPublic, isPairwise }: { isPublic: boolean; isPairwise: boolean }) =>
    call("POST /oauth/portal/register-json", {
      body: {
        ...fields,
        scopes: fields.scopes as AskedScopes,
        token_endpoint_auth_method: isPublic ? "none" : "client_secret_basic",
        subject_type: isPairwise ? "pairwise" : "public",
      },
    }).then(requireClient),
  update: (clientId: string, { name, description, redirect_uris, allowed_domains, scopes }: ApplicationFields) =>
    call("PUT /oauth/portal/update/{client_id}", {
      params: { client_id: clientId },
      form: { name, description, redirect_uris, allowed_domains, scopes: scopes as AskedScopes },
    }),
  /** `overlapHours`: for so long the previous secret keeps working. */
  rotate: (clientId: string, overlapHours = 0) =>
    call("POST /oauth/portal/rotate-secret/{client_id}", {
      params: { client_id: clientId },
      query: { overlap_hours: overlapHours },
    }),
  details: (clientId: string, signal?: AbortSignal) =>
    call("GET /oauth/portal/details/{client_id}", { params: { client_id: clientId }, signal }),
  saveDetails: (clientId: string, body: Details) =>
    call("PUT /oauth/portal/details/{client_id}", { params: { client_id: clientId }, body }),
  submit: (clientId: string) => call("POST /oauth/portal/submit/{client_id}", { params: { client_id: clientId } }),
  remove: (clientId: string) => call("DELETE /oauth/clients/{client_id}", { params: { client_id: clientId } }),

  listMappings: (clientId: string, signal?: AbortSignal) =>
    call("GET /oauth/clients/{client_id}/venue-identifiers", { params: { client_id: clientId }, signal }),
  setMapping: (clientId: string, venueId: string, internalId: string | null) =>
    call("PUT /oauth/clients/{client_id}/venue-identifiers/{id}", {
      params: { client_id: clientId, id: venueId },
      body: { internal_id: internalId },
    }),

  /** Opens a page, which takes as long as its site does. */
  checkPage: (clientId: string, url: string, signal?: AbortSignal) =>
    call("POST /oauth/clients/{client_id}/page-check", { params: { client_id: clientId }, body: { url }, signal }),
  outlinePage: (clientId: string, url: string) =>
    call("POST /oauth/clients/{client_id}/page-outline", { params: { client_id: clientId }, body: { url } }),
  listWatches: (clientId: string, signal?: AbortSignal) =>
    call("GET /oauth/clients/{client_id}/page-watches", { params: { client_id: clientId }, signal }),
  watchPage: (clientId: string, url: string) =>
    call("PUT /oauth/clients/{client_id}/page-watches", { params: { client_id: clientId }, body: { url } }),
  stopWatching: (clientId: string, id: string) =>
    call("DELETE /oauth/clients/{client_id}/page-watches/{id}", { params: { client_id: clientId, id } }),

  usage: ({ month, clientId }: { month: string; clientId: string }, signal?: AbortSignal) =>
    call("GET /api/usage", { query: { month, client_id: clientId || undefined }, signal }),
};

export const applicationKeys = {
  list: ["applications"] as const,
  details: (clientId: string) => ["applications", "details", clientId] as const,
  watches: (clientId: string) => ["applications", "watches", clientId] as const,
  mappings: (clientId: string) => ["applications", "mappings", clientId] as const,
  usage: (month: string, clientId: string) => ["applications", "usage", month, clientId] as const,
};

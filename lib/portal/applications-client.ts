import { ApiError, call } from "../api-call";
import type { ClientWire, VenueIdentifierWire } from "../schemas/oauth";
import type { ClientDetailsWire, DetailSwitch, DetailText } from "../schemas/oauth-details";
import type { UsageWire } from "../schemas/usage";

export type ApplicationFields = {
  name: string;
  description: string;
  redirect_uris: string[];
  allowed_domains: string[];
  scopes: string[];
};

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

const of = (clientId: string) => encodeURIComponent(clientId);

/** The calls that manage a business's own applications. */
export const applicationsApi = {
  list: (signal?: AbortSignal) => call<ClientWire[]>("GET", "/oauth/clients", { signal }),
  /**
   * `isPublic`: the application cannot keep a secret and gets none. `isPairwise`: it knows each person by an id that no
   * other application sees.
   */
  register: (fields: ApplicationFields, { isPublic, isPairwise }: { isPublic: boolean; isPairwise: boolean }) =>
    call<ClientWire>("POST", "/oauth/portal/register-json", {
      body: {
        ...fields,
        token_endpoint_auth_method: isPublic ? "none" : "client_secret_basic",
        subject_type: isPairwise ? "pairwise" : "public",
      },
    }).then(requireClient),
  update: (clientId: string, { name, description, redirect_uris, allowed_domains, scopes }: ApplicationFields) => {
    const form = new FormData();
    form.set("name", name);
    form.set("description", description);
    form.set("redirect_uris", JSON.stringify(redirect_uris));
    form.set("allowed_domains", JSON.stringify(allowed_domains));
    form.set("scopes", JSON.stringify(scopes));
    return call<ClientWire>("PUT", `/oauth/portal/update/${of(clientId)}`, { form });
  },
  /** `overlapHours`: for so long the previous secret keeps working. */
  rotate: (clientId: string, overlapHours = 0) =>
    call<ClientWire>("POST", `/oauth/portal/rotate-secret/${of(clientId)}?overlap_hours=${overlapHours}`),
  details: (clientId: string, signal?: AbortSignal) =>
    call<ClientDetailsWire>("GET", `/oauth/portal/details/${of(clientId)}`, { signal }),
  saveDetails: (clientId: string, body: Details) =>
    call<ClientDetailsWire>("PUT", `/oauth/portal/details/${of(clientId)}`, { body }),
  submit: (clientId: string) => call<ClientDetailsWire>("POST", `/oauth/portal/submit/${of(clientId)}`),
  remove: (clientId: string) => call("DELETE", `/oauth/clients/${of(clientId)}`),

  listMappings: (clientId: string, signal?: AbortSignal) =>
    call<VenueIdentifierWire[]>("GET", `/oauth/clients/${of(clientId)}/venue-identifiers`, { signal }),
  setMapping: (clientId: string, venueId: string, internalId: string | null) =>
    call<VenueIdentifierWire>("PUT", `/oauth/clients/${of(clientId)}/venue-identifiers/${venueId}`, {
      body: { internal_id: internalId },
    }),

  usage: ({ month, clientId }: { month: string; clientId: string }, signal?: AbortSignal) =>
    call<UsageWire>(
      "GET",
      `/api/usage?${new URLSearchParams({ month, ...(clientId ? { client_id: clientId } : {}) })}`,
      {
        signal,
      },
    ),
};

export const applicationKeys = {
  list: ["applications"] as const,
  details: (clientId: string) => ["applications", "details", clientId] as const,
  mappings: (clientId: string) => ["applications", "mappings", clientId] as const,
  usage: (month: string, clientId: string) => ["applications", "usage", month, clientId] as const,
};

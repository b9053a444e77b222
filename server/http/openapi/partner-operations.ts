/**
 * What the description tells partners about a call: texts, and a meaningful example body. The schemas come from the
 * handlers.
 */
type PartnerOperation = { summary?: string; about?: string; example?: unknown };

const DISHES = [{ name: "Trofie al pesto", description: "Trofie, basil, walnuts, pecorino" }];
const VENUE = {
  name: "Lungara",
  city: "Bristol",
  state: null,
  country: "United Kingdom",
  internal_id: "BRS-01",
};
const APPLICATION = {
  name: "Lungara Online",
  description: "Marks our menu",
  redirect_uris: ["https://lungara.example/menu"],
  allowed_domains: ["lungara.example"],
  scopes: ["general:access"],
  token_endpoint_auth_method: "none",
};

export const PARTNER_OPERATIONS: Readonly<Record<string, PartnerOperation>> = {
  "post /api/analysis/menu": {
    summary: "Mark a menu",
    about:
      "For the person of the access token, or with highlights for everybody. With marks:read alone the answer says what is marked and not why. What is not marked is not thereby safe.",
    example: { client_id: "YOUR-CLIENT-ID", items: DISHES },
  },
  "post /api/widget-preview/api/analysis/menu": {
    summary: "Mark the documentation's example",
    about: "One dish, for a guest with a nut allergy: what the preview in the portal's documentation asks for.",
    example: { client_id: "YOUR-CLIENT-ID", items: DISHES.slice(0, 1) },
  },
  "post /api/visits/online": {
    summary: "Record an online visit",
    about: "At a venue of the application's own business, for 24 hours. internal_venue_id wins over venue_id.",
    example: { internal_venue_id: "BRS-01" },
  },
  "get /oauth/client/{clientId}/redirect-uris": { summary: "The addresses that are registered for an application" },
  "get /oauth/clients": { summary: "List your applications" },
  "post /oauth/portal/register-json": {
    summary: "Register an application",
    about: "The secret of a confidential application is in this answer and in no other.",
    example: APPLICATION,
  },
  "put /oauth/portal/update/{client_id}": {
    summary: "Change an application",
    about: "A multipart form; redirect_uris, allowed_domains and scopes are JSON.",
  },
  "post /oauth/portal/rotate-secret/{client_id}": { summary: "Make a new secret" },
  "delete /oauth/clients/{client_id}": { summary: "Delete an application", about: "Every grant of it ends at once." },
  "get /oauth/clients/{client_id}/venue-identifiers": { summary: "List what an application calls your venues" },
  "put /oauth/clients/{client_id}/venue-identifiers/{id}": {
    summary: "Set what an application calls a venue",
    about: "null clears it. A value that names another venue of the same application is refused (409).",
    example: { internal_id: "BRS-01" },
  },
  "get /api/venues": { summary: "List your venues" },
  "post /api/venues": { summary: "Create a venue", example: VENUE },
  "put /api/venues/{id}": { summary: "Change a venue", example: VENUE },
  "delete /api/venues/{id}": { summary: "Delete a venue" },
  "get /api/venues/{id}/locations": { summary: "List the locations of a venue" },
  "post /api/locations": { summary: "Create a location", about: "The label is kept in small letters." },
  "post /api/validate-csv": { summary: "Check rows of a venue file before they are sent" },
  "post /api/bulk-venues": { summary: "Add, replace or delete many venues" },
  "get /api/usage": { summary: "Calls and items of your applications, by month" },
};

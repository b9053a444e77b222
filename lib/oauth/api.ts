import { ApiError, call } from "../api-call";
import type { CONSENT_LENGTHS } from "../schemas/oauth";

export type ConsentLength = (typeof CONSENT_LENGTHS)[number];
/** The scopes that the person allows and declines on the consent screen, and how long the consent lasts. */
export type Choice = { scopes: string[]; declined: string[]; lasts: ConsentLength };
/** `shown`: the `identity` of the application as the screen named it. */
export type Decision = { permission: boolean; active: boolean; time_zone?: string; shown?: string } & Partial<Choice>;

/** The calls of the consent screen and of the list of connected applications. */
export const oauthApi = {
  /**
   * Everything the consent screen needs in one call: what the application says about itself, and what the person
   * decided before.
   */
  getContext: (request: URLSearchParams) =>
    call("GET /oauth/authorize/context", { query: new URLSearchParams([...request, ["whole", "1"]]) }),
  getRedirectUris: (clientId: string) => call("GET /oauth/client/{clientId}/redirect-uris", { params: { clientId } }),
  createAuthorization: (userId: string, clientId: string, decision: Decision) =>
    call("POST /api/user-client-authorization", { body: { user_id: userId, client_id: clientId, ...decision } }),
  changeAuthorization: (id: string, decision: Decision) =>
    call("PATCH /api/user-client-authorization/{id}", { params: { id }, body: decision }),
  authorize: (form: URLSearchParams) => call("POST /oauth/authorize", { form }),
  deny: (form: URLSearchParams) =>
    call("POST /oauth/authorize/deny", { form }).catch((error: unknown): never => {
      const isAnswer = error instanceof ApiError && error.status > 0;
      throw isAnswer ? new ApiError(error.status, "Failed to deny authorization") : error;
    }),
  listActivity: () => call("GET /api/application-activity"),
  listConnected: () => call("GET /api/user-client-authorization"),
};

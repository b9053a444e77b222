import { ApiError, call } from "../api-call";
import type {
  AuthorizationContextWire,
  AuthorizationWire,
  CONSENT_LENGTHS,
  ConnectedApplicationWire,
  RedirectAnswerWire,
  RedirectUrisWire,
} from "../schemas/oauth";
import type { ApplicationActivityWire } from "../schemas/oauth-activity";

const AUTHORIZATIONS = "/api/user-client-authorization";
const segment = encodeURIComponent;

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
    call<AuthorizationContextWire>("GET", `/oauth/authorize/context?${request}&whole=1`),
  getRedirectUris: (clientId: string) =>
    call<RedirectUrisWire>("GET", `/oauth/client/${segment(clientId)}/redirect-uris`),
  createAuthorization: (userId: string, clientId: string, decision: Decision) =>
    call<AuthorizationWire>("POST", AUTHORIZATIONS, { body: { user_id: userId, client_id: clientId, ...decision } }),
  changeAuthorization: (id: string, decision: Decision) =>
    call<AuthorizationWire>("PATCH", `${AUTHORIZATIONS}/${segment(id)}`, { body: decision }),
  authorize: (form: URLSearchParams) => call<RedirectAnswerWire>("POST", "/oauth/authorize", { form }),
  deny: (form: URLSearchParams): Promise<RedirectAnswerWire> =>
    call<RedirectAnswerWire>("POST", "/oauth/authorize/deny", { form }).catch((error: unknown) => {
      const isAnswer = error instanceof ApiError && error.status > 0;
      throw isAnswer ? new ApiError(error.status, "Failed to deny authorization") : error;
    }),
  listActivity: () => call<ApplicationActivityWire>("GET", "/api/application-activity"),
  listConnected: () => call<ConnectedApplicationWire[]>("GET", AUTHORIZATIONS),
};

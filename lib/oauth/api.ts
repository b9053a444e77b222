import { ApiError, call } from "../api-call";
import type {
  AuthorizationContextWire,
  AuthorizationWire,
  ConnectedApplicationWire,
  RedirectAnswerWire,
  RedirectUrisWire,
} from "../schemas/oauth";

const AUTHORIZATIONS = "/api/user-client-authorization";
const segment = encodeURIComponent;

export type Decision = { permission: boolean; active: boolean; scopes?: string[] };

/** The calls of the consent screen and of the connected applications. */
export const oauthApi = {
  getContext: (request: URLSearchParams) =>
    call<AuthorizationContextWire>("GET", `/oauth/authorize/context?${request}`),
  getRedirectUris: (clientId: string) =>
    call<RedirectUrisWire>("GET", `/oauth/client/${segment(clientId)}/redirect-uris`),
  /** Null: the person has not decided about this application yet. */
  findAuthorization: (userId: string, clientId: string): Promise<AuthorizationWire | null> =>
    call<AuthorizationWire>("GET", `${AUTHORIZATIONS}/user/${segment(userId)}/client/${segment(clientId)}`).catch(
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      },
    ),
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
  listConnected: () => call<ConnectedApplicationWire[]>("GET", AUTHORIZATIONS),
};

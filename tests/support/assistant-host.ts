import type { OAuthClientProvider } from "@modelcontextprotocol/sdk/client/auth.js";
import type { OAuthClientInformationMixed, OAuthTokens } from "@modelcontextprotocol/sdk/shared/auth.js";

/** Where the host of an assistant on somebody's own computer listens for the answer. */
export const ASSISTANT_REDIRECT = "http://127.0.0.1:33418/callback";

/** The data that an assistant's host stores: its registration, its tokens, and the address of the consent page. */
export function createAssistantHost(more: Partial<OAuthClientProvider> = {}) {
  const kept: { client?: OAuthClientInformationMixed; tokens?: OAuthTokens; verifier?: string; sentTo?: URL } = {};
  const provider: OAuthClientProvider = {
    redirectUrl: ASSISTANT_REDIRECT,
    clientMetadata: { client_name: "Desk assistant", redirect_uris: [ASSISTANT_REDIRECT] },
    state: () => "the state",
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client;
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens;
    },
    redirectToAuthorization: (url) => {
      kept.sentTo = url;
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier ?? "",
    ...more,
  };
  return { provider, kept };
}

import type { AuthorizationRequest } from "@/server/oauth/authorize/authorization-request";
import type { Client } from "@/server/oauth/find-client";

/** A client as find-client.ts reads it, without a database: confidential and without special rules unless stated. */
export const clientOf = (over: Partial<Client> = {}): Client => ({
  id: "row",
  clientId: "menus",
  name: "Menus",
  isPublic: false,
  secretHash: null,
  previousSecret: null,
  requiresPkce: false,
  forgivesRepeatedRefresh: false,
  requiresProofs: false,
  requiresPushedRequests: false,
  ownerId: "owner",
  redirectUris: ["https://menus.example/back"],
  allowedDomains: ["menus.example"],
  scopes: ["general:access"],
  ...over,
});

/** A checked request of such a client that redirects to `uri` and asks for the diet only. */
export const requestTo = (uri: string, over: Partial<AuthorizationRequest> = {}): AuthorizationRequest => ({
  client: clientOf({ redirectUris: [uri] }),
  address: { uri, wasSent: true },
  scopes: ["dietary_preferences:read"],
  state: undefined,
  codeChallenge: undefined,
  nonce: undefined,
  proofKey: null,
  pushedHash: null,
  prompts: [],
  maxAgeSeconds: undefined,
  ...over,
});

import { selfRegistrationWire, tokenResponseWire, userInfoWire } from "@/lib/schemas/oauth";
import { usageWire } from "@/lib/schemas/usage";
import { type JsonSchema, toJsonSchema } from "./json-schema";

/** What the standards say of an endpoint that reads its parameters as they say (docs/oauth.md). */
type ProtocolOperation = { summary: string; parameters: readonly string[]; response?: JsonSchema };

const AUTHORIZATION = [
  "response_type",
  "client_id",
  "redirect_uri",
  "scope",
  "state",
  "code_challenge",
  "code_challenge_method",
  "nonce",
  "prompt",
  "resource",
];
const CLIENT = ["client_id", "client_secret"];

export const PROTOCOL_OPERATIONS: Readonly<Record<string, ProtocolOperation>> = {
  "get /oauth/authorize": { summary: "Ask for a code (RFC 6749 4.1.1, PKCE)", parameters: AUTHORIZATION },
  "post /oauth/authorize": { summary: "Ask for a code, by form", parameters: [...AUTHORIZATION, "decision"] },
  "get /oauth/authorize/context": { summary: "What the consent page shows", parameters: AUTHORIZATION },
  "post /oauth/authorize/deny": { summary: "Refuse a request", parameters: ["client_id", "redirect_uri", "state"] },
  "post /oauth/token": {
    summary: "Redeem a code or a refresh token (RFC 6749 4.1.3 and 6)",
    parameters: ["grant_type", "code", "redirect_uri", "code_verifier", "refresh_token", "scope", ...CLIENT],
    response: toJsonSchema(tokenResponseWire, "output"),
  },
  "post /oauth/revoke": { summary: "Revoke a token (RFC 7009)", parameters: ["token", "token_type_hint", ...CLIENT] },
  "post /oauth/introspect": {
    summary: "Ask about a token (RFC 7662)",
    parameters: ["token", "token_type_hint", ...CLIENT],
  },
  "post /oauth/acknowledge": {
    summary: "Say that what a notice was about is deleted",
    parameters: ["notice", ...CLIENT],
  },
  "get /oauth/usage": {
    summary: "What the application itself used this month",
    parameters: [],
    response: toJsonSchema(usageWire, "output"),
  },
  "post /oauth/register": {
    summary: "An assistant registers itself (RFC 7591)",
    parameters: ["redirect_uris", "client_name", "scope"],
    response: toJsonSchema(selfRegistrationWire, "output"),
  },
  "post /mcp": { summary: "What assistants call (Model Context Protocol, streamable HTTP)", parameters: [] },
  "get /oauth/userinfo": {
    summary: "Read what was granted",
    parameters: [],
    response: toJsonSchema(userInfoWire, "output"),
  },
  "post /oauth/userinfo": {
    summary: "Read what was granted",
    parameters: [],
    response: toJsonSchema(userInfoWire, "output"),
  },
};

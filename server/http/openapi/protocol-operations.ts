import { REQUEST_PARAMETERS } from "@/lib/oauth/authorization-parameters";
import {
  pushedRequestWire,
  selfRegistrationBody,
  selfRegistrationWire,
  tokenResponseWire,
  userInfoWire,
} from "@/lib/schemas/oauth";
import { usageWire } from "@/lib/schemas/usage";
import { type JsonSchema, toJsonSchema } from "./json-schema";

/**
 * The description of an endpoint whose parameters are defined by a standard, not by a schema of ours (docs/oauth.md).
 */
type ProtocolOperation = {
  summary: string;
  parameters: readonly string[];
  response?: JsonSchema;
  /** How the caller authenticates; absent: it does not. */
  security?: object[];
  /** The statuses of its error answers. */
  refusals?: readonly number[];
  /** The JSON body where the protocol uses JSON; absent: the parameters are sent as a form. */
  body?: JsonSchema;
  /** The status of a successful answer; 200 unless the standard says otherwise. */
  status?: number;
};

const CLIENT = ["client_id", "client_secret"];
/** A confidential client sends its secret by HTTP Basic or in the form; a public client sends only its client id. */
const BY_CLIENT = [{ client: [] }, {}];
const BY_SECRET = [{ client: [] }];
const BY_TOKEN = [{ accessToken: [] }];
const BY_PERSON = [{}, { sessionCookie: [] }];

export const PROTOCOL_OPERATIONS: Readonly<Record<string, ProtocolOperation>> = {
  "get /oauth/authorize": {
    summary: "Ask for a code (RFC 6749 4.1.1, PKCE)",
    parameters: REQUEST_PARAMETERS,
    security: BY_PERSON,
    status: 302,
    refusals: [400],
  },
  "post /oauth/authorize": {
    summary: "Ask for a code, by form",
    parameters: [...REQUEST_PARAMETERS, "decision"],
    security: BY_PERSON,
    status: 302,
    refusals: [400],
  },
  "get /oauth/authorize/context": {
    summary: "What the consent page shows",
    parameters: REQUEST_PARAMETERS,
    security: BY_PERSON,
    refusals: [400],
  },
  "post /oauth/authorize/deny": {
    summary: "Refuse a request",
    parameters: ["client_id", "redirect_uri", "state", "request_uri"],
    security: BY_PERSON,
    refusals: [400],
  },
  "post /oauth/par": {
    summary: "Push an authorization request before the browser comes (RFC 9126)",
    parameters: [...REQUEST_PARAMETERS.filter((name) => name !== "request_uri" && name !== "client_id"), ...CLIENT],
    response: toJsonSchema(pushedRequestWire, "output"),
    security: BY_CLIENT,
    status: 201,
    refusals: [400, 401, 429],
  },
  "post /oauth/token": {
    summary: "Redeem a code or a refresh token (RFC 6749 4.1.3 and 6)",
    parameters: ["grant_type", "code", "redirect_uri", "code_verifier", "refresh_token", "scope", ...CLIENT],
    response: toJsonSchema(tokenResponseWire, "output"),
    security: BY_CLIENT,
    refusals: [400, 401, 429],
  },
  "post /oauth/revoke": {
    summary: "Revoke a token (RFC 7009)",
    parameters: ["token", "token_type_hint", ...CLIENT],
    security: BY_CLIENT,
    refusals: [400, 401],
  },
  "post /oauth/introspect": {
    summary: "Ask about a token (RFC 7662)",
    parameters: ["token", "token_type_hint", ...CLIENT],
    security: BY_SECRET,
    refusals: [400, 401],
  },
  "post /oauth/acknowledge": {
    summary: "Say that what a notice was about is deleted",
    parameters: ["notice", ...CLIENT],
    security: BY_CLIENT,
    refusals: [400, 401],
  },
  "get /oauth/usage": {
    summary: "What the application itself used this month",
    parameters: [],
    response: toJsonSchema(usageWire, "output"),
    security: BY_SECRET,
    refusals: [401],
  },
  "post /oauth/register": {
    summary: "An assistant registers itself (RFC 7591)",
    parameters: [],
    body: toJsonSchema(selfRegistrationBody, "input"),
    status: 201,
    response: toJsonSchema(selfRegistrationWire, "output"),
    refusals: [400, 429],
  },
  "post /mcp": {
    summary: "What assistants call (Model Context Protocol, streamable HTTP)",
    parameters: [],
    security: BY_TOKEN,
    body: { type: "object", description: "JSON-RPC 2.0" },
    refusals: [400, 401, 403],
  },
  "get /oauth/userinfo": {
    summary: "Read what was granted",
    parameters: [],
    response: toJsonSchema(userInfoWire, "output"),
    security: BY_TOKEN,
    refusals: [401, 403],
  },
  "post /oauth/userinfo": {
    summary: "Read what was granted",
    parameters: [],
    response: toJsonSchema(userInfoWire, "output"),
    security: BY_TOKEN,
    refusals: [401, 403],
  },
};

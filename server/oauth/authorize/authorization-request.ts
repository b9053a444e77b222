import type { Scope } from "@/lib/oauth/scopes";
import type { Client } from "../find-client";

/** Where the answer goes: proven to be registered by this client. */
export type ReturnAddress = { uri: string; wasSent: boolean };

export type Prompt = "none" | "consent" | "login";

/** A request that passed every check. */
export type AuthorizationRequest = {
  client: Client;
  address: ReturnAddress;
  scopes: Scope[];
  state: string | undefined;
  codeChallenge: string | undefined;
  nonce: string | undefined;
  prompts: Prompt[];
};

/** RFC 6749 4.1.1, RFC 7636 4.3, OpenID Connect Core 3.1.2.1: what is carried from here to our page. */
export const REQUEST_PARAMETERS = [
  "response_type",
  "client_id",
  "redirect_uri",
  "scope",
  "state",
  "code_challenge",
  "code_challenge_method",
  "nonce",
  "prompt",
  "response_mode",
] as const;

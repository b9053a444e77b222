import type { Scope } from "@/lib/oauth/scopes";
import type { Client } from "../find-client";

/** The redirect URI that the answer is sent to, proven to be registered by this client. */
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
  /** The thumbprint of the only key that may redeem the code (RFC 9449 10). */
  proofKey: string | null;
  /** The stored request that this is (RFC 9126), which works once. */
  pushedHash: string | null;
  prompts: Prompt[];
  /** `max_age`: how many seconds ago, at most, the person may have signed in. */
  maxAgeSeconds: number | undefined;
  /** The resource that the tokens are issued for (RFC 8707); null or absent: user information and menus. */
  resource?: string | null;
};

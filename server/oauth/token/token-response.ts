import type { TokenResponseWire } from "@/lib/schemas/oauth";
import { signIdToken } from "../keys/sign-id-token";
import { ACCESS_TOKEN_TTL_SECONDS } from "./lifetimes";

type Issued = {
  accessToken: string;
  refreshToken: string;
  scopes: readonly string[];
  issuedAt: Date;
  userId: string;
  clientId: string;
  authTime: Date;
  nonce: string | null;
};

/** RFC 6749 5.1; the ID token only with `openid` (OpenID Connect Core 3.1.3.3). */
export async function toTokenResponse(issued: Issued): Promise<TokenResponseWire> {
  const response = {
    access_token: issued.accessToken,
    token_type: "Bearer",
    expires_in: ACCESS_TOKEN_TTL_SECONDS,
    refresh_token: issued.refreshToken,
    scope: issued.scopes.join(" "),
  } as const;
  return issued.scopes.includes("openid") ? { ...response, id_token: await signIdToken(issued) } : response;
}

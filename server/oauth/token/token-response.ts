import type { TokenResponseWire } from "@/lib/schemas/oauth";
import { type IdTokenSubject, signIdToken } from "../keys/sign-id-token";
import type { SigningKey } from "../keys/signing-keys";

type Issued = IdTokenSubject & {
  refreshToken: string;
  /** Seconds that the access token lives. */
  expiresIn: number;
  scopes: readonly string[];
  /** The thumbprint of the key that the access token is bound to; null: a bearer token. */
  proofKey: string | null;
  /** Null without the scope `openid`: then there is no ID token (OpenID Connect Core 3.1.3.3). */
  key: SigningKey | null;
};

/** RFC 6749 5.1, RFC 9449 5. */
export async function toTokenResponse({ key, ...issued }: Issued): Promise<TokenResponseWire> {
  const response = {
    access_token: issued.accessToken,
    token_type: issued.proofKey === null ? "Bearer" : "DPoP",
    expires_in: issued.expiresIn,
    refresh_token: issued.refreshToken,
    scope: issued.scopes.join(" "),
  } as const;
  return key === null ? response : { ...response, id_token: await signIdToken(key, issued) };
}

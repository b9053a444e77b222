import { redirectUriProblem } from "@/lib/oauth/redirect-uri";
import { db } from "@/server/db/client";
import { ProtocolError } from "../protocol-error";

/** The most applications without an owner; at this number, unused ones have to be removed first. */
const MOST = 20_000;

/** The columns of an application without an owner: it is public and unverified, and PKCE is required. */
export const OWNERLESS = {
  ownerId: null,
  tokenEndpointAuthMethod: "none",
  requiresPkce: true,
  forgivesRepeatedRefresh: true,
} as const;

/** @throws ProtocolError temporarily_unavailable */
export async function requireRoom(): Promise<void> {
  if ((await db.oAuthClient.count({ where: { ownerId: null } })) < MOST) return;
  throw new ProtocolError("temporarily_unavailable", "Too many applications have registered themselves", {
    status: 503,
    headers: { "Retry-After": "3600" },
  });
}

/** True if a public application may use this redirect URI. */
export const isPublicReturnAddress = (uri: string): boolean => redirectUriProblem(uri, { isPublic: true }) === null;

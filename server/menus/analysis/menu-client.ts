import { AppError, invalidField } from "@/lib/errors";
import { db } from "@/server/db/client";
import { env } from "@/server/env";
import { isAllowedOrigin } from "@/server/oauth/allowed-origin";
import type { OAuthAccess } from "@/server/oauth/resolve-access-token";

export const DIET_SCOPE = "dietary_preferences:read";
export const INGREDIENT_SCOPE = "ingredients:read";
/** Allows marks without reasons: the matching runs here, and the profile is not released (docs/decisions/131). */
export const MARKS_SCOPE = "marks:read";

/** The row id of the application whose usage the call counts towards. */
export type MenuClient = { clientRowId: string };

const refusedOrigin = () => new AppError("forbidden", "otherWebsite");

/**
 * A call without an access token must come from a page on one of the application's own web sites. The client id is
 * public and proves nothing by itself, so the Origin must be on the application's list (docs/decisions/030).
 */
export async function requireMenuClient(
  clientId: string | null | undefined,
  origin: string | null,
): Promise<MenuClient> {
  if (!clientId) throw invalidField("client_id", "requiredField", "missing");
  if (!origin) throw new AppError("unauthenticated", "fromNoWebsite");
  const client = await db.oAuthClient.findUnique({
    where: { clientId, isActive: true },
    select: { id: true, allowedDomains: true },
  });
  if (!client || !isAllowedOrigin(origin, client.allowedDomains)) throw refusedOrigin();
  return { clientRowId: client.id };
}

/**
 * A token is valid for its own application only. Programs outside a browser send no Origin; a page that sends one must
 * be on the application's list, or be ours (the portal's test of an application).
 */
export function requireClientOf(
  access: OAuthAccess,
  clientId: string | null | undefined,
  origin: string | null,
): MenuClient {
  if (clientId && clientId !== access.clientId) {
    throw new AppError("forbidden", "tokenOfOther");
  }
  const isOurs = origin === new URL(env.APP_URL).origin;
  if (origin && !isOurs && !isAllowedOrigin(origin, access.allowedDomains)) throw refusedOrigin();
  return { clientRowId: access.clientRowId };
}

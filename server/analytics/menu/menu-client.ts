import { AppError, invalidField } from "@/lib/errors";
import { db } from "@/server/db/client";
import { env } from "@/server/env";
import { isAllowedOrigin } from "@/server/oauth/allowed-origin";
import type { OAuthAccess } from "@/server/oauth/resolve-access-token";

export const DIET_SCOPE = "dietary_preferences:read";
export const INGREDIENT_SCOPE = "ingredients:read";
/** Marks, and nothing of why: the matching runs here, and the profile stays here (docs/decisions/131). */
export const MARKS_SCOPE = "marks:read";

/** The application on whose account a call goes: its row. */
export type MenuClient = { clientRowId: string };

const refusedOrigin = () => new AppError("forbidden", "This website may not use this client id");

/**
 * Who calls without an access token is a page on one of the application's own web sites: the client id is
 * public, so that without an Origin on the list it proves nothing (docs/decisions/030).
 */
export async function requireMenuClient(
  clientId: string | null | undefined,
  origin: string | null,
): Promise<MenuClient> {
  if (!clientId) throw invalidField("client_id", "This field is required", "missing");
  if (!origin) throw new AppError("unauthenticated", "Call from one of the client's websites, or send an access token");
  const client = await db.oAuthClient.findUnique({
    where: { clientId, isActive: true },
    select: { id: true, allowedDomains: true },
  });
  if (!client || !isAllowedOrigin(origin, client.allowedDomains)) throw refusedOrigin();
  return { clientRowId: client.id };
}

/**
 * A token speaks for its own application only. Outside a browser it comes without an Origin; a page that sends
 * one must stand on the application's list, or be ours (the portal's test of an application).
 */
export function requireClientOf(
  access: OAuthAccess,
  clientId: string | null | undefined,
  origin: string | null,
): MenuClient {
  if (clientId && clientId !== access.clientId) {
    throw new AppError("forbidden", "The access token belongs to another client");
  }
  const isOurs = origin === new URL(env.APP_URL).origin;
  if (origin && !isOurs && !isAllowedOrigin(origin, access.allowedDomains)) throw refusedOrigin();
  return { clientRowId: access.clientRowId };
}

import { notFound } from "@/lib/errors";
import type { RedirectUrisWire } from "@/lib/schemas/oauth";
import { findActiveClient } from "../find-client";

/**
 * The redirect URIs of an application, which anybody may read. Errors: 404 for an id that is unknown, malformed or
 * switched off.
 */
export async function getRedirectUris(clientId: string): Promise<RedirectUrisWire> {
  const client = await findActiveClient(clientId);
  if (!client) throw notFound("application");
  return { redirect_uris: client.redirectUris, client_name: client.name };
}

import { notFound } from "@/lib/errors";
import type { RedirectUrisWire } from "@/lib/schemas/oauth";
import { findActiveClient } from "../find-client";

/** Public: the redirect URIs of an application. Unknown, switched off or malformed: 404. */
export async function getRedirectUris(clientId: string): Promise<RedirectUrisWire> {
  const client = await findActiveClient(clientId);
  if (!client) throw notFound("Application");
  return { redirect_uris: client.redirectUris, client_name: client.name };
}

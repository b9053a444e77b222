import { AppError } from "@/lib/errors";
import { isDocumentAddress } from "@/lib/oauth/client-id";
import { ASSISTANT_SCOPES } from "@/lib/oauth/scopes";
import { clientDocumentBody, MAX_REDIRECT_URIS } from "@/lib/schemas/oauth";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { invalidRequest } from "../protocol-error";
import { isPublicReturnAddress, OWNERLESS, requireRoom } from "./self-registered";

/** `seconds`: how long the document may be cached. */
export type ClientDocument = { json: unknown; seconds: number };
/** Fetches a document; throws if it cannot. Passed in, because the layer above knows how to reach the public web. */
export type FetchClientDocument = (address: URL) => Promise<ClientDocument>;

/**
 * Client ID Metadata Documents, which the Model Context Protocol prefers for the registration of assistants: the client
 * id is the address of a document that describes the client. The document is read again when its cached copy expires,
 * so that a redirect URI that was removed from it is refused; a document that cannot be read is refused too. Does
 * nothing for other client ids. Such a client is public, has no owner, and can ask for the assistants' scopes only.
 * @throws ProtocolError invalid_request; AppError too_many_requests
 */
export async function readClientDocument(clientId: string | undefined, fetch: FetchClientDocument): Promise<void> {
  if (clientId === undefined || !isDocumentAddress(clientId)) return;
  const known = await db.oAuthClient.findUnique({
    where: { clientId },
    select: { isActive: true, documentReadUntil: true },
  });
  // A client that an administrator switched off stays unknown.
  if (known && (!known.isActive || (known.documentReadUntil ?? now()) > now())) return;
  const document = await fetch(new URL(clientId)).catch(nullUnlessTooMany);
  if (!document) throw invalidRequest("The description of the application that sent you here cannot be read");
  const read = clientDocumentBody.safeParse(document.json);
  // Compared exactly: if the same document is published at two addresses, it describes only one application.
  if (!read.success || read.data.client_id !== clientId) {
    throw invalidRequest("The description of the application that sent you here is malformed");
  }
  const redirectUris = [...new Set(read.data.redirect_uris)].filter(isPublicReturnAddress).slice(0, MAX_REDIRECT_URIS);
  if (redirectUris.length === 0)
    throw invalidRequest("The application that sent you here names no address to return to");
  if (!known) await requireRoom();
  const at = now();
  const described = {
    name: read.data.client_name,
    redirectUris,
    documentReadUntil: new Date(at.getTime() + document.seconds * 1000),
  };
  await db.oAuthClient.upsert({
    where: { clientId },
    create: { ...OWNERLESS, ...described, clientId, allowedDomains: [], scopes: [...ASSISTANT_SCOPES], createdAt: at },
    update: described,
  });
}

/**
 * Null hides why a document could not be fetched, because the reason would reveal something about another network. Only
 * 429 is passed on, with the time to try again.
 */
function nullUnlessTooMany(error: unknown): null {
  if (error instanceof AppError && error.code === "too_many_requests") throw error;
  return null;
}

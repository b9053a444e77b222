import { AppError } from "@/lib/errors";
import { isDocumentAddress } from "@/lib/oauth/client-id";
import { ASSISTANT_SCOPES } from "@/lib/oauth/scopes";
import { clientDocumentBody, MAX_REDIRECT_URIS } from "@/lib/schemas/oauth";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { invalidRequest } from "../protocol-error";
import { isPublicReturnAddress, OWNERLESS, requireRoom } from "./self-registered";

/** `seconds`: for how long it may be kept. */
export type ClientDocument = { json: unknown; seconds: number };
/** Fetches a document; throws when it cannot. Passed in, because the layer above knows how to reach the public web. */
export type FetchClientDocument = (address: URL) => Promise<ClientDocument>;

/**
 * Client ID Metadata Documents, the way in which the Model Context Protocol prefers that assistants register: the client
 * id is the address of a document that describes the client. The document is read again when its time is over, so that
 * a return address that was taken out of it is refused; one that cannot be read is refused too. Does nothing for any
 * other client id. Such a client is public, has no owner, and can ask for the assistants' scopes only.
 * @throws ProtocolError invalid_request; AppError too_many_requests
 */
export async function readClientDocument(clientId: string | undefined, fetch: FetchClientDocument): Promise<void> {
  if (clientId === undefined || !isDocumentAddress(clientId)) return;
  const known = await db.oAuthClient.findUnique({
    where: { clientId },
    select: { isActive: true, documentReadUntil: true },
  });
  // One that an administrator switched off stays unknown.
  if (known && (!known.isActive || (known.documentReadUntil ?? now()) > now())) return;
  const document = await fetch(new URL(clientId)).catch(nullUnlessTooMany);
  if (!document) throw invalidRequest("The description of the application that sent you here cannot be read");
  const read = clientDocumentBody.safeParse(document.json);
  // Compared exactly: a document that stands at two addresses describes one application.
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

/** Too many requests is said as that (429), with the time to try again; every other reason tells of somebody's network. */
function nullUnlessTooMany(error: unknown): null {
  if (error instanceof AppError && error.code === "too_many_requests") throw error;
  return null;
}

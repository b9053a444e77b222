import { consumeLimit } from "@/server/limits/rate-limits";
import { readClientDocument } from "@/server/oauth/clients/read-client-document";
import { fetchClientDocument } from "@/server/outgoing-requests/fetch-client-document";
import { addressOf } from "./address";

/**
 * Reads the description of an application whose client id is its address (readClientDocument). Fetches are limited per
 * network address of the caller, so that nobody can make us fetch from many sites, or fill the table of applications.
 * @throws ProtocolError invalid_request; AppError too_many_requests
 */
export const readDescribedClient = (request: Request, clientId: string | undefined): Promise<void> =>
  readClientDocument(clientId, async (address) => {
    await consumeLimit("oauth_client_document_address", addressOf(request));
    return fetchClientDocument(address);
  });

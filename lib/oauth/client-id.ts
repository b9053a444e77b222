/** Characters. A client id that is the address of the application's description is longer than one that we issue. */
export const MAX_CLIENT_ID_LENGTH = 500;

/**
 * Whether a client id is the address of the application's own description (Client ID Metadata Document): https, with a
 * path, in the one form in which URL parsers write it, and without user name, query or fragment. So no two client ids
 * are one address.
 */
export function isDocumentAddress(clientId: string): boolean {
  if (clientId.length > MAX_CLIENT_ID_LENGTH || !/^https:\/\//.test(clientId) || !URL.canParse(clientId)) return false;
  const url = new URL(clientId);
  const hasMore = url.username + url.password + url.search + url.hash !== "" || /[?#]/.test(clientId);
  return url.href === clientId && url.pathname !== "/" && !hasMore;
}

/** The host at which an application describes itself; null for every other client id. */
export const documentHost = (clientId: string): string | null =>
  isDocumentAddress(clientId) ? new URL(clientId).host : null;

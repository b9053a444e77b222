import { env } from "@/server/env";

/** Set by our own server from the socket, overwriting whatever a client sent under this name. */
export const PEER_ADDRESS_HEADER = "x-forkprint-peer";

/**
 * The caller's network address. A proxy's header counts only when CLIENT_IP_HEADER names it; of a
 * list, the last entry, which is the one that the trusted proxy itself wrote.
 */
export function addressOf(request: { headers: Pick<Headers, "get"> }): string {
  const trusted = env.CLIENT_IP_HEADER;
  if (trusted) {
    const last = request.headers.get(trusted)?.split(",").at(-1)?.trim();
    if (last) return last;
  }
  return request.headers.get(PEER_ADDRESS_HEADER) ?? "unknown";
}

import { POST as checkIn } from "./api/visits/route";
import { POST as introspect } from "./oauth/introspect/route";
import { POST as revoke } from "./oauth/revoke/route";
import { POST as token } from "./oauth/token/route";
import { POST as postUserinfo, GET as readUserinfo } from "./oauth/userinfo/route";

type Handler = (request: Request) => Promise<Response>;

declare global {
  /** Looked up by scripts/direct-endpoints.mjs, which runs in the same process but outside the bundle. */
  var forkprintDirect: Record<string, Record<string, Handler>> | undefined;
}

/**
 * The handlers of what comes in great number, from partners' servers and from guests at a full house's doors, for the
 * server to answer without the way through Next (docs/decisions/082). The route files stay the only place where they are
 * made.
 */
export function offerDirectly(): void {
  globalThis.forkprintDirect = {
    "/api/visits": { POST: checkIn },
    "/oauth/token": { POST: token },
    "/oauth/introspect": { POST: introspect },
    "/oauth/revoke": { POST: revoke },
    "/oauth/userinfo": { GET: readUserinfo, POST: postUserinfo },
  };
}

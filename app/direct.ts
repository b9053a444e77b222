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
 * Registers the handlers of the most frequent requests (from partners' servers, and check-ins at a full venue), so that
 * the server answers them without Next (docs/decisions/082). The handlers are still defined in their route files only.
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

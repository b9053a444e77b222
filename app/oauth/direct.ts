import { POST as introspect } from "./introspect/route";
import { POST as revoke } from "./revoke/route";
import { POST as token } from "./token/route";
import { POST as postUserinfo, GET as readUserinfo } from "./userinfo/route";

type Handler = (request: Request) => Promise<Response>;

declare global {
  /** Looked up by scripts/direct-endpoints.mjs, which runs in the same process but outside the bundle. */
  var forkprintDirect: Record<string, Record<string, Handler>> | undefined;
}

/**
 * The handlers of what partners' servers call in great number, for the server to answer without the way through
 * Next (docs/decisions/082). The route files stay the only place where they are made.
 */
export function offerDirectly(): void {
  globalThis.forkprintDirect = {
    "/oauth/token": { POST: token },
    "/oauth/introspect": { POST: introspect },
    "/oauth/revoke": { POST: revoke },
    "/oauth/userinfo": { GET: readUserinfo, POST: postUserinfo },
  };
}

import { z } from "zod";
import { redirectUrisWire } from "@/lib/schemas/oauth";
import { anyone } from "@/server/http/callers";
import { crossOrigin, letOriginRead } from "@/server/http/cross-origin";
import { endpoint } from "@/server/http/endpoint";
import { getRedirectUris } from "@/server/oauth/clients/get-redirect-uris";

const params = z.object({ clientId: z.string() });

/** Public, for pages of other sites too: the widget reads the redirect URI that it must send when it redeems a code. */
export const GET = crossOrigin(
  endpoint({ caller: anyone, params, response: redirectUrisWire }, (input) => {
    letOriginRead(input.request);
    return getRedirectUris(input.params.clientId);
  }),
);

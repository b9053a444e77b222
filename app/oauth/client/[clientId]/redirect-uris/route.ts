import { z } from "zod";
import { redirectUrisWire } from "@/lib/schemas/oauth";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { getRedirectUris } from "@/server/oauth/clients/get-redirect-uris";

const params = z.object({ clientId: z.string() });

export const GET = endpoint({ caller: anyone, params, response: redirectUrisWire }, (input) =>
  getRedirectUris(input.params.clientId),
);

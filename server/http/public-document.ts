import { oauthEndpoint } from "./oauth-endpoint";

const READABLE_BY_ALL = { "Access-Control-Allow-Origin": "*", "Cache-Control": "public, max-age=300" };

/** A document that any page of any site may read, and cache for five minutes. */
export const publicDocument = (read: () => Promise<object> | object) =>
  oauthEndpoint("none", async () => Response.json(await read(), { headers: READABLE_BY_ALL }));

export const publicPreflight = async (): Promise<Response> =>
  new Response(null, {
    status: 204,
    headers: { ...READABLE_BY_ALL, Allow: "GET, HEAD, OPTIONS", "Access-Control-Allow-Methods": "GET" },
  });

import { createHash, randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as discovery from "@/app/.well-known/oauth-authorization-server/route";
import * as openidDiscovery from "@/app/.well-known/openid-configuration/route";
import * as authorizations from "@/app/api/user-client-authorization/route";
import * as context from "@/app/oauth/authorize/context/route";
import * as deny from "@/app/oauth/authorize/deny/route";
import * as authorize from "@/app/oauth/authorize/route";
import * as introspect from "@/app/oauth/introspect/route";
import * as jwks from "@/app/oauth/jwks/route";
import * as par from "@/app/oauth/par/route";
import * as revoke from "@/app/oauth/revoke/route";
import * as token from "@/app/oauth/token/route";
import * as userinfo from "@/app/oauth/userinfo/route";
import type { Handler } from "./request";

/** The protocol's handlers by the path at which Next serves them. */
export const ROUTES: Record<string, Record<string, unknown>> = {
  "/.well-known/oauth-authorization-server": discovery,
  "/.well-known/openid-configuration": openidDiscovery,
  "/api/user-client-authorization": authorizations,
  "/oauth/authorize": authorize,
  "/oauth/authorize/context": context,
  "/oauth/authorize/deny": deny,
  "/oauth/introspect": introspect,
  "/oauth/jwks": jwks,
  "/oauth/par": par,
  "/oauth/revoke": revoke,
  "/oauth/token": token,
  "/oauth/userinfo": userinfo,
};

/** The issuer on a real socket, for client libraries. Its address must equal APP_URL. */
export async function startIssuer(): Promise<{ origin: string; close: () => Promise<void> }> {
  let origin = "";
  const server: Server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const path = new URL(incoming.url ?? "/", origin).pathname;
    const handler = ROUTES[path]?.[incoming.method ?? "GET"] as Handler | undefined;
    const headers = new Headers({ "x-forkprint-peer": "127.0.0.1" });
    for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
    const body = chunks.length > 0 ? { body: new Uint8Array(Buffer.concat(chunks)) } : {};
    const request = new Request(origin + incoming.url, { method: incoming.method ?? "GET", headers, ...body });
    const answer = handler
      ? await handler(request, { params: Promise.resolve({}) })
      : new Response(null, { status: 404 });
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A verifier and its challenge: RFC 7636 4.1 and 4.2. */
export function pkcePair(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

import { describe, expect, it } from "vitest";
import * as openid from "@/app/.well-known/openid-configuration/route";
import * as authorizeRoute from "@/app/oauth/authorize/route";
import * as introspectRoute from "@/app/oauth/introspect/route";
import * as jwks from "@/app/oauth/jwks/route";
import * as revokeRoute from "@/app/oauth/revoke/route";
import * as tokenRoute from "@/app/oauth/token/route";
import * as userinfoRoute from "@/app/oauth/userinfo/route";
import { db } from "@/server/db/client";
import {
  authorize,
  callAs,
  createClient,
  createTokens,
  refresh,
  requestTokens,
  userinfo,
} from "../../factories/oauth-flow";
import { call } from "../../support/request";

const ORIGIN = "Access-Control-Allow-Origin";
const SITE = "https://menus.example";

const preflight = (handler: Parameters<typeof call>[0], origin?: string) =>
  call(handler, {
    method: "OPTIONS",
    headers: { ...(origin ? { origin } : {}), "access-control-request-method": "POST" },
  });

describe("the preflight", () => {
  it.each([
    ["token", tokenRoute.OPTIONS, "POST"],
    ["revocation", revokeRoute.OPTIONS, "POST"],
    ["userinfo", userinfoRoute.OPTIONS, "GET, POST"],
  ])("of %s allows any origin, because the request itself identifies the application", async (_, handler, methods) => {
    for (const origin of [SITE, "https://evil.test"]) {
      const { status, headers, body } = await preflight(handler, origin);
      expect([status, body]).toEqual([204, null]);
      expect(headers.get(ORIGIN)).toBe(origin);
      expect(headers.get("access-control-allow-methods")).toBe(methods);
      expect(headers.get("access-control-allow-headers")).toBe("authorization, content-type");
      expect(headers.get("access-control-allow-credentials")).toBeNull();
      expect(headers.get("vary")).toBe("Origin");
    }
    for (const none of [undefined, "null"]) expect((await preflight(handler, none)).headers.get(ORIGIN)).toBeNull();
  });

  it.each([
    ["authorization", authorizeRoute.OPTIONS],
    ["introspection", introspectRoute.OPTIONS],
  ])("of %s is refused without CORS headers (RFC 9700 2.6)", async (_, handler) => {
    const { status, headers } = await preflight(handler, SITE);
    expect(status).toBe(405);
    for (const name of headers.keys()) expect(name).not.toMatch(/^access-control/);
  });
});

describe("an answer may be read by", () => {
  const uris = ["https://app.menus.example:8443/back", "http://127.0.0.1:5173/back", "com.menus.app:/back"];
  const client = () => createClient({ isPublic: true, redirectUris: uris, allowedDomains: ["menus.example"] });
  const failing = { grant_type: "authorization_code", code: "oac_x" };

  it.each([
    SITE,
    "https://menus.example:444",
    "http://menus.example",
    "https://app.menus.example:8443",
    "http://127.0.0.1:5173",
  ])("the application's own pages, also errors: %s", async (origin) => {
    const { headers } = await requestTokens(await client(), failing, { headers: { origin } });
    expect(headers.get(ORIGIN)).toBe(origin);
    expect(headers.get("vary")).toBe("Origin");
    expect(headers.get("access-control-allow-credentials")).toBeNull();
    expect(headers.get("access-control-expose-headers")).toBe(
      "WWW-Authenticate, Retry-After, X-Request-Id, RateLimit, RateLimit-Policy",
    );
  });

  it.each([
    "https://evil.test",
    "https://evil-menus.example",
    "https://menus.example.evil.test",
    "https://www.menus.example",
    "https://app.menus.example",
    "http://127.0.0.1:5174",
    "null",
    "com.menus.app:",
    "*",
    "",
  ])("nobody else: %j", async (origin) => {
    const { headers } = await requestTokens(await client(), failing, { headers: { origin } });
    expect(headers.get(ORIGIN)).toBeNull();
  });

  it("nobody, if the application is unknown", async () => {
    const stranger = { ...(await client()), clientId: "nobody" };
    const { headers } = await requestTokens(stranger, failing, { headers: { origin: SITE } });
    expect(headers.get(ORIGIN)).toBeNull();
  });

  it("the pages of the token's own application, at userinfo and revocation", async () => {
    const { client: mine, tokens } = await createTokens({ isPublic: true });
    const otherTokens = await createTokens({
      isPublic: true,
      allowedDomains: ["other.example"],
      redirectUris: ["https://menus.example/back", "https://other.example/"],
    });
    const read = (token: string, origin: string) => userinfo(token, { headers: { origin } });
    expect((await read(tokens.access_token, SITE)).headers.get(ORIGIN)).toBe(SITE);
    expect((await read(tokens.access_token, "https://other.example")).headers.get(ORIGIN)).toBeNull();
    expect((await read(otherTokens.tokens.access_token, "https://other.example")).headers.get(ORIGIN)).toBe(
      "https://other.example",
    );
    await db.oAuthGrant.updateMany({ where: { clientId: mine.id }, data: { revokedAt: new Date() } });
    const dead = await read(tokens.access_token, SITE);
    expect([dead.status, dead.headers.get(ORIGIN)]).toEqual([401, SITE]);
    const revoked = await callAs(revokeRoute.POST, mine, { token: tokens.access_token }, { headers: { origin: SITE } });
    expect(revoked.headers.get(ORIGIN)).toBe(SITE);
  });

  it("nobody, at introspection and authorization", async () => {
    const { client: mine, tokens, person } = await createTokens();
    const refusal = await callAs(
      introspectRoute.POST,
      mine,
      { token: tokens.access_token },
      { headers: { origin: SITE } },
    );
    expect(refusal.status).toBe(200);
    const led = await authorize(mine, {}, { token: person.token, headers: { origin: SITE } });
    for (const { headers } of [refusal, led]) expect(headers.get(ORIGIN)).toBeNull();
  });

  it("everybody, if it is the same for everybody: metadata and keys", async () => {
    for (const route of [openid, jwks]) {
      for (const handler of [route.GET, route.OPTIONS]) {
        const { headers } = await call(handler, { headers: { origin: "https://anybody.test" } });
        expect(headers.get(ORIGIN)).toBe("*");
        expect(headers.get("access-control-allow-credentials")).toBeNull();
      }
    }
  });

  it("pages of any origin at a refresh, whose success does not depend on the origin", async () => {
    const { client: mine, tokens } = await createTokens({ isPublic: true });
    expect((await refresh(mine, tokens.refresh_token)).status).toBe(200);
  });
});

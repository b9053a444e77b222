import pg from "pg";
import { describe, expect, it, vi } from "vitest";
import * as context from "@/app/oauth/authorize/context/route";
import * as deny from "@/app/oauth/authorize/deny/route";
import * as authorize from "@/app/oauth/authorize/route";
import * as introspect from "@/app/oauth/introspect/route";
import * as jwks from "@/app/oauth/jwks/route";
import * as revoke from "@/app/oauth/revoke/route";
import * as token from "@/app/oauth/token/route";
import * as userinfo from "@/app/oauth/userinfo/route";
import { log } from "@/server/log";
import { BACK, basic, createClient, createFlow, query, redeem } from "../../factories/oauth-flow";
import { call, type Handler } from "../../support/request";

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const POSTS: [string, Handler][] = [
  ["token", token.POST],
  ["revocation", revoke.POST],
  ["introspection", introspect.POST],
  ["denial", deny.POST],
  ["authorization", authorize.POST],
];

describe.each(POSTS)("the body at %s", (_, handler) => {
  it.each([
    ["JSON", "application/json", "{}"],
    ["text", "text/plain", "token=x"],
    ["a multipart form", "multipart/form-data; boundary=x", "--x--"],
    ["a body without a content type", "", "token=x"],
    ["a content type that only begins like the form's", "application/x-www-form-urlencoded2", "token=x"],
  ])("is refused as %s, in the protocol's own format", async (_type, type, body) => {
    const answer = await call(handler, { method: "POST", headers: { "content-type": type }, body });
    expect(answer.status).toBe(415);
    expect(answer.body).toEqual({
      error: "invalid_request",
      error_description: "The body must be application/x-www-form-urlencoded",
    });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("is refused past 64 KB, and never causes a 500", async () => {
    const large = await call(handler, { method: "POST", headers: FORM, body: `token=${"x".repeat(70_000)}` });
    expect([large.status, large.body]).toEqual([
      413,
      { error: "invalid_request", error_description: "The request is too large" },
    ]);
    for (const body of [
      "",
      "&&&",
      "=",
      "%",
      "%zz=%ff",
      "a".repeat(60_000),
      "\u0000=\u0000",
      "{}",
      "token[]=x&token[a]=y",
    ]) {
      const answer = await call(handler, { method: "POST", headers: FORM, body });
      expect([400, 401], JSON.stringify(body.slice(0, 20))).toContain(answer.status);
    }
  });
});

describe("the token endpoint", () => {
  const exchangeForm = (code: string) => query({ grant_type: "authorization_code", code, redirect_uri: BACK });

  it("ignores parameters in the address, and uses up no code", async () => {
    const { client, code } = await createFlow();
    const headers = { ...FORM, authorization: basic(client) };
    for (const body of ["", exchangeForm(code)]) {
      const answer = await call(token.POST, {
        method: "POST",
        path: `/oauth/token?${exchangeForm(code)}`,
        headers,
        body,
      });
      expect([answer.status, answer.body]).toEqual([
        400,
        { error: "invalid_request", error_description: "Parameters belong in the body, not in the address" },
      ]);
    }
    expect((await redeem(client, code)).status).toBe(200);
  });

  it("accepts a form whose content type is in capitals or has a character set", async () => {
    for (const type of ["Application/X-WWW-Form-URLEncoded", "application/x-www-form-urlencoded; charset=UTF-8"]) {
      const { client, code } = await createFlow();
      const headers = { "content-type": type, authorization: basic(client) };
      expect((await call(token.POST, { method: "POST", headers, body: exchangeForm(code) })).status).toBe(200);
    }
  });

  it.each([
    [undefined, "invalid_request", "The grant_type is missing"],
    ["", "invalid_request", "The grant_type is missing"],
    ["password", "unsupported_grant_type", "Only authorization_code and refresh_token are supported"],
    ["client_credentials", "unsupported_grant_type", "Only authorization_code and refresh_token are supported"],
    ["implicit", "unsupported_grant_type", "Only authorization_code and refresh_token are supported"],
    [
      "urn:ietf:params:oauth:grant-type:device_code",
      "unsupported_grant_type",
      "Only authorization_code and refresh_token are supported",
    ],
    ["Authorization_Code", "unsupported_grant_type", "Only authorization_code and refresh_token are supported"],
    ["toString", "unsupported_grant_type", "Only authorization_code and refresh_token are supported"],
  ])("answers the grant_type %j with %s", async (grantType, error, description) => {
    const { client, code } = await createFlow();
    const body = query({ grant_type: grantType, code, username: "a", password: "b" });
    const answer = await call(token.POST, { method: "POST", headers: { ...FORM, authorization: basic(client) }, body });
    expect([answer.status, answer.body]).toEqual([400, { error, error_description: description }]);
    expect(answer.headers.get("pragma")).toBe("no-cache");
  });

  it("reveals no internals when the database fails", async () => {
    const client = await createClient();
    const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
    vi.spyOn(pg.Pool.prototype, "query").mockImplementation(() => {
      throw new Error("relation oauth_clients is away");
    });
    const answer = await redeem(client, "oac_x");
    expect([answer.status, answer.body]).toEqual([500, { error: "server_error" }]);
    expect(logged).toHaveBeenCalledOnce();
  });
});

describe("a method that an endpoint does not have", () => {
  const routes: [string, Record<string, unknown>, string][] = [
    ["token", token, "POST"],
    ["revocation", revoke, "POST"],
    ["introspection", introspect, "POST"],
    ["denial", deny, "POST"],
    ["authorization", authorize, "GET, POST"],
    ["userinfo", userinfo, "GET, POST"],
    ["context", context, "GET"],
    ["keys", jwks, "GET"],
  ];
  const offered = (name: string, allowed: string) => {
    if (name === "keys") return ["GET", "HEAD", "OPTIONS"];
    return [...allowed.split(", "), ...(["token", "revocation", "userinfo"].includes(name) ? ["OPTIONS"] : [])];
  };

  it.each(routes)("answers 405 with the allowed methods: %s", async (name, route, allowed) => {
    for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      if (offered(name, allowed).includes(method)) continue;
      const answer = await call(route[method] as Handler, { method, ...(method === "POST" ? { body: "" } : {}) });
      expect(answer.status, `${method} ${name}`).toBe(405);
      expect(answer.headers.get("allow")).toBe(allowed);
      expect(answer.body).toEqual({ error: "invalid_request", error_description: "This method is not allowed" });
    }
  });
});

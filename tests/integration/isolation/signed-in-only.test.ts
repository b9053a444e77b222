import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { call } from "../../support/request";
import { callerOf, callOf, methodOf, PRIVATE } from "./endpoints";

describe.each(PRIVATE)("$name", (endpoint) => {
  const request = callOf(endpoint);

  it("answers 401 without credentials", async () => {
    const answer = await call(endpoint.handler, request);
    expect(answer).toMatchObject({ status: 401, body: { detail: "User not authenticated" } });
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("answers 401 to an invalid token", async () => {
    for (const token of ["nonsense", "a.b.c", "eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0."]) {
      expect((await call(endpoint.handler, { ...request, token })).status).toBe(401);
    }
  });

  it("answers 401 to the token and the cookie of a sign-in that has ended", async () => {
    const { token, cookies, signInId } = await callerOf(endpoint);
    await db.signIn.update({ where: { id: signInId }, data: { endedAt: new Date() } });
    expect((await call(endpoint.handler, { ...request, token })).status).toBe(401);
    expect((await call(endpoint.handler, { ...request, cookies })).status).toBe(401);
  });

  it("does not fall back to the cookie when the Authorization header is invalid", async () => {
    const { cookies } = await callerOf(endpoint);
    expect((await call(endpoint.handler, { ...request, cookies, token: "nonsense" })).status).toBe(401);
  });

  it("accepts the cookie when the product's own page sent it", async () => {
    const { cookies } = await callerOf(endpoint);
    const refusals = endpoint.namesCaller ? [401, 500] : [401, 403, 500];
    expect(refusals).not.toContain((await call(endpoint.handler, { ...request, cookies })).status);
  });
});

describe.each(PRIVATE.filter((endpoint) => methodOf(endpoint) !== "GET"))("$name", (endpoint) => {
  const request = callOf(endpoint);

  it("refuses a cookie that another site's page sent (403)", async () => {
    const { id, cookies } = await callerOf(endpoint);
    const foreign: Record<string, string>[] = [
      { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
      { "sec-fetch-site": "same-site", origin: "http://other.localhost:3000" },
      { "sec-fetch-site": "none" },
    ];
    for (const headers of foreign) {
      const answer = await call(endpoint.handler, { ...request, cookies, headers });
      expect(answer).toMatchObject({ status: 403, body: { detail: "This request did not come from our own page" } });
    }
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
    const cookieOnly = await call(endpoint.handler, { ...request, headers: { cookie: cookie.join("; ") } });
    expect(cookieOnly.status).toBe(403);
    expect(await db.user.count({ where: { id } })).toBe(1);
    expect(await db.signIn.count({ where: { userId: id, endedAt: null } })).toBe(1);
  });
});

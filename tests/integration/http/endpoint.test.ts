import { describe, expect, it } from "vitest";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { anyone, type CallerRule } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { Reply } from "@/server/http/reply";

const url = "http://localhost:3000/things";
const post = (body: unknown, headers: Record<string, string> = {}) =>
  new Request(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const byCookie: CallerRule<{ via: "cookie" }> = async () => ({ via: "cookie" });
const byBearer: CallerRule<{ via: "bearer" }> = async () => ({ via: "bearer" });

describe("an endpoint", () => {
  it("removes from its answer what the response schema does not name", async () => {
    const handler = endpoint({ caller: anyone, response: z.object({ id: z.string() }) }, () => ({
      id: "1",
      passwordHash: "x",
    }));
    const response = await handler(new Request(url));
    expect(await response.json()).toEqual({ id: "1" });
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("names each invalid field and where it is: body, query or path", async () => {
    const handler = endpoint(
      { caller: anyone, body: z.object({ a: z.object({ b: z.number() }) }), response: z.object({}) },
      () => ({}),
    );
    const response = await handler(post({ a: { b: "x" } }));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ detail: [{ loc: ["body", "a", "b"], type: "invalid_type" }] });
  });

  it("refuses a body declared as compressed, and accepts one declared as identity", async () => {
    const handler = endpoint({ caller: anyone, body: z.object({ a: z.string() }), response: z.object({}) }, () => ({}));
    const encoded = (coding: string) => handler(post({ a: "x" }, { "content-encoding": coding }));
    for (const coding of ["gzip", "br", "identity, gzip"]) {
      const refused = await encoded(coding);
      expect(refused.status, coding).toBe(415);
      expect(await refused.json()).toEqual({
        detail: "The request body must not be compressed",
        code: "body_compressed",
      });
    }
    expect((await encoded("identity")).status).toBe(200);
  });

  it("checks the caller before it reads the input", async () => {
    const nobody: CallerRule<never> = async () => {
      throw new AppError("unauthenticated", "notAuthenticated");
    };
    const handler = endpoint({ caller: nobody, body: z.object({ a: z.string() }) }, () => undefined);
    const response = await handler(new Request(url, { method: "POST", body: "not json" }));
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
  });

  it("answers an unexpected error with one fixed sentence", async () => {
    const handler = endpoint({ caller: anyone }, () => {
      throw new Error("relation users does not exist, password=hunter2");
    });
    const response = await handler(new Request(url));
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      detail: "Something went wrong on our side. Please try again.",
      code: "internal",
    });
  });

  it("says when to come back after too many requests", async () => {
    const handler = endpoint({ caller: anyone }, () => {
      throw new AppError("too_many_requests", "tooManyAttempts", { retryAfterSeconds: 42 });
    });
    const response = await handler(new Request(url));
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("42");
  });

  it("answers 503 when the database is unavailable", async () => {
    const handler = endpoint({ caller: anyone }, () => {
      throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    });
    expect((await handler(new Request(url))).status).toBe(503);
  });

  it("sends status, headers and several cookies of a reply", async () => {
    const handler = endpoint({ caller: anyone }, () => new Reply(undefined, { status: 204, cookies: ["a=1", "b=2"] }));
    const response = await handler(new Request(url));
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  });
});

describe("a change that only a cookie authenticates", () => {
  const write = endpoint({ caller: byCookie }, () => undefined);
  const statusWith = async (headers: Record<string, string>) =>
    (await write(new Request(url, { method: "POST", headers }))).status;

  it("is refused when another site sent it, or when nothing says which site did", async () => {
    expect(await statusWith({})).toBe(403);
    expect(await statusWith({ "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await statusWith({ "sec-fetch-site": "same-site" })).toBe(403);
    expect(await statusWith({ origin: "https://evil.example" })).toBe(403);
    expect(await statusWith({ origin: "null" })).toBe(403);
    expect(await statusWith({ origin: "http://localhost:3000", "sec-fetch-site": "cross-site" })).toBe(403);
  });

  it("is accepted from the product's own page", async () => {
    expect(await statusWith({ "sec-fetch-site": "same-origin" })).toBe(204);
    expect(await statusWith({ origin: "http://localhost:3000" })).toBe(204);
  });

  it("is not checked for a bearer token, which another site cannot send, nor for reading", async () => {
    const bearer = endpoint({ caller: byBearer }, () => undefined);
    expect((await bearer(new Request(url, { method: "DELETE" }))).status).toBe(204);
    expect((await write(new Request(url))).status).toBe(204);
  });
});

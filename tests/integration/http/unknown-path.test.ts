import { readdir } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { RouteHandler } from "@/server/http/endpoint";
import { call } from "../../support/request";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
const APP = path.join(process.cwd(), "app");
const files = (await readdir(APP, { recursive: true })).map((name) => name.split(path.sep).join("/"));

/** Files of one name by the first segment of their address; groups in parentheses are no part of it. */
function firstSegments(name: RegExp): Set<string> {
  const found = files.filter((file) => name.test(file)).map((file) => file.replace(/\([^/]+\)\//g, ""));
  return new Set(found.map((file) => file.split("/")[0] ?? "").filter((segment) => !name.test(segment)));
}

const catchAlls = files.filter((file) => /\[\.\.\..+\]\]?\/route\.ts$/.test(file));
const addresses = catchAlls.map((file) => ({ file, where: `/${file.replace(/\/\[.*\.\.\..*$/, "")}` }));

it("every folder with API routes but no pages has a handler for unknown paths", () => {
  const withPages = firstSegments(/(^|\/)page\.tsx$/);
  const called = [...firstSegments(/(^|\/)route\.ts$/)].filter((segment) => !withPages.has(segment));
  expect(called).toEqual(expect.arrayContaining(["api", "oauth", "mcp", "parse", ".well-known"]));
  for (const segment of called) expect(addresses.map(({ where }) => where)).toContain(`/${segment}`);
});

describe.each(addresses)("below $where", ({ file, where }) => {
  it.each(METHODS)("an unknown path answers 404 as JSON, for %s", async (method) => {
    const handlers = (await import(/* @vite-ignore */ path.join(APP, file))) as Record<string, RouteHandler>;
    const handler = handlers[method] as RouteHandler;
    const answer = await call(handler, { method, path: `${where.replace("[id]", "1")}/no/such/thing` });
    expect(answer).toMatchObject({ status: 404, body: { detail: "Not found" } });
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("a body is read no further than any other call would", async () => {
    const { POST } = (await import(/* @vite-ignore */ path.join(APP, file))) as Record<string, RouteHandler>;
    const body = "x".repeat(70_000);
    const answer = await call(POST as RouteHandler, { path: `${where.replace("[id]", "1")}/no/such/thing`, body });
    expect(answer.status).toBe(413);
  });
});

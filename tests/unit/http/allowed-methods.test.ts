import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allowedMethods, methodsIn } from "@/scripts/allowed-methods.mjs";
import { findRoutes } from "@/scripts/process/list-routes";

let root: string;
let server: Server;
let origin: string;

const ROUTES = {
  "/(recipes)/recipes/page": "/recipes",
  "/(recipes)/recipes/[id]/view/page": "/recipes/[id]/view",
  "/(diner)/page": "/",
  "/help/[[...path]]/page": "/help/[[...path]]",
  "/saved-recipes/route": "/saved-recipes",
  "/api/[[...path]]/route": "/api/[[...path]]",
};

const CALLS = {
  "saved-recipes": "export const GET = list;\nexport const POST = save;\n",
  "(recipes)/lists/[id]": "export async function DELETE() {}\nexport const dynamic = 1;\n",
  "lists/own": "export const { POST, OPTIONS } = forBrowsers;\n",
  "api/[[...path]]": "export const { GET } = absent;\n",
};

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "forkprint-methods-"));
  await mkdir(path.join(root, "public", "icons"), { recursive: true });
  await mkdir(path.join(root, ".next"));
  await writeFile(path.join(root, "public", "icons", "a b.png"), "");
  await writeFile(path.join(root, "public", "widget.js"), "");
  await writeFile(path.join(root, ".next", "app-path-routes-manifest.json"), JSON.stringify(ROUTES));
  for (const [folder, source] of Object.entries(CALLS)) {
    await mkdir(path.join(root, "app", folder), { recursive: true });
    await writeFile(path.join(root, "app", folder, "route.ts"), source);
  }
  const refused = await allowedMethods(root, { dev: false });
  server = createServer((request, response) => {
    if (!refused(request, response)) response.end("passed on");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(root, { recursive: true, force: true });
});

const READ_ONLY = [
  "/",
  "/recipes",
  "/recipes?q=pie",
  "/%72ecipes",
  "/recipes/42/view",
  "/help",
  "/help/a/b",
  "/widget.js",
  "/widget.js?v=2",
  "/icons/a%20b.png",
  "/_next/static/chunks/a.js",
];

describe.each(READ_ONLY)("a page or file, %s,", (address) => {
  it.each(["PUT", "POST", "PATCH", "DELETE"])("refuses %s and lists the allowed methods", async (method) => {
    const answer = await fetch(origin + address, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    expect(await answer.json()).toEqual({ detail: "This method is not allowed", code: "method_not_allowed" });
  });

  it("is read by GET and HEAD, and OPTIONS lists them", async () => {
    expect(await (await fetch(origin + address)).text()).toBe("passed on");
    expect((await fetch(origin + address, { method: "HEAD" })).status).toBe(200);
    const options = await fetch(origin + address, { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
  });
});

it("an address that a handler refuses itself is passed on", async () => {
  expect(await (await fetch(`${origin}/api/visits`, { method: "PUT" })).text()).toBe("passed on");
});

describe.each(["/recipes/42", "/recipes/42/view/more", "/icons", "/nothing", "/%ff"])(
  "an address that is neither page nor file nor call, %s,",
  (address) => {
    it("is passed on to be read", async () => {
      expect(await (await fetch(origin + address)).text()).toBe("passed on");
    });

    it("refuses what is sent to it, and reads no more of it than a call would", async () => {
      const send = (body: string) => fetch(origin + address, { method: "POST", body });
      const [short, long] = await Promise.all([send("x".repeat(60_000)), send("x".repeat(70_000))]);
      expect([short.status, await short.json()]).toEqual([404, { detail: "Not found", code: "not_found" }]);
      expect([long.status, await long.json()]).toEqual([
        413,
        { detail: "The request is too large", code: "body_too_large" },
      ]);
    });
  },
);

describe("a call", () => {
  it.each([
    ["PUT", "/saved-recipes", "GET, POST, HEAD, OPTIONS"],
    ["DELETE", "/saved-recipes?x=1", "GET, POST, HEAD, OPTIONS"],
    ["GET", "/lists/42", "DELETE, OPTIONS"],
    ["GET", "/lists/own", "POST, OPTIONS"],
    ["DELETE", "/lists/own", "POST, OPTIONS"],
  ])("refuses %s %s, and lists the allowed methods", async (method, address, allow) => {
    const answer = await fetch(origin + address, { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, allow]);
    expect(await answer.json()).toEqual({ detail: "This method is not allowed", code: "method_not_allowed" });
  });

  it.each([
    ["GET", "/saved-recipes"],
    ["POST", "/saved-recipes"],
    ["OPTIONS", "/saved-recipes"],
    ["DELETE", "/lists/42"],
    ["POST", "/lists/own"],
    ["PUT", "/api/anything"],
  ])("is passed to its handler: %s %s", async (method, address) => {
    expect(await (await fetch(origin + address, { method })).text()).toBe("passed on");
  });
});

it("the methods of every call are read as its module exports them", async () => {
  const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
  const routes = await findRoutes(process.cwd());
  expect(routes.length).toBeGreaterThan(100);
  for (const { folder } of routes) {
    const file = path.join("app", folder, "route");
    const [source] = (
      await Promise.all(["ts", "tsx"].map((end) => readFile(`${file}.${end}`, "utf8").catch(() => "")))
    ).filter(Boolean);
    const exported = Object.keys(await import(path.resolve(file))).filter((name) => METHODS.includes(name));
    const expected = new Set([...exported, "OPTIONS", ...(exported.includes("GET") ? ["HEAD"] : [])]);
    expect(methodsIn(source ?? "").sort(), folder).toEqual([...expected].sort());
  }
});

import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readOnlyAddresses } from "@/scripts/read-only.mjs";

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

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "forkprint-read-only-"));
  await mkdir(path.join(root, "public", "icons"), { recursive: true });
  await mkdir(path.join(root, ".next"));
  await writeFile(path.join(root, "public", "icons", "a b.png"), "");
  await writeFile(path.join(root, "public", "widget.js"), "");
  await writeFile(path.join(root, ".next", "app-path-routes-manifest.json"), JSON.stringify(ROUTES));
  const refused = await readOnlyAddresses(root, { dev: false });
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
  it.each(["PUT", "POST", "PATCH", "DELETE"])("refuses %s and says what it allows", async (method) => {
    const answer = await fetch(origin + address, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    expect(await answer.json()).toEqual({ detail: "This method is not allowed" });
  });

  it("is read by GET and HEAD, and OPTIONS says so", async () => {
    expect(await (await fetch(origin + address)).text()).toBe("passed on");
    expect((await fetch(origin + address, { method: "HEAD" })).status).toBe(200);
    const options = await fetch(origin + address, { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
  });
});

it.each(["/saved-recipes", "/api/visits", "/recipes/42", "/recipes/42/view/more", "/icons", "/nothing", "/%ff"])(
  "what is no page and no file, %s, is left to whoever answers there",
  async (address) => {
    expect(await (await fetch(origin + address, { method: "PUT" })).text()).toBe("passed on");
  },
);

import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort, ONE_PROCESS, StartedProcess } from "../support/started-process";

const JSON_TYPE = { "content-type": "application/json" };
const FORM = { "content-type": "application/x-www-form-urlencoded" };
/** Headers that depend on the connection, the time, or the way in which the length is given. */
const OWN = ["date", "x-request-id", "connection", "keep-alive", "content-length", "transfer-encoding"];

let folder: string;
let product: StartedProcess;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "forkprint-direct-"));
  product = await new StartedProcess({ dataDir: folder, port: await freePort(), env: ONE_PROCESS }).ready();
});
afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function read(where: string, init: RequestInit) {
  const answer = await fetch(product.url + where, init);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !OWN.includes(name)));
  return { status: answer.status, headers, body: await answer.text() };
}

const unknownClient = { ...FORM, authorization: "Basic bm9ib2R5Om5vdGhpbmc=" };
const bearer = { authorization: `Bearer oat_${"A".repeat(43)}` };

/** An address with a bare `?` requests the same, but is answered by Next. */
describe("the server's own answer equals the one of Next", () => {
  it.each<[string, string, RequestInit]>([
    ["an unknown client", "/oauth/token", { method: "POST", headers: unknownClient, body: "grant_type=x" }],
    ["no client", "/oauth/token", { method: "POST", headers: FORM, body: "" }],
    ["JSON", "/oauth/token", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" }],
    ["a long body", "/oauth/token", { method: "POST", headers: FORM, body: "a".repeat(70_000) }],
    ["a page of another site", "/oauth/token", { method: "POST", headers: { ...FORM, origin: "https://evil.test" } }],
    ["invalid UTF-8", "/oauth/token", { method: "POST", headers: FORM, body: Buffer.from([0xff, 0xfe, 0x3d]) }],
    ["introspection", "/oauth/introspect", { method: "POST", headers: unknownClient, body: "token=x" }],
    ["revocation", "/oauth/revoke", { method: "POST", headers: FORM, body: "token=x&client_id=nobody" }],
    ["user information", "/oauth/userinfo", {}],
    ["a dead token", "/oauth/userinfo", { headers: bearer }],
    ["a dead token, by POST", "/oauth/userinfo", { method: "POST", headers: bearer }],
    ["a check-in of nobody", "/api/visits", { method: "POST", headers: JSON_TYPE, body: "{}" }],
    [
      "a check-in with a dead token",
      "/api/visits",
      { method: "POST", headers: { ...JSON_TYPE, ...bearer }, body: "{}" },
    ],
    ["a long check-in", "/api/visits", { method: "POST", headers: JSON_TYPE, body: "a".repeat(70_000) }],
  ])("%s", async (_, where, init) => {
    const [direct, throughNext] = [await read(where, init), await read(`${where}?`, init)];
    expect(direct).toEqual(throughNext);
    const policy = where.startsWith("/oauth/") ? "no-referrer" : "strict-origin-when-cross-origin";
    expect(direct.headers["referrer-policy"]).toBe(policy);
    expect(direct.headers["x-content-type-options"]).toBe("nosniff");
  });

  it.each([
    ["GET", "/oauth/token", 405],
    ["HEAD", "/oauth/token", 405],
    ["OPTIONS", "/oauth/token", 204],
    ["HEAD", "/oauth/userinfo", 405],
    ["GET", "/oauth/introspect", 405],
    ["GET", "/api/visits", 405],
  ])("a call that it leaves to Next is answered as before: %s %s", async (method, where, status) => {
    expect((await read(where, { method })).status).toBe(status);
  });

  it.each(["/oauth/token?code=x", "/oauth//token", "/oauth/token//", "/oauth/%74oken", "/__proto__", "/constructor"])(
    "no code is redeemed at %s",
    async (where) => {
      const init: RequestInit = { method: "POST", headers: unknownClient, body: "grant_type=x", redirect: "manual" };
      expect([308, 400, 401, 404, 405]).toContain((await read(where, init)).status);
    },
  );
});

describe("an unused feature of Next", () => {
  it.each([
    "/_next/image?url=%2Fphotos%2Fx%2F640.webp&w=640&q=75",
    "/_next/image",
    "/%5Fnext/im%61ge?url=%2Ficon.svg&w=64&q=75",
  ])("is switched off: resized pictures, which would outlive a deleted photo: %s", async (where) => {
    expect((await read(where, {})).status).toBe(404);
  });

  it("is switched off: a connection that asks to become a WebSocket ends at once", async () => {
    const socket = connect(Number(new URL(product.url).port), "127.0.0.1");
    await once(socket, "connect");
    socket.on("error", () => undefined);
    const closed = once(socket, "close");
    socket.resume();
    socket.write(
      "GET /_next/webpack-hmr HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" +
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
    );
    await closed;
  });
});

describe("a client that", () => {
  it("disconnects in the middle of the body does not crash the server", async () => {
    for (let attempt = 0; attempt < 20; attempt++) {
      const socket = connect(Number(new URL(product.url).port), "127.0.0.1");
      await once(socket, "connect");
      socket.write("POST /oauth/token HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\ngrant_type=");
      socket.destroy();
    }
    expect((await fetch(`${product.url}/api/health`)).status).toBe(200);
  });

  it("sends without end is answered at the limit, and cut off", async () => {
    const socket = connect(Number(new URL(product.url).port), "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk: Buffer) => {
      answer += chunk.toString();
    });
    socket.on("error", () => undefined);
    const closed = once(socket, "close");
    socket.write(
      "POST /oauth/token HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n",
    );
    const piece = "a".repeat(0x4000);
    for (let index = 0; index < 5; index++) socket.write(`4000\r\n${piece}\r\n`);
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"error":"invalid_request"');
  });

  it("sends a form of 150,000 fields, which is not read to its end, is told why it was refused", async () => {
    const response = await fetch(`${product.url}/auth/register`, {
      method: "POST",
      headers: JSON_TYPE,
      body: JSON.stringify({ email: "sender@post.example", password: "Blue-Kettle-42" }),
    });
    const { access_token: token } = (await response.json()) as { access_token: string };
    const answer = await fetch(`${product.url}/parse/photo`, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x", authorization: `Bearer ${token}` },
      body: `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(150_000)}--x--\r\n`,
    });
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { detail: "A form has at most 20 fields", code: "form_fields_most" },
    ]);
  });
});

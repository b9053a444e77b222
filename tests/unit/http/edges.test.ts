import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  closeGentlyAfter,
  dropLastSlash,
  dropUnusedHeaders,
  isUnsatisfiable,
  refusedAtOnce,
  refusedRange,
  refuseUnknown,
  setCommonHeaders,
} from "@/scripts/edges.mjs";

let root: string;
let server: Server;
let port: number;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  setCommonHeaders(request, response);
  closeGentlyAfter(request, response);
  if (refusedAtOnce(request, response)) return;
  dropUnusedHeaders(request);
  if (await refusedRange(request, response, root)) return;
  if (request.method === "POST") {
    if (request.url === "/unknown") return refuseUnknown(request, response);
    response.writeHead(request.url === "/x" ? 413 : 415);
    response.end("{}");
    return;
  }
  response.end(JSON.stringify(request.headers));
}

/** Sends a raw request and returns everything until the server closes the connection. */
async function send(text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk.toString("latin1");
  });
  socket.on("error", () => undefined);
  socket.write(text);
  await once(socket, "close");
  return received;
}
const ask = (line: string, headers = "") => send(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`);

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "forkprint-edges-"));
  await mkdir(path.join(root, "public"));
  await writeFile(path.join(root, "public", "file.txt"), "0123456789");
  await writeFile(path.join(root, "secret.txt"), "secret");
  server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.close();
  await rm(root, { recursive: true, force: true });
});

describe("every answer", () => {
  it.each(["GET /", "GET /file.txt", "GET /nothing/here", "TRACE /", "OPTIONS *"])(
    "to %j names its request and isolates its page",
    async (line) => {
      const text = await ask(line);
      expect(text).toMatch(/^x-request-id: [0-9a-f-]{36}\r$/im);
      expect(text).toMatch(/^cross-origin-resource-policy: same-origin\r$/im);
      expect(text).toMatch(/^cross-origin-opener-policy: same-origin\r$/im);
      expect(text).toMatch(/^permissions-policy: .*geolocation=\(\)/im);
    },
  );

  it("to a window that another site opened keeps that site's reference to the window", async () => {
    expect(await ask("GET /onboard?client_id=x")).toMatch(/^cross-origin-opener-policy: unsafe-none\r$/im);
    expect(await ask("GET /widget.js")).toMatch(/^cross-origin-resource-policy: cross-origin\r$/im);
  });
});

describe("a slash at the end of an address", () => {
  it.each([
    ["/oauth/token/", "/oauth/token"],
    ["/api/recipes/?page=2&q=a/", "/api/recipes?page=2&q=a/"],
    ["/onboard/?client_id=x", "/onboard?client_id=x"],
    ["/id/a%2Fb/", "/id/a%2Fb"],
  ])("changes nothing: %s is %s", (url, expected) => {
    const request = { url } as IncomingMessage;
    dropLastSlash(request);
    expect(request.url).toBe(expected);
  });

  it.each(["/", "/?q=a/", "//", "//evil.example/", "/a//", "/a//b/", "*", "http://elsewhere.example/", "/a?b/"])(
    "is left where the address is another one: %s",
    (url) => {
      const request = { url } as IncomingMessage;
      dropLastSlash(request);
      expect(request.url).toBe(url);
    },
  );
});

describe("Strict-Transport-Security", () => {
  it.each([
    ["https://forkprint.example", "max-age=31536000; includeSubDomains"],
    ["http://localhost:3000", undefined],
  ])("with the address %s is %s", async (address, expected) => {
    vi.stubEnv("APP_URL", address);
    vi.resetModules();
    const edges = await import("@/scripts/edges.mjs");
    const set = new Map<string, string>();
    const response = { setHeader: (name: string, value: string) => set.set(name, value) };
    edges.setCommonHeaders({ url: "/" } as IncomingMessage, response as unknown as ServerResponse);
    vi.unstubAllEnvs();
    expect(set.get("Strict-Transport-Security")).toBe(expected);
  });
});

describe("requests that no handler sees", () => {
  it.each([
    ["TRACE /", 405],
    ["OPTIONS *", 400],
    ["PROPFIND /api/health", 405],
    ["GET http://elsewhere.example/", 400],
    ["GET /api/%ff", 400],
    ["GET /recipes/%E0%A4%A?q=1", 400],
    ["GET /%", 400],
  ])("%s is %i, as JSON", async (line, status) => {
    const text = await ask(line);
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(text).toContain('{"detail":');
  });

  it("headers of server actions, and an invalid router state", async () => {
    const text = await ask("GET /", "Next-Action: mira@post.example\r\nNext-Router-State-Tree: mira@post.example\r\n");
    expect(text).not.toContain("mira@post.example");
    expect(await ask("GET /", "Origin: https://mira@post.example\r\n")).toContain('"origin":"null"');
    expect(await ask("GET /", "Origin: https://menus.example\r\n")).toContain('"origin":"https://menus.example"');
    const tree = encodeURIComponent(JSON.stringify(["", { children: ["__PAGE__", {}] }]));
    expect(await ask("GET /", `Next-Router-State-Tree: ${tree}\r\n`)).toContain(tree);
    expect(await ask("GET /?q=%ff")).toMatch(/^HTTP\/1.1 200 /);
  });

  it.each(["{}", "[1]", '["",{"children":7}]', "null", `["${"a".repeat(50_000)}"]`])(
    "a router state that would make Next fail: %s",
    async (state) => {
      const text = await ask("GET /", `Next-Router-State-Tree: ${encodeURIComponent(state).slice(0, 12_000)}\r\n`);
      expect(text).not.toContain("next-router-state-tree");
    },
  );
});

describe("a range of a file", () => {
  it.each(["bytes=10-", "bytes=99-100", "bytes=5-2", "bytes=-0", "bytes=abc", "bytes=", "lines=1-2", "bytes=0-1;2"])(
    "%j is refused with the file's size",
    async (range) => {
      const text = await ask("GET /file.txt", `Range: ${range}\r\n`);
      expect(text).toMatch(/^HTTP\/1.1 416 /);
      expect(text).toMatch(/^content-range: bytes \*\/10\r$/im);
    },
  );

  it.each(["bytes=0-4", "bytes=9-", "bytes=-3", "bytes=50-60, 0-1"])("%j is passed to the file server", async (range) =>
    expect(await ask("GET /file.txt", `Range: ${range}\r\n`)).toContain(`"range":"${range}"`),
  );

  it.each(["/api/health", "/../secret.txt", "/%2e%2e/secret.txt", "/%00"])(
    "of %j, which is not one of our files, is ignored",
    async (where) => {
      const text = await ask(`GET ${where}`, "Range: bytes=99-\r\n");
      expect(text).toMatch(/^HTTP\/1.1 200 /);
      expect(text).not.toContain('"range"');
    },
  );

  it("is unsatisfiable if it begins behind the file's end", () => {
    expect(isUnsatisfiable("bytes=0-", 0)).toBe(true);
    expect(isUnsatisfiable("bytes=0-", 1)).toBe(false);
  });
});

it("a body that is refused unread closes its connection", async () => {
  const head = "POST /x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n";
  const text = await send(head);
  expect(text).toMatch(/^HTTP\/1.1 413 /);
  expect(text).toMatch(/^connection: close\r$/im);
});

it.each([
  ["a body that no call takes gets 413 where a call would stop to read", "/unknown", 70_000, 413],
  ["a body whose answer came first is not read for ever", "/other-type", 10, 415],
])(
  "%s, and its connection closes although it never ends",
  async (_, where, bytes, status) => {
    const text = await send(
      `POST ${where} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${bytes.toString(16)}\r\n${"x".repeat(bytes)}\r\n`,
    );
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  },
  30_000,
);

it.each([
  ["/x", 413],
  ["/other-type", 415],
])("a client that continues to send to %s gets the whole answer %i, and no reset", async (where, status) => {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const errors: Error[] = [];
  socket.on("error", (error) => errors.push(error));
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk.toString("latin1");
  });
  socket.write(`POST ${where} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 9000000\r\n\r\n`);
  await once(socket, "end");
  for (let piece = 0; piece < 5; piece++)
    await new Promise<unknown>((resolve) => socket.write("x".repeat(1_000_000), resolve));
  socket.end();
  await once(socket, "close");
  expect(errors).toEqual([]);
  expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} .*\\r\\n\\{\\}\\r\\n`, "s"));
});

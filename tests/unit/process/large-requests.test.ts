import { mkdtemp, rm } from "node:fs/promises";
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeGentlyAfter } from "@/scripts/edges.mjs";
import { isLarge, passOn } from "@/scripts/large-requests.mjs";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let folder: string;
const open: Server[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "forkprint-pass-"));
});
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  await rm(folder, { recursive: true, force: true });
});

const socketPath = () => path.join(folder, "large");

async function listening(answer: Answer, where: string | number): Promise<Server> {
  const server = createServer(answer);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(where, resolve));
  return server;
}

/** One server that passes everything on to another, whose answers are given; `null`: there is no other. */
async function passing(answer: Answer | null): Promise<number> {
  if (answer) await listening(answer, socketPath());
  const front = await listening((incoming, response) => {
    closeGentlyAfter(incoming, response);
    passOn(incoming, response, socketPath(), () => {
      void read(incoming).then((body) => response.end(`here: ${body}`));
    });
  }, 0);
  return (front.address() as AddressInfo).port;
}

async function read(stream: IncomingMessage): Promise<string> {
  let text = "";
  stream.setEncoding("utf8");
  for await (const piece of stream) text += String(piece);
  return text;
}

type Sent = { status: number; headers: IncomingMessage["headers"]; text: string };

type How = { headers?: Record<string, string>; agent?: Agent | false };

function send(port: number, body: string, { headers = {}, agent = false }: How = {}): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, method: "POST", path: "/a?b=c", headers, agent }, (answer) => {
      read(answer).then((text) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }), reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

describe("a request that is passed on", () => {
  it("arrives unchanged, and so does its answer", async () => {
    const port = await passing(async (incoming, response) => {
      const body = await read(incoming);
      const { method, url, headers } = incoming;
      response.writeHead(201, { "x-own": "1", "set-cookie": ["a=1", "b=2"] });
      response.end(JSON.stringify({ method, url, length: body.length, own: headers["x-forkprint-peer"] }));
    });
    const answer = await send(port, "é".repeat(100_000), { headers: { "x-forkprint-peer": "192.0.2.7" } });
    expect(answer).toMatchObject({ status: 201, headers: { "x-own": "1", "set-cookie": ["a=1", "b=2"] } });
    expect(JSON.parse(answer.text)).toEqual({ method: "POST", url: "/a?b=c", length: 100_000, own: "192.0.2.7" });
  });

  it("is answered by this server if there is no other, with its whole body", async () => {
    expect(await send(await passing(null), "soup")).toMatchObject({ status: 200, text: "here: soup" });
  });

  it("is refused with a sentence if the other server ends before it has answered", async () => {
    const port = await passing((incoming) => incoming.socket.destroy());
    const answer = await send(port, "soup");
    expect(answer).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
    expect(JSON.parse(answer.text)).toHaveProperty("detail");
  });

  it("is cut off if the other server ends in the middle of its answer, because half an answer must not look complete", async () => {
    const port = await passing((incoming, response) => {
      response.writeHead(200);
      response.write("half", () => incoming.socket.destroy());
    });
    await expect(send(port, "soup")).rejects.toThrow();
  });

  it("ends in the other server when the caller disconnects", async () => {
    let hasEnded = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      hasEnded = resolve;
    });
    let hasBegun = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      hasBegun = resolve;
    });
    const port = await passing((incoming, response) => {
      response.on("close", hasEnded);
      incoming.resume();
      hasBegun();
    });
    const sent = request({ port, method: "POST", headers: { "content-length": "10" }, agent: false });
    sent.on("error", () => undefined);
    sent.write("half");
    await begun;
    sent.destroy();
    await ended;
  });

  it("that is refused before its end is answered, however much is still to come", async () => {
    const port = await passing((_, response) => {
      response.writeHead(413, { "content-type": "application/json" });
      response.end('{"detail":"too large"}');
    });
    const answer = await new Promise<Sent>((resolve, reject) => {
      const sent = request({ port, method: "POST", agent: false }, (got) => {
        read(got).then((text) => resolve({ status: got.statusCode ?? 0, headers: got.headers, text }), reject);
      });
      sent.on("error", reject);
      // It never ends by itself.
      sent.write("x".repeat(1_000_000));
    });
    expect(answer).toMatchObject({ status: 413, text: '{"detail":"too large"}' });
  });

  describe("that is answered before its body has arrived", () => {
    const body = "x".repeat(20_000_000);
    const refusing = () =>
      passing((_, response) => {
        response.writeHead(415);
        response.end("no");
      });

    it("reaches a client that continues to send on a connection that is closing", async () => {
      const port = await refusing();
      for (let round = 0; round < 10; round++)
        expect(await send(port, body)).toMatchObject({ status: 415, text: "no" });
    });

    it("leaves a keep-alive connection usable for the next request", async () => {
      const port = await refusing();
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let round = 0; round < 10; round++)
        expect(await send(port, body, { agent })).toMatchObject({ status: 415, text: "no" });
      agent.destroy();
    });
  });
});

describe("which requests are large", () => {
  it.each([
    ["a body over 32 KB", "/api/recipes", { "content-length": "32769" }, true],
    ["a body up to 32 KB", "/api/recipes", { "content-length": "32768" }, false],
    ["a body of unknown length", "/api/recipes", { "transfer-encoding": "chunked" }, true],
    ["a page to fetch", "/parse/recipe", { "content-length": "40" }, true],
    ["a batch of an assistant's calls", "/mcp", { "content-length": "40" }, true],
    ["a whole account", "/user/export?x=1", {}, true],
    ["the address of another call that only begins alike", "/user/exported", {}, false],
    ["no body", "/recipes", {}, false],
  ])("%s: %s", (_, url, headers, expected) => {
    expect(isLarge({ url, headers } as IncomingMessage)).toBe(expected);
  });
});

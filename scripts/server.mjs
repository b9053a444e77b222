/**
 * A process that answers requests: Next behind a plain HTTP server of our own, which notes where each
 * request came from and ends without cutting one off. Started by scripts/process/application.ts and
 * ends with it, whichever way that goes. In production it is one of several behind one port. Plain JavaScript: Next must not run under our TypeScript loader.
 */
import cluster from "node:cluster";
import { createServer } from "node:http";
import { setPriority } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import next from "next";
import { allowedMethods } from "./allowed-methods.mjs";
import { compressedFiles } from "./compressed-files.mjs";
import { answerDirectly } from "./direct-endpoints.mjs";
import { closeGentlyAfter, dropUnusedHeaders, refusedAtOnce, refusedRange, setCommonHeaders } from "./edges.mjs";
import {
  answersLargeRequests,
  goAfterOthers,
  isLarge,
  largeRequestsSocket,
  listenForLargeRequests,
  passOn,
  removeSocketFolder,
} from "./large-requests.mjs";
import { widgetFiles } from "./widget-files.mjs";

/** How long requests may take to finish once we are asked to end. */
const GRACE_MILLISECONDS = 10_000;
/** Longer than a proxy's own, so that it is never us who closes a connection it is about to use. */
const KEEP_ALIVE_MILLISECONDS = 65_000;
/** Read by server/http/address.ts; whatever a client sends under this name is overwritten. */
const PEER_ADDRESS_HEADER = "x-forkprint-peer";

/** Of the thread that answers: three times the processor time of a thread that compresses, collects garbage or reads. */
const NICE = -5;

const dev = process.argv[2] === "dev";
const hostname = process.env.HOST;
const port = Number(process.env.PORT);
const dir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/** Next's resizing of pictures: nothing uses it, and what it keeps would outlive a deleted or a private photo. */
const isImageOptimizer = (url) => /^\/+_next\/+image(?:[/?]|$)/i.test(decoded(url));

function decoded(url) {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/**
 * Threads that are there already, and long work, which lowers itself (server/work/lower-priority.mjs), stay as they are:
 * on Linux this raises the calling thread alone.
 */
function raisePriority() {
  try {
    setPriority(0, NICE);
  } catch {
    // Only root and CAP_SYS_NICE may: answers then compete on equal terms.
  }
}

let isStopping = false;
let handle;
let answerWithoutNext = () => false;
let refusedMethod = () => false;

function answer(request, response) {
  const work = () => {
    if (!answerWithoutNext(request, response)) handle(request, response);
  };
  if (globalThis.forkprintTraced) globalThis.forkprintTraced(request, response, work);
  else work();
}

function answerRequest(request, response) {
  const began = performance.now();
  let isPassedOn = false;
  response.once("close", () => {
    // Who answered it counts it.
    if (isPassedOn) return;
    const type = String(response.getHeader("content-type") ?? "");
    globalThis.forkprintAnswered?.({ type, status: response.statusCode, ms: performance.now() - began });
  });
  // Only our own processes can pass requests on, and have written down where they came from.
  if (!answersLargeRequests)
    request.headers[PEER_ADDRESS_HEADER] = (request.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  if (isStopping) response.setHeader("Connection", "close");
  setCommonHeaders(request, response);
  closeGentlyAfter(request, response);
  if (refusedAtOnce(request, response)) return;
  if (isImageOptimizer(request.url)) {
    response.writeHead(404, { "Content-Type": "application/json" }).end('{"detail":"Not found"}');
    return;
  }
  if (refusedMethod(request, response)) return;
  dropUnusedHeaders(request);
  if (largeRequestsSocket && isLarge(request)) {
    isPassedOn = true;
    passOn(request, response, largeRequestsSocket, () => {
      isPassedOn = false;
      answerByKind(request, response);
    });
    return;
  }
  answerByKind(request, response);
}

/** A part of a file, or anything else. */
function answerByKind(request, response) {
  if (request.headers.range === undefined) return answer(request, response);
  refusedRange(request, response, dir).then(
    (isRefused) => isRefused || answer(request, response),
    () => response.destroy(),
  );
}

const server = createServer(answerRequest);
server.keepAliveTimeout = KEEP_ALIVE_MILLISECONDS;
server.headersTimeout = KEEP_ALIVE_MILLISECONDS + 1000;

/** Connections that became something else than HTTP (hot reload's), which closing the server leaves alone. */
const upgraded = new Set();
server.on("upgrade", (_request, socket) => {
  // Only hot reload speaks anything else. In production nobody would ever answer, and the connection would stay.
  if (!dev) {
    socket.destroy();
    return;
  }
  upgraded.add(socket);
  socket.on("close", () => upgraded.delete(socket));
});

const report = (message) => process.connected && process.send?.(message);

function listen() {
  if (answersLargeRequests) return listenForLargeRequests(server);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, hostname, resolve);
  });
}

/**
 * One request through everything before strangers' are taken: what is loaded at the first one, nobody waits for. Any
 * answer will do: that the database is away is for the start command to see.
 */
async function answerOnce() {
  const probe = createServer(answerRequest);
  // By itself: the others of the cluster have no part in it.
  await new Promise((resolve, reject) => {
    probe.once("error", reject);
    probe.listen({ port: 0, host: "127.0.0.1", exclusive: true }, resolve);
  });
  const { port: own } = probe.address();
  const response = await fetch(`http://127.0.0.1:${own}/api/health`, { signal: AbortSignal.timeout(30_000) }).catch(
    () => null,
  );
  await response?.arrayBuffer();
  probe.closeAllConnections();
  await new Promise((resolve) => probe.close(resolve));
}

/** So long for the start command to say goodbye, which it does at once while it lives. */
const GOODBYE_MILLISECONDS = 2_000;

/**
 * A connection may have been given to us before we said that we take no more. What comes up to the start command's
 * goodbye is handed back to it; one that found nobody any more would wait for ever.
 */
function untilNothingComes() {
  if (!cluster.worker || !process.connected) return undefined;
  return new Promise((resolve) => {
    const late = setTimeout(resolve, GOODBYE_MILLISECONDS);
    process.on("message", (message) => {
      if (message?.type !== "goodbye") return;
      clearTimeout(late);
      resolve();
    });
    report({ type: "leaving" });
  });
}

/** Answers what has been asked, finishes what was promised, and lets go of the database. */
async function stop() {
  if (isStopping) return;
  isStopping = true;
  globalThis.forkprintIsEnding = true;
  const closed = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cutOff = setTimeout(() => server.closeAllConnections(), GRACE_MILLISECONDS);
  server.closeIdleConnections();
  for (const socket of upgraded) socket.destroy();
  await untilNothingComes();
  await closed;
  clearInterval(idle);
  clearTimeout(cutOff);
  await globalThis.forkprintShutdown?.();
  if (answersLargeRequests && !process.connected) await removeSocketFolder();
  process.exit(0);
}

// Ctrl-C reaches the whole terminal group. The command that started us decides when it is our turn …
process.on("SIGINT", () => {});
process.on("SIGHUP", () => {});
process.on("SIGTERM", stop);
// … and when it has been killed, nobody will tell us: the channel to it closes. Node would end a member of a cluster at
// once, in the middle of requests, unless it is told that this was meant.
if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
process.on("disconnect", stop);

if (answersLargeRequests) await goAfterOthers();
const app = next({ dev, dir, hostname, port, httpServer: server });
try {
  await app.prepare();
  handle = app.getRequestHandler();
  refusedMethod = await allowedMethods(dir, { dev });
  if (!dev) {
    const answerCompressed = await compressedFiles(dir);
    const answerWidget = await widgetFiles(dir);
    const answers = [answerCompressed, answerWidget, answerDirectly];
    answerWithoutNext = (request, response) => answers.some((answer) => answer(request, response));
  }
  if (!dev) await answerOnce();
  if (!dev && !answersLargeRequests) raisePriority();
  await listen();
  report({ type: "listening" });
} catch (error) {
  if (!error.code) console.error(error);
  report({ type: "failed", code: error.code ?? null, message: error.message });
  process.exitCode = 1;
  process.disconnect?.();
}

/**
 * A process that answers requests: Next behind a plain HTTP server of our own, which records where each request came
 * from and shuts down without interrupting requests. Started by scripts/process/application.ts, and ends when that
 * ends for whatever reason. In production it is one of several behind one port. Plain JavaScript, because Next must
 * not run under our TypeScript loader.
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
import {
  closeGentlyAfter,
  dropLastSlash,
  dropUnusedHeaders,
  refuse,
  refusedAtOnce,
  refusedRange,
  setCommonHeaders,
} from "./edges.mjs";
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

/** How long requests may take to finish once a shutdown is requested. */
const GRACE_MILLISECONDS = 10_000;
/** Longer than a proxy's own timeout, so that the server never closes a connection that a proxy is about to use. */
const KEEP_ALIVE_MILLISECONDS = 65_000;
/** Read by server/http/address.ts; a value that a client sends under this name is overwritten. */
const PEER_ADDRESS_HEADER = "x-forkprint-peer";

/**
 * The priority of the thread that answers requests: it gets three times the CPU time of a thread that compresses,
 * collects garbage or reads.
 */
const NICE = -5;

const dev = process.argv[2] === "dev";
const hostname = process.env.HOST;
const port = Number(process.env.PORT);
const dir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/** Next's resizing of pictures is unused, and its cache would outlive a deleted or a private photo. */
const isImageOptimizer = (url) => /^\/+_next\/+image(?:[/?]|$)/i.test(decoded(url));

function decoded(url) {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/**
 * Existing threads, and long work, which lowers its own priority (server/work/lower-priority.mjs), are unaffected: on
 * Linux this raises only the calling thread.
 */
function raisePriority() {
  try {
    setPriority(0, NICE);
  } catch {
    // Only root and CAP_SYS_NICE are permitted to; without that, the threads compete on equal terms.
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
    // The process that answered a request counts it.
    if (isPassedOn) return;
    const type = String(response.getHeader("content-type") ?? "");
    globalThis.forkprintAnswered?.({ type, status: response.statusCode, ms: performance.now() - began });
  });
  // Only our own processes can pass requests on, and they have recorded where those came from.
  if (!answersLargeRequests)
    request.headers[PEER_ADDRESS_HEADER] = (request.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  if (isStopping) response.setHeader("Connection", "close");
  dropLastSlash(request);
  setCommonHeaders(request, response);
  closeGentlyAfter(request, response);
  if (refusedAtOnce(request, response)) return;
  if (isImageOptimizer(request.url)) {
    refuse(response, 404, "Not found");
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

/** Answers a range of a file, or passes the request on. */
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

/** Connections that were upgraded from HTTP (by hot reload), which closing the server does not close. */
const upgraded = new Set();
server.on("upgrade", (_request, socket) => {
  // Only hot reload upgrades a connection. In production nobody would ever answer, and the connection would stay
  // open.
  if (!dev) {
    socket.destroy();
    return;
  }
  upgraded.add(socket);
  socket.on("close", () => upgraded.delete(socket));
});

/** Resolves once the start command has seen the whole product answer; heavy work waits for it (server/jobs/start-jobs.ts). */
globalThis.forkprintAnswers = new Promise((resolve) => {
  process.on("message", (message) => message?.type === "ready" && resolve());
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
 * Sends one request through everything before the first client's, so that no client waits for modules to load. Any
 * answer will do: the start command checks whether the database is available.
 */
async function answerOnce() {
  const probe = createServer(answerRequest);
  // Used by this process alone, not by the others of the cluster.
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

/** How long to wait for the start command's last message, which it sends at once while it lives. */
const GOODBYE_MILLISECONDS = 2_000;

/**
 * The cluster may have given this process a connection before it heard that no more are accepted. One that arrives
 * before the start command's last message is handed back to it; a later one would wait for ever.
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

/** Answers the accepted requests, finishes background work, and closes the database connections. */
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

// Ctrl-C reaches the whole terminal group. The start command decides when this process ends …
process.on("SIGINT", () => {});
process.on("SIGHUP", () => {});
process.on("SIGTERM", stop);
// … and if that command was killed, its channel closes. Node would end a member of a cluster at once, in the middle
// of requests, unless the disconnect is marked as intended.
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

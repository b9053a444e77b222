/**
 * The process that answers requests: Next behind a plain HTTP server of our own, which notes where each
 * request came from and ends without cutting one off. Started by scripts/process/application.ts and
 * ends with it, whichever way that goes. Plain JavaScript: Next must not run under our TypeScript loader.
 */
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import next from "next";
import { compressedFiles } from "./compressed-files.mjs";
import { answerDirectly } from "./direct-endpoints.mjs";
import { closeAfterRefusedBody, dropUnusedHeaders, refusedAtOnce, refusedRange, setCommonHeaders } from "./edges.mjs";
import { widgetFiles } from "./widget-files.mjs";

/** How long requests may take to finish once we are asked to end. */
const GRACE_MILLISECONDS = 10_000;
/** Longer than a proxy's own, so that it is never us who closes a connection it is about to use. */
const KEEP_ALIVE_MILLISECONDS = 65_000;
/** Read by server/http/address.ts; whatever a client sends under this name is overwritten. */
const PEER_ADDRESS_HEADER = "x-forkprint-peer";

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

let isStopping = false;
let handle;
let answerWithoutNext = () => false;

function answer(request, response) {
  if (!answerWithoutNext(request, response)) handle(request, response);
}

const server = createServer((request, response) => {
  request.headers[PEER_ADDRESS_HEADER] = (request.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  if (isStopping) response.setHeader("Connection", "close");
  setCommonHeaders(request, response);
  closeAfterRefusedBody(request, response);
  if (refusedAtOnce(request, response)) return;
  if (isImageOptimizer(request.url)) {
    response.writeHead(404, { "Content-Type": "application/json" }).end('{"detail":"Not found"}');
    return;
  }
  dropUnusedHeaders(request);
  if (request.headers.range === undefined) return answer(request, response);
  refusedRange(request, response, dir).then(
    (isRefused) => isRefused || answer(request, response),
    () => response.destroy(),
  );
});
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
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, hostname, resolve);
  });
}

/** Answers what has been asked, finishes what was promised, and lets go of the database. */
async function stop() {
  if (isStopping) return;
  isStopping = true;
  const closed = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cutOff = setTimeout(() => server.closeAllConnections(), GRACE_MILLISECONDS);
  server.closeIdleConnections();
  for (const socket of upgraded) socket.destroy();
  await closed;
  clearInterval(idle);
  clearTimeout(cutOff);
  await globalThis.forkprintShutdown?.();
  process.exit(0);
}

// Ctrl-C reaches the whole terminal group. The command that started us decides when it is our turn …
process.on("SIGINT", () => {});
process.on("SIGHUP", () => {});
process.on("SIGTERM", stop);
// … and when it has been killed, nobody will tell us: the channel to it closes.
process.on("disconnect", stop);

const app = next({ dev, dir, hostname, port, httpServer: server });
try {
  await app.prepare();
  handle = app.getRequestHandler();
  if (!dev) {
    const answerCompressed = await compressedFiles(dir);
    const answerWidget = await widgetFiles(dir);
    const answers = [answerCompressed, answerWidget, answerDirectly];
    answerWithoutNext = (request, response) => answers.some((answer) => answer(request, response));
  }
  await listen();
  report({ type: "listening" });
} catch (error) {
  if (!error.code) console.error(error);
  report({ type: "failed", code: error.code ?? null, message: error.message });
  process.exitCode = 1;
  process.disconnect?.();
}

/**
 * Requests that take long are answered by a process of their own, at a lower priority: reading a large body, fetching
 * a foreign page and exporting a whole account share no thread, no lock and no garbage collection with the processes
 * that answer everybody else. Those processes pass such a request on, byte by byte, and return its answer. Plain
 * JavaScript, for scripts/server.mjs.
 */
import { chmod, readdir, rename, rm } from "node:fs/promises";
import { Agent, request as send } from "node:http";
import { setPriority } from "node:os";
import path from "node:path";
import { refuse } from "./edges.mjs";

/** A body of this size is read and parsed within a few milliseconds; forms and recipes of ordinary size are smaller. */
const MOST_BYTES_HERE = 32 * 1024;
/**
 * Calls that cause much work with a small body: they fetch pages, read a week's recipes, make a file, or hold many calls.
 * Every call that makes a file or always costs as much is here: tests/unit/http/declared-costs.test.ts.
 */
const LONG_WORK = [
  /^\/mcp$/,
  /^\/parse\//,
  /^\/admin\/[^/]+\/export$/,
  /^\/api\/meal-plan\/(?:copy|grocery-list)$/,
  /^\/api\/venues\/[^/]+\/menu\//,
  /^\/api\/visits\/venue\/[^/]+\/export$/,
  /^\/api\/team\/acts\/export$/,
  /^\/api\/diary\/export$/,
  /^\/user\/export(?:\/|$)/,
  /^\/user\/my-recipes\/(?:export|import|import-addresses)(?:\/|$)/,
  /^\/recipe-variants\/create-from-recipe\//,
];
/** A lower priority than that of the other processes; its threads for texts and passwords are lower still. */
const NICE = 5;

/** Hop-by-hop headers, valid between two neighbours only (RFC 9110 7.6.1). */
const OF_ONE_CONNECTION = ["connection", "keep-alive", "proxy-connection", "te", "trailer", "upgrade", "expect"];
/** A connection is used once, because one that is kept alive could close at the moment when the next request uses it. */
const agent = new Agent({ keepAlive: true, maxFreeSockets: 0 });

/** The socket of the process for large requests; undefined if there is none, and in that process itself. */
export const largeRequestsSocket =
  process.env.ANSWERS_LARGE_REQUESTS === "true" ? undefined : process.env.LARGE_REQUESTS_SOCKET || undefined;
export const answersLargeRequests = process.env.ANSWERS_LARGE_REQUESTS === "true";

/**
 * @param {import("node:http").IncomingMessage} request
 */
export function isLarge({ url, headers }) {
  if (Number(headers["content-length"] ?? 0) > MOST_BYTES_HERE || headers["transfer-encoding"] !== undefined)
    return true;
  const [pathname] = url.split("?", 1);
  return LONG_WORK.some((pattern) => pattern.test(pathname));
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {string} socketPath
 * @param {() => void} answerHere called if the other process cannot be reached, before any of the body is read
 */
export function passOn(request, response, socketPath, answerHere) {
  const passed = send({
    socketPath,
    agent,
    method: request.method,
    path: request.url,
    headers: withoutHops(request.headers),
  });
  let isConnected = false;
  const connected = () => {
    isConnected = true;
    request.pipe(passed);
  };
  const giveUp = () => passed.destroy();
  response.once("close", giveUp);
  passed.once("socket", (socket) => (socket.connecting ? socket.once("connect", connected) : connected()));
  passed.once("response", (answer) => {
    response.writeHead(answer.statusCode, answer.statusMessage, withoutHops(answer.headers));
    answer.pipe(response);
    answer.once("error", () => response.destroy());
    answer.once("end", () => {
      request.unpipe(passed);
      passed.destroy();
    });
  });
  passed.on("error", () => {
    request.unpipe(passed);
    response.off("close", giveUp);
    if (response.headersSent) response.destroy();
    else if (isConnected) refuseInterrupted(response);
    else answerHere();
  });
}

function withoutHops(headers) {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_CONNECTION.includes(name)));
  // Only the length is passed on; without one, the body is sent in chunks again.
  if (kept["transfer-encoding"] !== undefined) kept["transfer-encoding"] = "chunked";
  return kept;
}

/** The other process ended while it handled this request, so it is unknown whether the request was carried out. */
function refuseInterrupted(response) {
  if (response.destroyed) return;
  refuse(response, 503, "This was interrupted. Look whether it was carried out before you try again.", {
    Connection: "close",
    "Retry-After": "5",
  });
}

/**
 * Lowers the priority of every existing thread, including those that collect garbage; later threads inherit it from
 * the thread that starts them.
 */
export async function goAfterOthers() {
  // Linux has a priority for each thread; elsewhere there is one for the process.
  const threads = await readdir("/proc/self/task").catch(() => ["0"]);
  for (const thread of threads) {
    try {
      setPriority(Number(thread), NICE);
    } catch {
      // The thread has ended meanwhile, or this is not permitted: it then competes on equal terms.
    }
  }
}

/**
 * Takes the socket's path only when it can answer; until then requests go to the previous process, if any.
 * @param {import("node:http").Server} server
 */
export async function listenForLargeRequests(server) {
  const socketPath = process.env.LARGE_REQUESTS_SOCKET;
  const own = `${socketPath}.${process.pid}`;
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(own, resolve);
  });
  await chmod(own, 0o600);
  await rename(own, socketPath);
}

/** If the start command was killed, nobody else removes the folder that it created. */
export async function removeSocketFolder() {
  const socketPath = process.env.LARGE_REQUESTS_SOCKET;
  if (socketPath) await rm(path.dirname(socketPath), { recursive: true, force: true });
}

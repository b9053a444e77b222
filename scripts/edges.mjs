/**
 * Sets the headers that every answer needs, whatever produces it (a page, a handler, a file, Next's own 404 or 405),
 * and refuses requests that nothing else should see. Plain JavaScript, for scripts/server.mjs.
 */
import { randomUUID } from "node:crypto";
import { stat } from "node:fs/promises";
import { Socket } from "node:net";
import path from "node:path";
import routerState from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";

const isHttps = (process.env.APP_URL ?? "").startsWith("https:");
const HSTS = "max-age=31536000; includeSubDomains";
/** No page uses any of these; the widget and partners' pages request them for their own origin. */
const PERMISSIONS =
  "accelerometer=(), browsing-topics=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()";

/** Other sites open these pages in a window, and receive the person back in it. */
const OPENED_BY_OTHERS = /^\/(onboard|oauth)(\/|\?|$)/;
/** Pages of other sites load these as scripts and pictures. */
const LOADED_BY_OTHERS = /^\/(widget|sdk|icon|apple-icon|favicon|opengraph-image|[^?]*\/opengraph-image)/;

/**
 * Set first, so that a handler can override a header with a stricter value.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function setCommonHeaders({ url = "" }, response) {
  response.setHeader("X-Request-Id", randomUUID());
  response.setHeader("Permissions-Policy", PERMISSIONS);
  response.setHeader("Cross-Origin-Opener-Policy", OPENED_BY_OTHERS.test(url) ? "unsafe-none" : "same-origin");
  response.setHeader("Cross-Origin-Resource-Policy", LOADED_BY_OTHERS.test(url) ? "cross-origin" : "same-origin");
  if (isHttps) response.setHeader("Strict-Transport-Security", HSTS);
}

/**
 * An address is the same with a slash at its end (Next would redirect, and clients lose their body or their key on the
 * way). Anything less usual, as several slashes, is left as it is.
 * @param {import("node:http").IncomingMessage} request
 */
export function dropLastSlash(request) {
  request.url = request.url.replace(/^((?:\/[^/?#]+)+)\/(?=\?|$)/, "$1");
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** The code of a refusal, as server/http/error-response.ts gives one to those of the calls. */
const CODES = {
  400: "bad_address",
  404: "not_found",
  405: "method_not_allowed",
  413: "body_too_large",
  416: "range_not_satisfiable",
  503: "interrupted",
};

/** Refuses a request in the same format as every other refusal. */
export function refuse(response, status, detail, headers = {}) {
  const body = JSON.stringify({ detail, code: CODES[status] });
  response.writeHead(status, {
    ...headers,
    "Cache-Control": "no-store",
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "X-Content-Type-Options": "nosniff",
  });
  response.end(body);
}

/**
 * Answers requests that no handler and no page should see, and returns whether it did.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function refusedAtOnce(request, response) {
  // `OPTIONS *`, absolute addresses as proxies send them, addresses without a path, and escaped paths that are not
  // UTF-8 are refused.
  if (!request.url.startsWith("/") || !isDecodable(request.url.split("?", 1)[0]))
    refuse(response, 400, "The address is not one of this server");
  else if (!METHODS.includes(request.method)) {
    refuse(response, 405, "This method is not allowed", { Allow: METHODS.join(", ") });
  } else return false;
  return true;
}

/**
 * Headers by which browsers communicate with Next itself. The product has no server actions. Next would log a request
 * for one with everything that its name contains, and likewise a foreign Origin.
 * @param {import("node:http").IncomingMessage} request
 */
export function dropUnusedHeaders({ headers }) {
  delete headers["next-action"];
  delete headers["x-forwarded-host"];
  if (headers.origin !== undefined && !isOrigin(headers.origin)) headers.origin = "null";
  if (!isRouterState(headers["next-router-state-tree"])) delete headers["next-router-state-tree"];
}

/** As browsers write an origin (RFC 6454 6.2); anything else is invalid. */
const isOrigin = (text) => URL.canParse(text) && new URL(text).origin === text;

/** As Next itself parses it; it would answer 500 to anything else. */
function isRouterState(text) {
  try {
    routerState.parseAndValidateFlightRouterState(text);
    return true;
  } catch {
    return false;
  }
}

function isDecodable(pathname) {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** How long a connection stays open after an answer that did not wait for the body; what still arrives is discarded. */
const LINGER_MILLISECONDS = 5_000;

/**
 * Ends a connection on which the client may still send (RFC 9112 9.6): our side closes, and incoming data is read
 * until the client closes, too. An immediate close would reset the connection, and the client would lose the answer.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:net").Socket} socket
 */
function closeGently(request, socket) {
  socket.end();
  request.resume();
  const late = setTimeout(() => socket.destroy(), LINGER_MILLISECONDS);
  socket.once("close", () => clearTimeout(late));
}

/**
 * Reads the rest of a body that was answered before its end, so that it does not stay in front of the connection's next
 * request. One that goes on for long ends with its connection.
 * @param {import("node:http").IncomingMessage} request
 */
function discardRest(request) {
  if (request.complete) return;
  const late = setTimeout(() => closeGently(request, request.socket), LINGER_MILLISECONDS);
  request.once("close", () => clearTimeout(late));
  request.once("end", () => clearTimeout(late));
  request.resume();
}

/**
 * Ensures that a client gets an answer that ends the connection before the whole body has arrived. Must be called
 * first for each request; a 413 closes its connection, so that nothing else is read from it.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function closeGentlyAfter(request, response) {
  const { socket } = request;
  const { destroySoon } = Socket.prototype;
  // Node calls this at the end of an answer that closes its connection.
  socket.destroySoon = () => (request.complete ? destroySoon.call(socket) : closeGently(request, socket));
  const { writeHead } = response;
  response.writeHead = function (...given) {
    if (given[0] === 413) response.setHeader("Connection", "close");
    return writeHead.apply(this, given);
  };
  response.once("finish", () => discardRest(request));
}

/** As much as a call without a limit of its own reads (server/http/body.ts). */
const MOST_UNKNOWN_BYTES = 64 * 1024;

/**
 * Answers a request that no page and no call takes, once its body has arrived or is longer than any call would read.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function refuseUnknown(request, response) {
  let size = 0;
  const count = (chunk) => {
    size += chunk.length;
    if (size > MOST_UNKNOWN_BYTES) settle(413, "The request is too large");
  };
  const end = () => settle(404, "Not found");
  const settle = (status, detail) => {
    request.off("data", count).off("end", end);
    refuse(response, status, detail);
  };
  request.on("data", count).on("end", end);
}

const ONE_RANGE = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/;

/**
 * Whether the part that a Range header names lies outside a file of `size` bytes: RFC 9110 14.1.1 and 15.5.17.
 * @param {string} range
 * @param {number} size
 */
export function isUnsatisfiable(range, size) {
  const parts = range.replace(/^bytes=/, "").split(",");
  return !parts.some((part) => {
    const [, first, last, suffix] = ONE_RANGE.exec(`bytes=${part.trim()}`) ?? [];
    if (suffix !== undefined) return Number(suffix) > 0;
    return first !== undefined && Number(first) < size && (last === "" || Number(last) >= Number(first));
  });
}

/** The file of a path, if it is one of ours. */
function fileOf(url, root) {
  let pathname;
  try {
    pathname = decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return null;
  }
  if (pathname.includes("\0")) return null;
  const isBuilt = pathname.startsWith("/_next/static/");
  const folder = path.join(root, isBuilt ? ".next/static" : "public");
  const file = path.join(folder, isBuilt ? pathname.slice("/_next/static/".length) : pathname);
  return file.startsWith(folder + path.sep) ? file : null;
}

/**
 * Ranges apply to files only. An unsatisfiable one is refused with the file's size; for anything else the Range
 * header is ignored. Resolves to whether it has answered.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {string} root
 */
export async function refusedRange(request, response, root) {
  const { range } = request.headers;
  if (range === undefined) return false;
  const file = fileOf(request.url, root);
  const found = file && (await stat(file).catch(() => null));
  if (!/^bytes=/.test(range) || (found?.isFile() && isUnsatisfiable(range, found.size))) {
    refuse(
      response,
      416,
      "This part cannot be given",
      found?.isFile() ? { "Content-Range": `bytes */${found.size}` } : {},
    );
    return true;
  }
  if (!found?.isFile()) delete request.headers.range;
  return false;
}

/**
 * Refuses methods that an address does not allow, with the allowed ones (RFC 9110 15.5.6). Pages and files can only
 * be read: Next would render a page for PUT and DELETE as for GET, and answer 500 when a file is written to. A call
 * allows the methods that its file exports; for others Next would answer 405 without listing them. Plain JavaScript,
 * for scripts/server.mjs.
 */
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { refuse, refuseUnknown } from "./edges.mjs";

const READING = ["GET", "HEAD"];
const READ_ONLY = [...READING, "OPTIONS"];
const BUILT_FILES = "/_next/static/";

/** The addresses of the built application's pages, from the list that Next writes. */
async function readPages(root) {
  const text = await readFile(path.join(root, ".next", "app-path-routes-manifest.json"), "utf8");
  return Object.entries(JSON.parse(text))
    .filter(([file]) => file.endsWith("/page"))
    .map(([, address]) => address);
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** `[id]` is one segment, `[...path]` one or more, `[[...path]]` any number. */
function toPattern(address) {
  const parts = address.split("/").filter(Boolean);
  const pattern = parts.map((part) => {
    if (part.startsWith("[[...")) return "(?:/.+)?";
    if (part.startsWith("[...")) return "/.+";
    return part.startsWith("[") ? "/[^/]+" : `/${escaped(part)}`;
  });
  return new RegExp(`^${pattern.join("") || "/"}$`);
}

/**
 * The methods of a call: those that its file exports, and those that Next adds.
 * @param {string} source the text of a route.ts
 * @returns {string[]}
 */
export function methodsIn(source) {
  const named = [...source.matchAll(/^export (?:async )?(?:const|function) ([A-Z]+)\b/gm)].map(([, name]) => name);
  const listed = [...source.matchAll(/^export (?:const )?\{([^}]*)\}/gm)].flatMap(([, names]) =>
    names.match(/[A-Z]+/g),
  );
  const methods = new Set([...named, ...listed]);
  if (methods.has("GET")) methods.add("HEAD");
  return [...methods.add("OPTIONS")];
}

/** The calls, among them those for unknown paths, which refuse every method themselves. */
function readCalls(root) {
  const app = path.join(root, "app");
  return readdirSync(app, { recursive: true })
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => /(^|\/)route\.tsx?$/.test(name))
    .map((name) => ({
      address: `/${name
        .split("/")
        .slice(0, -1)
        .filter((part) => !/^\(.+\)$/.test(part))
        .join("/")}`,
      methods: methodsIn(readFileSync(path.join(app, name), "utf8")),
    }));
}

const isForUnknown = ({ address }) => address.includes("[...");

/**
 * The list of addresses, sorted so that a fixed segment comes before a dynamic one.
 * @param {{ address: string, methods: string[] }[]} list
 * @returns {(pathname: string) => string[] | undefined} the methods that a path allows
 */
function lookUp(list) {
  const fixed = new Map(
    list.filter(({ address }) => !address.includes("[")).map((each) => [each.address, each.methods]),
  );
  // With "~" in its place, "[" sorts after every letter with which a segment begins.
  const rank = (address) => address.replaceAll("[", "~");
  const patterns = list
    .filter(({ address }) => address.includes("["))
    .sort((a, b) => (rank(a.address) < rank(b.address) ? -1 : 1))
    .map(({ address, methods }) => ({ pattern: toPattern(address), methods }));
  return (pathname) => fixed.get(pathname) ?? patterns.find(({ pattern }) => pattern.test(pathname))?.methods;
}

function pathOf(url) {
  const pathname = url.split("?", 1)[0];
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * In development Next has no list of pages, so pages are passed on to it, and unknown addresses, too.
 * @param {string} root
 * @param {{ dev: boolean }} mode
 * @returns {Promise<(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) =>
 * boolean>} a function that answers requests with a method that the address does not allow, or that write to no
 * address of ours, and returns whether it did
 */
export async function allowedMethods(root, { dev }) {
  const names = readdirSync(path.join(root, "public"), { recursive: true, withFileTypes: true });
  const files = new Set(
    names
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `/${path.relative(path.join(root, "public"), path.join(parentPath, name))}`),
  );
  const pages = dev ? [] : (await readPages(root)).map((address) => ({ address, methods: READ_ONLY }));
  const calls = readCalls(root);
  const methodsOf = lookUp([...pages, ...calls.filter((each) => !isForUnknown(each))]);
  const refusing = calls.filter(isForUnknown).map(({ address }) => toPattern(address));
  return (request, response) => {
    const pathname = pathOf(request.url);
    const isFile = files.has(pathname) || pathname.startsWith(BUILT_FILES);
    const methods = isFile ? READ_ONLY : methodsOf(pathname);
    if (methods === undefined) {
      if (dev || READ_ONLY.includes(request.method) || refusing.some((pattern) => pattern.test(pathname))) return false;
      // Next would read the whole body before it renders its page for unknown addresses.
      refuseUnknown(request, response);
      return true;
    }
    const headers = { Allow: methods.join(", ") };
    // A call answers OPTIONS itself, because its answer depends on the origin, too.
    if (request.method === "OPTIONS" && methods === READ_ONLY) response.writeHead(204, headers).end();
    else if (methods.includes(request.method)) return false;
    else refuse(response, 405, "This method is not allowed", headers);
    return true;
  };
}

/**
 * Pages and files are read and nothing else. Next renders a page for PUT and DELETE as for GET, and answers a file that
 * is written to with 500. Plain JavaScript, for scripts/server.mjs.
 */
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { refuse } from "./edges.mjs";

const READING = ["GET", "HEAD"];
const ALLOW = { Allow: [...READING, "OPTIONS"].join(", ") };
const BUILT_FILES = "/_next/static/";

/** The addresses of the built application's pages, by the list that Next writes. */
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

function pathOf(url) {
  const pathname = url.split("?", 1)[0];
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * In development Next has no list of pages, and only files are guarded.
 * @param {string} root
 * @param {{ dev: boolean }} mode
 * @returns {Promise<(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => boolean>}
 * a function that answers whoever does more than read a page or a file, and says whether it did
 */
export async function readOnlyAddresses(root, { dev }) {
  const names = readdirSync(path.join(root, "public"), { recursive: true, withFileTypes: true });
  const files = new Set(
    names
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `/${path.relative(path.join(root, "public"), path.join(parentPath, name))}`),
  );
  const pages = dev ? [] : (await readPages(root)).map(toPattern);
  return (request, response) => {
    if (READING.includes(request.method)) return false;
    const pathname = pathOf(request.url);
    const isFile = files.has(pathname) || pathname.startsWith(BUILT_FILES);
    if (!isFile && !pages.some((page) => page.test(pathname))) return false;
    if (request.method === "OPTIONS") response.writeHead(204, ALLOW).end();
    else refuse(response, 405, "This method is not allowed", ALLOW);
    return true;
  };
}

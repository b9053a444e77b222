/**
 * Serves the widget, which pages of other sites load, from memory and compressed once. The stable address is cached
 * for five minutes; the versioned ones never change and may be cached for a year.
 */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { accepts } from "./compressed-files.mjs";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const HEADERS = {
  // Without this header browsers do not check the script against its integrity attribute.
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Content-Type-Options": "nosniff",
  Vary: "Accept-Encoding",
};
const SHORT = "public, max-age=300, stale-while-revalidate=86400";
const FOREVER = "public, max-age=31536000, immutable";

async function readOne(file, name) {
  const plain = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const isScript = name.endsWith(".js");
  return {
    bodies: { br: await toBrotli(plain, { params }), gzip: await toGzip(plain, { level: 9 }), identity: plain },
    headers: {
      ...HEADERS,
      "Content-Type": isScript ? "text/javascript; charset=utf-8" : "application/json",
      "Cache-Control": /^\/widget\/[0-9a-f]+\.js$/.test(name) ? FOREVER : SHORT,
      ETag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    },
  };
}

/** @returns a function that answers a request if it has the file, and returns whether it did */
export async function widgetFiles(dir) {
  const folder = path.join(dir, "public");
  const kept = (await readdir(path.join(folder, "widget")).catch(() => [])).filter((name) => /\.(js|json)$/.test(name));
  const names = ["/widget.js", ...kept.map((name) => `/widget/${name}`)];
  const read = names.map(async (name) => [name, await readOne(path.join(folder, name), name)]);
  const files = new Map(await Promise.all(read));
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const file = files.get(request.url.split("?", 1)[0]);
    if (!file) return false;
    const wanted = request.headers["accept-encoding"];
    const encoding = ["br", "gzip"].find((name) => accepts(name, wanted)) ?? "identity";
    const isKnown = request.headers["if-none-match"] === file.headers.ETag;
    const body = file.bodies[encoding];
    const more = encoding === "identity" ? {} : { "Content-Encoding": encoding };
    response.writeHead(isKnown ? 304 : 200, {
      ...file.headers,
      ...(isKnown ? {} : { ...more, "Content-Length": body.length }),
    });
    response.end(isKnown || request.method === "HEAD" ? undefined : body);
    return true;
  };
}

/**
 * Serves the compressed scripts and styles of the build from memory: one lookup, and no path of a request reaches the
 * disk.
 */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const TYPES = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
  ".svg": "image/svg+xml",
};
const HEADERS = {
  "Content-Encoding": "br",
  // Their names change with their content.
  "Cache-Control": "public, max-age=31536000, immutable",
  Vary: "Accept-Encoding",
  "X-Content-Type-Options": "nosniff",
};

/** True if the header names the encoding with a weight above zero. */
export const accepts = (encoding, header = "") =>
  new RegExp(`(^|,)\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[^,]*)?\\s*(,|$)`, "i").test(header);

/** @returns a function that answers a request if it has the file, and returns whether it did */
export async function compressedFiles(dir) {
  const folder = path.join(dir, ".next", "static");
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = new Map();
  for (const name of names.filter((each) => each.endsWith(".br"))) {
    const url = `/_next/static/${name.slice(0, -".br".length).split(path.sep).join("/")}`;
    files.set(url, { body: await readFile(path.join(folder, name)), type: TYPES[path.extname(url)] });
  }
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const file = files.get(request.url.split("?", 1)[0]);
    if (!file || !accepts("br", request.headers["accept-encoding"])) return false;
    response.writeHead(200, { ...HEADERS, "Content-Type": file.type, "Content-Length": file.body.length });
    response.end(request.method === "HEAD" ? undefined : file.body);
    return true;
  };
}

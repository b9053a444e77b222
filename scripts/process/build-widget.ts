import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { build } from "esbuild";
import { minify } from "terser";

const compress = promisify(brotliCompress);
const VERSION_LENGTH = 16;
/** Names of fields that never leave the script and can therefore be shortened. */
const INTERNAL =
  /^(answerOf|asking|attribute|doubt|failureOf|forget|forgetFailures|hasAnswers|hasWords|home|isEmpty|isPersonal|isSlow|isThere|isTrouble|marks|node|parts|put|refusedItems|stateOf|undo|unreadable|waitedMs|words)$/;

/**
 * No property of the sources has a getter with a side effect, so a read whose value is not needed is removed. None of
 * their function expressions is called with `new`, so they may become arrow functions.
 */
const COMPRESS = { ecma: 2020, passes: 3, hoist_funs: true, pure_getters: true, unsafe_arrows: true } as const;

/** The facts about a built widget for the documentation and for sites that pin a version; served as /widget/manifest.json. */
export type WidgetManifest = {
  version: string;
  stable: "/widget.js";
  versioned: `/widget/${string}.js`;
  /** For the `integrity` attribute (Subresource Integrity). */
  integrity: `sha384-${string}`;
  bytes: number;
  compressed_bytes: number;
};

/**
 * The widget as one script. Its version is a digest of its bundled sources, and is contained in it. After esbuild has
 * bundled and minified it, terser makes it some 340 bytes smaller, compressed.
 */
async function bundle(root: string, version: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ["sdk/widget/src/index.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    // The oldest browsers with constructed style sheets (docs/decisions/130).
    target: ["chrome94", "firefox101", "safari16.4"],
    charset: "utf8",
    mangleProps: INTERNAL,
    define: { VERSION: JSON.stringify(version) },
    // The project's settings would put "use strict" into the script, which costs bytes.
    tsconfigRaw: {},
    write: false,
    logLevel: "silent",
  });
  const [output] = outputFiles;
  if (!output) throw new Error("The widget was bundled into nothing");
  const { code } = await minify(output.text, { compress: COMPRESS, format: { ecma: 2020 } });
  if (!code) throw new Error("The widget was minified into nothing");
  return code;
}

/** Written completely or not at all, because a running server may read it at the same time. */
async function put(file: string, content: Uint8Array | string): Promise<void> {
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, content);
  await rename(partial, file);
}

/**
 * Writes public/widget.js and, beside it, the same content under an address that never changes its content. Existing
 * versions stay, because partners have pinned them.
 */
export async function buildWidget(root: string): Promise<WidgetManifest> {
  const draft = await bundle(root, "0".repeat(VERSION_LENGTH));
  const version = createHash("sha256").update(draft).digest("hex").slice(0, VERSION_LENGTH);
  const script = await bundle(root, version);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const compressed = await compress(script, { params });
  const manifest: WidgetManifest = {
    version,
    stable: "/widget.js",
    versioned: `/widget/${version}.js`,
    integrity: `sha384-${createHash("sha384").update(script).digest("base64")}`,
    bytes: Buffer.byteLength(script),
    compressed_bytes: compressed.byteLength,
  };
  const folder = path.join(root, "public");
  const file = path.join(folder, "widget", "manifest.json");
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  // Nothing is written if nothing has changed, because an installation may be read-only.
  if ((await readFile(file, "utf8").catch(() => "")) === text) return manifest;
  await mkdir(path.join(folder, "widget"), { recursive: true });
  await put(path.join(folder, manifest.versioned), script);
  await put(path.join(folder, "widget.js"), script);
  await put(file, text);
  return manifest;
}

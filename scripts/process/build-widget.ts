import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { minify } from "terser";

const compress = promisify(brotliCompress);
const compressedSize = async (text: string): Promise<number> => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return (await compress(text, { params })).byteLength;
};
const SOURCES = "sdk/widget/src";
/** The entry of what is loaded only where dishes are. */
const PART = "dishes";
const VERSION_LENGTH = 16;
/** Names of fields that never leave the script and can therefore be shortened. */
const INTERNAL =
  /^(adoptMarks|answerOf|asking|attribute|done|doubt|failure|failureOf|forget|forgetFailures|hasAnswers|hasWords|hideTip|home|isEmpty|isPersonal|isSlow|isThere|isTrouble|marks|node|parts|put|refusedItems|retry|stateOf|stop|total|undo|unmarkPage|unreadable|waitedMs|watchDishes|watchMarks|words|writeMarked)$/;

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
  /** The part that is loaded only where dishes are. */
  part: `/widget/${string}.js`;
  part_compressed_bytes: number;
};

type Bundled = { code: string; mangleCache: Record<string, string | false> };

/** After esbuild has bundled and minified, terser makes the script some 340 bytes smaller, compressed. */
async function bundle(root: string, entry: string, options: BuildOptions): Promise<Bundled> {
  const { outputFiles, mangleCache = {} } = await build({
    absWorkingDir: root,
    entryPoints: [`${SOURCES}/${entry}.ts`],
    bundle: true,
    minify: true,
    format: "iife",
    // The oldest browsers with constructed style sheets (docs/decisions/130).
    target: ["chrome94", "firefox101", "safari16.4"],
    charset: "utf8",
    mangleProps: INTERNAL,
    // The project's settings would put "use strict" into the script, which costs bytes.
    tsconfigRaw: {},
    write: false,
    logLevel: "silent",
    // Without one, esbuild does not tell which names it has given.
    mangleCache: {},
    ...options,
  });
  const [output] = outputFiles ?? [];
  if (!output) throw new Error("The widget was bundled into nothing");
  const { code } = await minify(output.text, { compress: COMPRESS, format: { ecma: 2020 }, module: entry === PART });
  if (!code) throw new Error("The widget was minified into nothing");
  return { code, mangleCache };
}

/** What the widget lends of each module (lent.ts): its name and its place in the list, by the module's name. */
async function listLent(root: string): Promise<Map<string, string[]>> {
  const source = await readFile(path.join(root, SOURCES, "lent.ts"), "utf8");
  const [, list = ""] = /export const lent = \[([^\]]+)\]/.exec(source) ?? [];
  const order: string[] = list.match(/\w+/g) ?? [];
  const placeOf = (name: string): string => {
    const place = order.indexOf(name);
    if (place < 0) throw new Error(`lent.ts imports ${name} and does not lend it`);
    return `${place}: ${name}`;
  };
  const imports = [...source.matchAll(/^import \{([^}]+)\} from "\.\/([\w-]+)";$/gm)];
  return new Map(imports.map(([, names = "", file = ""]) => [file, (names.match(/\w+/g) ?? []).map(placeOf)]));
}

/** In the part for dishes, what the widget lends is what its function is called with, and nothing is there twice. */
const borrow = (modules: ReadonlyMap<string, string[]>): Plugin => ({
  name: "borrow",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^\.\/[\w-]+$/ }, ({ path: from }) =>
      modules.has(from.slice(2)) ? { path: from.slice(2), namespace: "lent" } : null,
    );
    onLoad({ filter: /./, namespace: "lent" }, ({ path: name }) => ({
      contents: `export const { ${modules.get(name)?.join()} } = LENT;`,
    }));
  },
});

/** The part for dishes as a module, whose one function is called with what the widget lends it. */
const bundlePart = async (root: string): Promise<Bundled> =>
  bundle(root, PART, {
    plugins: [borrow(await listLent(root))],
    banner: { js: "export default(LENT)=>{let MADE;const GIVE=(part)=>{MADE=part};" },
    footer: { js: ";return MADE}" },
  });

const hashOf = (script: string) => `sha384-${createHash("sha384").update(script).digest("base64")}` as const;
const nameOf = (script: string) => createHash("sha256").update(script).digest("hex").slice(0, VERSION_LENGTH);
const addressOf = (name: string) => `/widget/${name}.js` as const;

/** Written completely or not at all, because a running server may read it at the same time. */
async function put(file: string, content: Uint8Array | string): Promise<void> {
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, content);
  await rename(partial, file);
}

/**
 * Writes public/widget.js and, beside it, the same content under an address that never changes its content, and the part
 * for dishes. The version is a digest of all, and is contained in the script. Existing versions stay, because partners
 * have pinned them.
 */
export async function buildWidget(root: string): Promise<WidgetManifest> {
  const part = await bundlePart(root);
  const partAddress = addressOf(nameOf(part.code));
  const bundleAs = async (version: string) => {
    const define = { VERSION: version, PART: partAddress, PART_HASH: hashOf(part.code) };
    const texts = Object.entries(define).map(([name, text]) => [name, JSON.stringify(text)]);
    return (await bundle(root, "index", { define: Object.fromEntries(texts), mangleCache: part.mangleCache })).code;
  };
  const version = nameOf(await bundleAs("0".repeat(VERSION_LENGTH)));
  const script = await bundleAs(version);
  const manifest: WidgetManifest = {
    version,
    stable: "/widget.js",
    versioned: addressOf(version),
    integrity: hashOf(script),
    bytes: Buffer.byteLength(script),
    compressed_bytes: await compressedSize(script),
    part: partAddress,
    part_compressed_bytes: await compressedSize(part.code),
  };
  const folder = path.join(root, "public");
  const file = path.join(folder, "widget", "manifest.json");
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  // Nothing is written if nothing has changed, because an installation may be read-only.
  if ((await readFile(file, "utf8").catch(() => "")) === text) return manifest;
  await mkdir(path.join(folder, "widget"), { recursive: true });
  // The part first: whoever receives the script asks for it.
  await put(path.join(folder, partAddress), part.code);
  await put(path.join(folder, manifest.versioned), script);
  await put(path.join(folder, "widget.js"), script);
  await put(file, text);
  return manifest;
}

import { copyFile, mkdir, rename } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";

/**
 * Writes public/scan: the worker that reads barcodes where a browser cannot, and the reader in WebAssembly that it
 * loads. They are files of their own, so that no other page of the site carries a byte of them.
 */
export async function buildScanner(root: string): Promise<void> {
  const folder = path.join(root, "public", "scan");
  await mkdir(folder, { recursive: true });
  const put = async (name: string, write: (partial: string) => Promise<unknown>) => {
    const partial = path.join(folder, `.${process.pid}.${name}`);
    await write(partial);
    await rename(partial, path.join(folder, name));
  };
  const reader = createRequire(path.join(root, "package.json")).resolve("zxing-wasm/reader/zxing_reader.wasm");
  await Promise.all([
    put("reader.wasm", (partial) => copyFile(reader, partial)),
    put("worker.js", (outfile) =>
      build({
        absWorkingDir: root,
        entryPoints: ["lib/products/scan-worker.ts"],
        bundle: true,
        minify: true,
        format: "iife",
        target: ["chrome94", "firefox101", "safari16.4"],
        tsconfigRaw: {},
        outfile,
        logLevel: "silent",
      }),
    ),
  ]);
}

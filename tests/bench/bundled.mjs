import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";

/**
 * node tests/bench/bundled.mjs tests/bench/engine.ts: runs a benchmark as one bundle, as the product runs. The loader
 * that runs TypeScript directly names every closure each time it is created, which makes a hot loop a fifth slower.
 */
const [entry] = process.argv.slice(2);
if (!entry) {
  console.error("Usage: node tests/bench/bundled.mjs FILE");
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), "bench-"));
const outfile = join(folder, "bench.mjs");
try {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    logLevel: "error",
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
  });
  process.exitCode = spawnSync(process.execPath, ["--expose-gc", outfile], { stdio: "inherit" }).status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

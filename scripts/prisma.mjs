/**
 * Prisma's command line, without its downloads: `npm run prisma -- migrate status`. Plain JavaScript on Node alone,
 * because `npm ci` runs it (`generate`) before anything else is installed.
 */
import { spawnSync } from "node:child_process";
import { accessSync, chmodSync, constants } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { requireNode } from "./node-version.mjs";
import { noteGenerated } from "./schema-hash.mjs";

requireNode();

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const engine = path.join(root, "prisma", "schema-engine-stand-in.mjs");

/** Archives and some file shares lose the executable bit; the CLI starts this file directly. */
function makeExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    try {
      chmodSync(file, 0o755);
    } catch {
      // The file cannot be changed here: `generate` works without it, and for other commands the CLI's error names
      // the file.
    }
  }
}

makeExecutable(engine);
const cli = path.join(path.dirname(createRequire(import.meta.url).resolve("prisma/package.json")), "build", "index.js");
const { status, signal, error } = spawnSync(process.execPath, [cli, ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    // The stand-in starts with `#!/usr/bin/env node`, which must be the Node that runs this script.
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH ?? ""}`,
    PRISMA_SCHEMA_ENGINE_BINARY: engine,
    CHECKPOINT_DISABLE: "1",
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
  },
});
if (error) throw error;
if (status === 0 && process.argv[2] === "generate") noteGenerated(root);
process.exit(signal ? 1 : (status ?? 1));

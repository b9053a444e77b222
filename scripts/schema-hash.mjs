import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const markerOf = (root) => path.join(root, "server", "db", "generated", "schema-hash.txt");

function schemaHash(root) {
  const folder = path.join(root, "prisma", "schema");
  const hash = createHash("sha256").update(readFileSync(path.join(root, "node_modules", "prisma", "package.json")));
  for (const name of readdirSync(folder).sort())
    hash.update(`\0${name}\0`).update(readFileSync(path.join(folder, name)));
  return hash.digest("hex");
}

/** Records which schema the generated client was made from. */
export function noteGenerated(root) {
  writeFileSync(markerOf(root), schemaHash(root));
}

/** Whether the generated client matches the current schema, which it may not after `git pull`. */
export function isClientCurrent(root) {
  const marker = markerOf(root);
  return existsSync(marker) && readFileSync(marker, "utf8") === schemaHash(root);
}

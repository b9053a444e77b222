import { spawnSync } from "node:child_process";
import path from "node:path";
import { StartError } from "@/server/start-error";
import { isClientCurrent } from "../schema-hash.mjs";

/** `npm ci` generates the client; this generates it again if the schema has changed since. */
export function ensurePrismaClient(root: string): void {
  if (isClientCurrent(root)) return;
  const script = path.join(root, "scripts", "prisma.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, "generate", "--no-hints"], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) throw new StartError(`The database client could not be generated:\n\n${stdout}${stderr}`.trim());
}

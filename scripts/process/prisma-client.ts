import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { StartError } from "@/server/start-error";
import { isClientCurrent } from "../schema-hash.mjs";
import type { Progress } from "./progress";

const run = promisify(execFile);

/**
 * `npm ci` generates the client; this generates it if that was not allowed to run scripts, or if the schema has changed
 * since.
 */
export async function ensurePrismaClient(root: string, progress?: Progress): Promise<void> {
  if (isClientCurrent(root)) return;
  const script = path.join(root, "scripts", "prisma.mjs");
  const generate = () =>
    run(process.execPath, [script, "generate", "--no-hints"], { cwd: root }).catch(
      ({ stdout = "", stderr = "" }: { stdout?: string; stderr?: string }) => {
        throw new StartError(`The database client could not be generated:\n\n${stdout}${stderr}`.trim());
      },
    );
  if (progress) await progress.step("database client", "generating it", generate, () => "generated");
  else await generate();
}

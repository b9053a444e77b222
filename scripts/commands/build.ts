import { readSettings } from "@/server/env";
import { ensureBuild } from "../process/build";
import { ensurePrismaClient } from "../process/prisma-client";
import { runCommand, say } from "../process/report";
import { Shutdown } from "../process/shutdown";

/** `npm run build`: builds ahead of time what a start would build. */
export async function main(): Promise<void> {
  const root = process.cwd();
  await runCommand(async () => {
    ensurePrismaClient(root);
    // Reads no other settings, because a build needs none, and an image is built where none is configured.
    const { DATA_DIR } = readSettings({ DATA_DIR: process.env.DATA_DIR });
    const wasNeeded = await ensureBuild({ root, dataDir: DATA_DIR, signal: new Shutdown().signal });
    say(wasNeeded ? "Built." : "The build is current.");
  });
  process.exit(0);
}

import { readSettings } from "@/server/env";
import { ensureBuild } from "../process/build";
import { ensurePrismaClient } from "../process/prisma-client";
import { runCommand, say } from "../process/report";
import { Shutdown } from "../process/shutdown";

/** `npm run build`: what a start would build, ahead of it. */
export async function main(): Promise<void> {
  const root = process.cwd();
  await runCommand(async () => {
    ensurePrismaClient(root);
    // Not the other settings: none is needed, and an image is built where none is known.
    const { DATA_DIR } = readSettings({ DATA_DIR: process.env.DATA_DIR });
    const wasNeeded = await ensureBuild({ root, dataDir: DATA_DIR, signal: new Shutdown().signal });
    say(wasNeeded ? "Built." : "The build is current.");
  });
  process.exit(0);
}

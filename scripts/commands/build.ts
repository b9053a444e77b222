import { readSettings } from "@/server/env";
import { ensureBuild, outcomeOfBuild } from "../process/build";
import { ensurePrismaClient } from "../process/prisma-client";
import { Progress } from "../process/progress";
import { runCommand } from "../process/report";
import { Shutdown } from "../process/shutdown";

/** `npm run build`: builds ahead of time what a start would build. */
export async function main(): Promise<void> {
  const root = process.cwd();
  await runCommand(async () => {
    const progress = new Progress();
    await ensurePrismaClient(root, progress);
    // Reads no other settings, because a build needs none, and an image is built where none is configured.
    const { DATA_DIR } = readSettings({ DATA_DIR: process.env.DATA_DIR });
    const { signal } = new Shutdown();
    await progress.step(
      "build",
      "comparing the build with its sources",
      (tell) => ensureBuild({ root, dataDir: DATA_DIR, signal, tell }),
      outcomeOfBuild,
    );
  });
  process.exit(0);
}

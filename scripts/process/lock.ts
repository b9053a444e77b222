import { randomUUID } from "node:crypto";
import { type FileHandle, link, mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { identify, isRunning, type ProcessIdentity } from "./process-identity";

const LEFT_OVER_MILLISECONDS = 12_000;

/** The holder of the lock, its information for others, and the processes that must not outlive it. */
export type LockContent = { owner: ProcessIdentity; note: string; children: ProcessIdentity[] };

/** With the number that the file system gave this file, which a copy of the folder does not have. */
type Written = LockContent & { file?: string };

export type Lock = {
  /** Records a process that must be ended if the holder crashes. */
  addChild: (pid: number) => Promise<void>;
  release: () => Promise<void>;
};

export type Attempt = { lock: Lock } | { holder: LockContent };

type Found = { content: LockContent; isCopy: boolean };

/** Undefined if there is no such file, or if it was written only in part. */
async function read(file: string): Promise<Found | undefined> {
  try {
    const handle = await open(file, "r");
    try {
      const { file: number, ...content } = JSON.parse(await handle.readFile("utf8")) as Written;
      // One of an earlier version has no number, and may be held.
      return { content, isCopy: number !== undefined && number !== (await numberOf(handle)) };
    } finally {
      await handle.close();
    }
  } catch {
    return undefined;
  }
}

/** What a lock file says if whoever holds it is running. The holder of a copy holds only the original. */
export async function readHolder(file: string): Promise<LockContent | undefined> {
  const found = await read(file);
  return found && !found.isCopy && isRunning(found.content.owner) ? found.content : undefined;
}

async function numberOf(handle: FileHandle): Promise<string> {
  const { dev, ino } = await handle.stat({ bigint: true });
  return `${dev}/${ino}`;
}

async function write(file: string, content: LockContent): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  const handle = await open(draft, "wx", 0o600);
  try {
    const written: Written = { ...content, file: await numberOf(handle) };
    await handle.writeFile(JSON.stringify(written));
  } finally {
    await handle.close();
  }
  return draft;
}

/** Ends the processes of a holder that was killed. */
async function endLeftOvers(children: readonly ProcessIdentity[]): Promise<void> {
  const giveUpAt = Date.now() + LEFT_OVER_MILLISECONDS;
  const running = () => children.filter(isRunning);
  for (const { pid } of running()) process.kill(pid, "SIGTERM");
  while (running().length > 0 && Date.now() < giveUpAt) await sleep(50);
  for (const { pid } of running()) process.kill(pid, "SIGKILL");
}

/** Moves a dead holder's lock away, unless another process has just taken it over. */
async function discard(file: string, stale: Found | undefined): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  await rename(file, aside).catch(() => undefined);
  const moved = await read(aside);
  if (moved && JSON.stringify(moved) !== JSON.stringify(stale)) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

/**
 * Takes a lock that is stored in a file and dies with its holder: a killed holder is recognised by its process identity
 * and replaced, after the processes that it recorded are ended. A lock that was copied with its folder holds nothing.
 */
export async function tryLock(file: string, note: string): Promise<Attempt> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const content: LockContent = { owner: identify(process.pid), note, children: [] };
  for (;;) {
    const draft = await write(file, content);
    try {
      await link(draft, file); // Fails if the file exists: the only atomic step.
      return { lock: toLock(file, content) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      await rm(draft, { force: true });
    }
    const holder = await readHolder(file);
    if (holder) return { holder };
    const stale = await read(file);
    if (stale && !stale.isCopy) await endLeftOvers(stale.content.children);
    await discard(file, stale);
  }
}

function toLock(file: string, content: LockContent): Lock {
  // Writes one after the other, so that the last file written names all processes.
  let written: Promise<void> = Promise.resolve();
  return {
    addChild: (pid) => {
      content.children = [...content.children.filter(isRunning), identify(pid)];
      written = written.then(async () => rename(await write(file, content), file));
      return written;
    },
    release: () => rm(file, { force: true }),
  };
}

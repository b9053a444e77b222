import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { identify, isRunning, type ProcessIdentity } from "./process-identity";

const LEFT_OVER_MILLISECONDS = 12_000;

/** The holder of the lock, its information for others, and the processes that must not outlive it. */
export type LockContent = { owner: ProcessIdentity; note: string; children: ProcessIdentity[] };

export type Lock = {
  /** Records a process that must be ended if the holder crashes. */
  addChild: (pid: number) => Promise<void>;
  release: () => Promise<void>;
};

export type Attempt = { lock: Lock } | { holder: LockContent };

async function read(file: string): Promise<LockContent | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as LockContent;
  } catch {
    return undefined;
  }
}

async function write(file: string, content: LockContent): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(content), { mode: 0o600 });
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
async function discard(file: string, stale: LockContent | undefined): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  await rename(file, aside).catch(() => undefined);
  const moved = await read(aside);
  if (moved && JSON.stringify(moved) !== JSON.stringify(stale)) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

/**
 * Takes a lock that is stored in a file and dies with its holder: a killed holder is recognised by its process identity
 * and replaced, after the processes that it recorded are ended.
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
    const holder = await read(file);
    if (holder && isRunning(holder.owner)) return { holder };
    await endLeftOvers(holder?.children ?? []);
    await discard(file, holder);
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

import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Lock, readHolder, tryLock } from "@/scripts/process/lock";
import { identify, isRunning } from "@/scripts/process/process-identity";

let folder: string;
let file: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "forkprint-lock-"));
  file = path.join(folder, "locks", "one.json");
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

async function take(): Promise<Lock> {
  const attempt = await tryLock(file, "somewhere");
  if ("holder" in attempt) throw new Error("it is taken");
  return attempt.lock;
}

/** A process that runs until it is killed. */
function sleeper(): number {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  children.push(child);
  return child.pid ?? 0;
}

/** Recreates the lock that a killed process leaves behind. */
async function leaveBehind(content: object): Promise<void> {
  await (await take()).release();
  await writeFile(file, "");
  const { dev, ino } = await stat(file);
  await writeFile(file, JSON.stringify({ ...content, file: `${dev}/${ino}` }));
}

const dead = { pid: process.pid, began: "another boot/1" };

describe("a lock", () => {
  it("is refused while its holder runs, and names the holder", async () => {
    const lock = await take();
    expect(await tryLock(file, "elsewhere")).toEqual({
      holder: { owner: identify(process.pid), note: "somewhere", children: [] },
    });
    await lock.release();
    await take();
  });

  it("is given to one of many simultaneous processes", async () => {
    const attempts = await Promise.all(Array.from({ length: 20 }, (_, i) => tryLock(file, String(i))));
    expect(attempts.filter((attempt) => "lock" in attempt)).toHaveLength(1);
    expect(await readdir(path.dirname(file))).toEqual(["one.json"]);
  });

  it("of a killed holder is replaced, even if another process has its number", async () => {
    await leaveBehind({ owner: dead, note: "gone", children: [] });
    await take();
  });

  it("that was written only in part is replaced", async () => {
    await (await take()).release();
    await writeFile(file, '{"owner":');
    await take();
  });

  it("ends what a killed holder left running, and nothing else", async () => {
    const child = identify(sleeper());
    const stranger = identify(sleeper());
    await leaveBehind({ owner: dead, note: "gone", children: [child, { pid: stranger.pid, began: "earlier" }] });
    await take();
    expect([child, stranger].map(isRunning)).toEqual([false, true]);
  });

  it("that was copied with its folder holds nothing there, and what its holder runs goes on", async () => {
    const lock = await take();
    const child = identify(sleeper());
    await lock.addChild(child.pid);
    expect(await readHolder(file)).toMatchObject({ note: "somewhere", children: [child] });
    const copied = path.join(folder, "copy", "one.json");
    await cp(path.dirname(file), path.dirname(copied), { recursive: true, preserveTimestamps: true });
    expect(await readHolder(copied)).toBeUndefined();
    expect(await tryLock(copied, "in the copy")).toHaveProperty("lock");
    expect(isRunning(child)).toBe(true);
    expect(await tryLock(file, "elsewhere")).toHaveProperty("holder.note", "somewhere");
  });
});

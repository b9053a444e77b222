import { fstatSync, writeSync } from "node:fs";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { LogFile, logFileOf } from "@/scripts/process/log-file";
import { readSettings } from "@/server/env";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "forkprint-log-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ELSEWHERE = {
  DATABASE_URL: "postgresql://me@127.0.0.1:1/x",
  AUTH_SECRET: "an-auth-secret-of-the-unit-tests-only",
};
const chosen = (source: Record<string, string>) => {
  const { OAUTH_PRIVATE_KEY } = process.env;
  return logFileOf(readSettings({ DATA_DIR: folder, ...(OAUTH_PRIVATE_KEY ? { OAUTH_PRIVATE_KEY } : {}), ...source }));
};

describe("the application's log", () => {
  it("is a file in DATA_DIR with the embedded database, and standard output with another", () => {
    expect(chosen({})).toBe(path.join(folder, "forkprint.log"));
    expect(chosen(ELSEWHERE)).toBeUndefined();
  });

  it("goes where LOG_FILE says, and to standard output for a dash", () => {
    const LOG_FILE = path.join(folder, "elsewhere.log");
    expect([chosen({ LOG_FILE }), chosen({ ...ELSEWHERE, LOG_FILE })]).toEqual([LOG_FILE, LOG_FILE]);
    expect([chosen({ LOG_FILE: "-" }), chosen({ ...ELSEWHERE, LOG_FILE: "-" })]).toEqual([undefined, undefined]);
  });

  it("is for its owner only, and goes on at the next start", async () => {
    const file = path.join(folder, "forkprint.log");
    writeSync(new LogFile(file).output, "one\n");
    writeSync(new LogFile(file).output, "two\n");
    expect(await readFile(file, "utf8")).toBe("one\ntwo\n");
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  it("that has grown long is put beside itself once, and begins anew", async () => {
    const file = path.join(folder, "forkprint.log");
    await writeFile(file, Buffer.alloc(20_000_000, "x"));
    writeSync(new LogFile(file).output, "new\n");
    expect(await readFile(file, "utf8")).toBe("new\n");
    expect((await stat(`${file}.1`)).size).toBe(20_000_000);
  });

  it("that somebody deletes while it is written ends no process, and stays small", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const file = path.join(folder, "forkprint.log");
    const log = new LogFile(file);
    await rm(file);
    writeSync(log.output, Buffer.alloc(20_000_000, "x"));
    vi.advanceTimersByTime(60_000);
    expect(fstatSync(log.output).size).toBe(0);
  });
});

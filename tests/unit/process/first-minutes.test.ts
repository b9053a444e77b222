import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { toSentence } from "@/scripts/process/report";
import { ServerLog } from "@/server/db/embedded/server-log";

/** Runs a script as a Node of another version would, up to its own check. */
function runAs(version: string, script: string) {
  const pretend = `Object.defineProperty(process.versions, "node", { value: ${JSON.stringify(version)} })`;
  const options = ["--import", `data:text/javascript,${encodeURIComponent(pretend)}`, script, "start"];
  return spawnSync(process.execPath, options, { encoding: "utf8" });
}

describe("an outdated Node", () => {
  it.each(["20.18.3", "18.20.4", "16.20.2"])(
    "%s is told which one is needed, by the start and by `npm ci`",
    (version) => {
      for (const script of ["scripts/run.mjs", "scripts/prisma.mjs"]) {
        const { status, stdout, stderr } = runAs(version, script);
        expect([status, stdout, stderr]).toEqual([
          1,
          "",
          `Node 20.19.0 or later is needed; this is ${version}. See https://nodejs.org.\n`,
        ]);
      }
    },
  );

  it("can read what is loaded before the check: nothing newer than its modules and imports", () => {
    const imported = [...readFileSync("scripts/run.mjs", "utf8").matchAll(/^import .* from "(.+)";$/gm)];
    expect(imported.map(([, from]) => from)).toEqual(["./node-version.mjs"]);
    for (const file of ["scripts/run.mjs", "scripts/node-version.mjs"])
      expect(readFileSync(file, "utf8"), file).not.toMatch(/^\s*await |\?\?|\?\.|node:/m);
  });
});

describe("a full disk", () => {
  it.each([
    [
      Object.assign(new Error("write"), { code: "ENOSPC", path: "/data/x" }),
      "The disk is full (writing /data/x). Free some space, then start again.",
    ],
    [
      Object.assign(new Error("could not extend file"), { code: "53100" }),
      "The disk that holds the database is full. Free some space, then start again.",
    ],
  ])("is one sentence with the way out", (error, sentence) => {
    expect(toSentence(error)).toBe(sentence);
  });
});

describe("a database that does not start", () => {
  it.each([
    [
      "FATAL:  could not open file global/pg_filenode.map",
      /^The embedded database did not start \(could not open file .+\)\. Its log is .+: put right what it says, or begin with new data in another folder: DATA_DIR=\.data-2 npm start$/,
    ],
    [
      "PANIC:  could not write: No space left on device",
      /^The disk that holds .+ is full\. Free some space, then start again\.$/,
    ],
  ])("is one sentence with its reason and the way out: %s", async (line, sentence) => {
    const folder = mkdtempSync(path.join(tmpdir(), "forkprint-log-"));
    const log = new ServerLog(folder);
    const handle = await log.openForStart();
    await handle.writeFile(`2026-11-29 10:00:00 UTC [1] ${line}\n`);
    await handle.close();
    expect((await log.explain()).message).toMatch(sentence);
    rmSync(folder, { recursive: true });
  });
});

describe("an install script", () => {
  it("of another package is needed by nothing: npm is told to run none, and asks nobody", () => {
    const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
    const { allowScripts } = read("package.json") as { allowScripts: Record<string, boolean> };
    const { packages } = read("package-lock.json") as { packages: Record<string, { hasInstallScript?: boolean }> };
    const withScript = Object.entries(packages)
      .filter(([where, { hasInstallScript }]) => where && hasInstallScript)
      .map(([where]) => where.replace(/^.*node_modules\//, ""));
    expect(Object.keys(allowScripts).sort()).toEqual([...new Set(withScript)].sort());
    expect(Object.values(allowScripts).filter(Boolean)).toEqual([]);
  });
});

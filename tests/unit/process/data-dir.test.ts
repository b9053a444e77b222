import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { requireWritable } from "@/server/data-dir";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "data-dir-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe("requireWritable", () => {
  it("creates every missing folder for its owner alone, and accepts existing ones", async () => {
    const folder = path.join(root, "a", "b", "c");
    await requireWritable(folder);
    await requireWritable(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it("reports a file in the folder's place or in its path", async () => {
    const file = path.join(root, "file");
    await writeFile(file, "");
    await expect(requireWritable(file)).rejects.toThrow("a file is in its place");
    await expect(requireWritable(path.join(file, "below"))).rejects.toThrow("a file is in its way");
  });

  it.runIf(process.platform === "linux")("gives up if the file system cannot create folders", async () => {
    await expect(requireWritable("/proc/forkprint/below")).rejects.toThrow(
      "/proc/forkprint/below cannot be written to",
    );
  });
});

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fingerprintSources } from "@/scripts/process/fingerprint";

let root: string;
const put = async (file: string, content: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), content);
};
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "forkprint-sources-"));
  await put("app/page.tsx", "one");
  await put("public/sw.js", "one");
});
afterEach(() => rm(root, { recursive: true }));

describe("the fingerprint of a build's sources", () => {
  it("is the same before and after a build: generated files do not count", async () => {
    const before = await fingerprintSources(root, []);
    for (const made of ["widget.js", "widget/manifest.json", "sdk/forkprint-react-native-1.2.0.tgz"])
      await put(`public/${made}`, "made");
    await put("server/routes.generated.mjs", "made");
    expect(await fingerprintSources(root, [])).toBe(before);
  });

  it.each(["app/page.tsx", "public/sw.js", "public/sdk.js", "package.json"])("changes with %s", async (file) => {
    const before = await fingerprintSources(root, []);
    await put(file, "another");
    expect(await fingerprintSources(root, [])).not.toBe(before);
  });
});

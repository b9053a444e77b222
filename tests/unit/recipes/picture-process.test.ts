import { execFileSync } from "node:child_process";
import sharp from "sharp";
import { expect, it } from "vitest";
import { encodeInChildProcess } from "@/server/recipes/photos/encode-in-child-process";

/** The ids of the child processes that read pictures. */
const readers = (): number[] =>
  execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => Number(parent) === process.pid && args.join(" ").includes("picture-process.mjs"))
    .map(([pid]) => Number(pid));

const jpeg = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, background: "#884422" } })
    .jpeg()
    .toBuffer();

it("a picture is read in a process of its own, with lower priority than requests and without settings", async () => {
  const encoded = await encodeInChildProcess(await jpeg(700), "jpeg");
  expect("picture" in encoded && encoded.picture.renditions.map(({ width }) => width)).toEqual([320, 640, 1280]);
  await encodeInChildProcess(await jpeg(20), "jpeg");
  const [pid, ...more] = readers();
  expect(more).toEqual([]);
  const niceness = execFileSync("ps", ["-o", "ni=", "-p", String(pid)], { encoding: "utf8" });
  expect(Number(niceness)).toBeGreaterThan(0);
});

it("a picture that crashes the process is damaged, and the next one is read", async () => {
  const large = await jpeg(5000);
  await encodeInChildProcess(await jpeg(20), "jpeg");
  const [pid = 0] = readers();
  const broken = encodeInChildProcess(large, "jpeg");
  await new Promise(setImmediate);
  process.kill(pid, "SIGKILL");
  expect(await broken).toEqual({ refusal: "damaged" });
  expect(await encodeInChildProcess(await jpeg(20), "jpeg")).toHaveProperty("picture");
});

import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Progress } from "@/scripts/process/progress";
import { sideBySide } from "@/scripts/process/side-by-side";

let lines: string[];
let progress: Progress;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  lines = [];
  progress = new Progress((line) => lines.push(line));
});
afterEach(() => vi.useRealTimers());

const lasting = <T>(ms: number, result: T) => new Promise<T>((resolve) => setTimeout(() => resolve(result), ms));

describe("what a start says", () => {
  it("is one line for a step that is over soon, with the seconds since the start and its own", async () => {
    await vi.advanceTimersByTimeAsync(2_000);
    const step = progress.step(
      "migrations",
      "applying",
      () => lasting(1_200, 3),
      (count) => `${count} applied`,
    );
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await step).toBe(3);
    expect(lines).toEqual(["[  3.2 s] migrations       3 applied (1.2 s)"]);
  });

  it("is never nothing for longer than half a minute, and names the part that runs", async () => {
    const work = async (tell: (doing: string) => void) => {
      await lasting(10_000, undefined);
      tell("writing pages");
      await lasting(100_000, undefined);
    };
    const step = progress.step("build", "compiling", work, () => "built");
    const counts: number[] = [];
    for (let second = 0; second < 120; second += 30) {
      await vi.advanceTimersByTimeAsync(30_000);
      counts.push(lines.length);
    }
    await step;
    expect(counts.every((count, index) => count > (counts[index - 1] ?? 0))).toBe(true);
    expect(lines.map((line) => line.slice(27))).toEqual(
      expect.arrayContaining(["compiling …", "writing pages …", "still writing pages …", "built (110.0 s)"]),
    );
  });

  it("of a step that fails is nothing more: the error is said once, at the end", async () => {
    const step = progress.step(
      "database",
      "starting",
      () => Promise.reject(new Error("no")),
      () => "runs",
    );
    await expect(step).rejects.toThrow("no");
    await vi.advanceTimersByTimeAsync(100_000);
    expect(lines).toEqual([]);
  });

  it("names the log as seen from the working folder, and by its whole name if it lies elsewhere", () => {
    progress.begin(path.resolve(".data", "forkprint.log"));
    progress.begin("/var/log/forkprint.log");
    expect(lines.filter((line) => line.includes("Warnings")).map((line) => line.split(" ").at(-1))).toEqual([
      path.join(".data", "forkprint.log"),
      "/var/log/forkprint.log",
    ]);
  });
});

describe("two works side by side", () => {
  const never = new AbortController().signal;

  it("take as long as the longer one", async () => {
    const both = sideBySide(
      never,
      () => lasting(300, "first"),
      () => lasting(200, undefined),
    );
    await vi.advanceTimersByTimeAsync(300);
    expect(await both).toBe("first");
  });

  it("stop when one fails: the other is told, and is over when the error is thrown", async () => {
    let isOver = false;
    const other = async (signal: AbortSignal) => {
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      await lasting(500, undefined);
      isOver = true;
    };
    const both = sideBySide(never, () => Promise.reject(new Error("the disk is full")), other);
    const seen = both.catch((error: Error) => [error.message, isOver]);
    await vi.advanceTimersByTimeAsync(500);
    expect(await seen).toEqual(["the disk is full", true]);
  });
});

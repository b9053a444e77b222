import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepRunning } from "@/scripts/process/keep-running";

const NO_PAUSE = 0;
const running = () => new AbortController().signal;

let said = "";
beforeEach(() => {
  said = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    said += String(text);
    return true;
  });
  vi.spyOn(console, "log").mockImplementation((text: string) => {
    said += `${text}\n`;
  });
});
afterEach(() => vi.restoreAllMocks());

describe("a process that exits by itself", () => {
  it("is started again with a log line, but not for ever", async () => {
    const restart = vi.fn(async () => undefined);
    const why = await keepRunning(
      { name: "The application", ended: async () => "code 1", restart },
      running(),
      NO_PAUSE,
    );
    expect(why).toBe("The application ended 6 times within 10 minutes (code 1). It is not started again.");
    expect(restart).toHaveBeenCalledTimes(5);
    expect(said.match(/The application ended by itself \(code 1\)\. Starting it again/g)).toHaveLength(5);
    expect(said.match(/The application runs again\./g)).toHaveLength(5);
  });

  it("counts failed starts, and logs the reason", async () => {
    const restart = () => Promise.reject(new Error("The disk that holds /data is full."));
    const database = { name: "The embedded database", ended: async () => "killed", restart };
    expect(await keepRunning(database, running(), NO_PAUSE)).toContain("The disk that holds /data is full.");
  });

  it("is not restarted when the product is being stopped", async () => {
    const stopping = new AbortController();
    const restart = vi.fn();
    stopping.abort();
    const given = keepRunning({ name: "The application", ended: async () => "code 0", restart }, stopping.signal);
    const later = new Promise((resolve) => setTimeout(() => resolve("waiting"), 50));
    expect(await Promise.race([given, later])).toBe("waiting");
    expect(restart).not.toHaveBeenCalled();
  });
});

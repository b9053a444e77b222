import { describe, expect, it, vi } from "vitest";
import { LEAVING, oneAtATime } from "@/components/ui/use-task";

/** A task that ends when the test says so. */
function pending() {
  let resolve = (): void => undefined;
  let reject = (_error: Error): void => undefined;
  const outcome = new Promise<void>((done, failed) => {
    [resolve, reject] = [done, failed];
  });
  return { task: vi.fn((_signal: AbortSignal) => outcome), resolve, reject };
}
const never = () => expect.unreachable("nothing may fail here");

describe("tasks of which one runs at a time", () => {
  it("ignores another one while one runs, also one that starts in the same moment", async () => {
    const shown: (string | null)[] = [];
    const tasks = oneAtATime((name) => shown.push(name));
    const first = pending();
    const second = pending();
    const running = tasks.run("save", first.task, never);
    expect(await tasks.run("save", second.task, never)).toBe(false);
    expect(tasks.isRunning()).toBe(true);
    first.resolve();
    expect(await running).toBe(true);
    expect([first.task.mock.calls.length, second.task.mock.calls.length]).toEqual([1, 0]);
    expect(shown).toEqual(["save", null]);
    expect(await tasks.run("save", async () => undefined, never)).toBe(true);
  });

  it("reports a failure, and lets the next one start", async () => {
    const shown: (string | null)[] = [];
    const failed = vi.fn();
    const tasks = oneAtATime((name) => shown.push(name));
    const error = new Error("no network");
    expect(await tasks.run("save", () => Promise.reject(error), failed)).toBe(false);
    expect(failed.mock.calls).toEqual([[error]]);
    expect(shown).toEqual(["save", null]);
    expect(await tasks.run("save", async () => undefined, never)).toBe(true);
  });

  it("counts one that leaves the page as running", async () => {
    const shown: (string | null)[] = [];
    const tasks = oneAtATime((name) => shown.push(name));
    expect(await tasks.run("save", async () => LEAVING, never)).toBe(true);
    expect(shown).toEqual(["save"]);
    expect(await tasks.run("save", never, never)).toBe(false);
  });

  it("aborts the signal of one that is cancelled, and neither shows nor reports its outcome over the next one's", async () => {
    const shown: (string | null)[] = [];
    const tasks = oneAtATime((name) => shown.push(name));
    const [ends, fails, next] = [pending(), pending(), pending()];
    const cancelled = [];
    for (const { task } of [ends, fails]) {
      cancelled.push(tasks.run("import", task, never));
      tasks.cancel();
      expect(task.mock.calls[0]?.[0].aborted).toBe(true);
    }
    const running = tasks.run("paste", next.task, never);
    ends.resolve();
    fails.reject(new Error("too late"));
    expect(await Promise.all(cancelled)).toEqual([false, false]);
    expect(tasks.isRunning()).toBe(true);
    next.resolve();
    expect(await running).toBe(true);
    expect(shown).toEqual(["import", null, "import", null, "paste", null]);
    tasks.cancel(); // nothing runs
    expect(shown).toHaveLength(6);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
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
  it("ignore another one while one runs, also one that starts in the same moment", async () => {
    const runningTasks: (string | null)[] = [];
    const tasks = oneAtATime((name) => runningTasks.push(name));
    const first = pending();
    const second = pending();
    const running = tasks.run("save", first.task, never);
    expect(await tasks.run("save", second.task, never)).toBe(false);
    expect(tasks.isRunning()).toBe(true);
    first.resolve();
    expect(await running).toBe(true);
    expect([first.task.mock.calls.length, second.task.mock.calls.length]).toEqual([1, 0]);
    expect(runningTasks).toEqual(["save", null]);
    expect(await tasks.run("save", async () => undefined, never)).toBe(true);
  });

  it("report a failure, and let the next one start", async () => {
    const runningTasks: (string | null)[] = [];
    const failed = vi.fn();
    const tasks = oneAtATime((name) => runningTasks.push(name));
    const error = new Error("no network");
    expect(await tasks.run("save", () => Promise.reject(error), failed)).toBe(false);
    expect(failed.mock.calls).toEqual([[error]]);
    expect(runningTasks).toEqual(["save", null]);
    expect(await tasks.run("save", async () => undefined, never)).toBe(true);
  });

  it("throw an error that the task itself does not report, and let the next one start", async () => {
    const runningTasks: (string | null)[] = [];
    const tasks = oneAtATime((name) => runningTasks.push(name));
    await expect(tasks.run("save", () => Promise.reject(new Error("no network")))).rejects.toThrow("no network");
    expect(runningTasks).toEqual(["save", null]);
    expect(await tasks.run("save", async () => undefined)).toBe(true);
  });

  it("count one that leaves the page as running", async () => {
    const runningTasks: (string | null)[] = [];
    const tasks = oneAtATime((name) => runningTasks.push(name));
    expect(await tasks.run("save", async () => LEAVING, never)).toBe(true);
    expect(runningTasks).toEqual(["save"]);
    expect(await tasks.run("save", never, never)).toBe(false);
  });

  it("abort the signal of a cancelled one, and neither show nor report its outcome over the next one's", async () => {
    const runningTasks: (string | null)[] = [];
    const tasks = oneAtATime((name) => runningTasks.push(name));
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
    expect(runningTasks).toEqual(["import", null, "import", null, "paste", null]);
    tasks.cancel(); // Nothing runs.
    expect(runningTasks).toHaveLength(6);
  });
});

const root = path.resolve(import.meta.dirname, "../../..");
/** A state of its own for "something runs", which a second click of the same moment does not see yet. */
const OWN_FLAG = /\[\w+, set(?:Is)?(?:Busy|Pending|Running|Saving|Sending|Submitting)\] = useState/;
/** Flags that guard no task: with the reason. */
const OTHER_FLAGS: Readonly<Record<string, string>> = {
  "app/(admin)/admin/_components/photos/bulk-upload.tsx": "the progress of a task",
  "components/auth/auth-modal.tsx": "shows what its form tells it",
  "components/ui/use-task.ts": "the task itself",
};

describe("what a person starts", () => {
  const files = ["components", "app"]
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file));

  it("is a task of useTask: no component has a flag of its own for it", () => {
    const found = files.filter((file) => OWN_FLAG.test(readFileSync(path.join(root, file), "utf8")));
    expect(found.sort(), "useTask runs one at a time and says whether it runs").toEqual(
      Object.keys(OTHER_FLAGS).sort(),
    );
  });

  it("is found if a component has a flag of its own", () => {
    expect(OWN_FLAG.test("  const [busy, setBusy] = useState(false);")).toBe(true);
    expect(OWN_FLAG.test("  const [saving, setSaving] = useState<string | null>(null);")).toBe(true);
    expect(OWN_FLAG.test("  const [isOpen, setOpen] = useState(false);")).toBe(false);
  });
});

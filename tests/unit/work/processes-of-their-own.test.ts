import { mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ProcessesOfTheirOwn } from "@/server/work/processes-of-their-own";

type Message = { say?: string; forever?: true; fill?: true };
type Answer = { pid: number; said: string };

const PROGRAM = `
process.on("message", ({ say, forever, fill }) => {
  if (forever) for (;;);
  const kept = [];
  if (fill) for (;;) kept.push(new Array(1e6).fill(kept.length));
  process.send({ pid: process.pid, said: say });
});
process.on("disconnect", () => process.exit(0));
process.send("ready");
`;

let folder: string;
let file: string;
beforeAll(async () => {
  // Inside the project: a process is started from its root.
  folder = await mkdtemp(path.join(process.cwd(), "coverage-processes-"));
  file = path.relative(process.cwd(), path.join(folder, "program.mjs"));
  await writeFile(file, PROGRAM);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let made = 0;
const processes = (over: { deadlineMs?: number; maxHeapMb?: number } = {}, count = 1) =>
  new ProcessesOfTheirOwn<Message, Answer>({ name: `test ${made++}`, file, deadlineMs: 30_000, ...over }, count);

describe("processes of their own", { timeout: 120_000 }, () => {
  it("answer, and the same one again while one is enough", async () => {
    const pool = processes({}, 2);
    await pool.start();
    const first = await pool.ask({ say: "soup" });
    expect(first).toMatchObject({ said: "soup" });
    expect(await pool.ask({ say: "soup" })).toEqual(first);
  });

  it("work in parallel, each on one message", async () => {
    const pool = processes({}, 2);
    const answers = (await Promise.all([pool.ask({ say: "a" }), pool.ask({ say: "b" })])) as Answer[];
    expect(answers.map(({ said }) => said)).toEqual(["a", "b"]);
    expect(new Set(answers.map(({ pid }) => pid)).size).toBe(2);
  });

  it("are replaced after one was killed", async () => {
    const pool = processes();
    const { pid } = (await pool.ask({ say: "a" })) as Answer;
    process.kill(pid, "SIGKILL");
    // It may have ended already, or while it worked on this message.
    await pool.ask({ say: "b" });
    expect(await pool.ask({ say: "c" })).toMatchObject({ said: "c" });
  });

  it("are ended when they take too long or too much memory, and the next message is answered", async () => {
    const slow = processes();
    expect(await slow.ask({ forever: true }, undefined, 300)).toBe("too slow");
    expect(await slow.ask({ say: "a" })).toMatchObject({ said: "a" });
    const large = processes({ maxHeapMb: 64 });
    expect(await large.ask({ fill: true })).toBe("ended");
    expect(await large.ask({ say: "a" })).toMatchObject({ said: "a" });
  });

  it("are not ended for waiting: time that a busy machine does not give them is not counted", async () => {
    const pool = processes({ deadlineMs: 400 });
    const { pid } = (await pool.ask({ say: "a" })) as Answer;
    process.kill(pid, "SIGSTOP");
    const answer = pool.ask({ say: "b" });
    await sleep(1_000);
    process.kill(pid, "SIGCONT");
    expect(await answer).toEqual({ pid, said: "b" });
  });

  it("are ended when they get no time at all, so that others need not wait for them", async () => {
    const pool = processes({ deadlineMs: 200 });
    const { pid } = (await pool.ask({ say: "a" })) as Answer;
    process.kill(pid, "SIGSTOP");
    await expect(pool.ask({ say: "b" })).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 5 });
  });

  it("are ended when the work is cancelled", async () => {
    const pool = processes();
    await pool.start();
    const over = new AbortController();
    const endless = pool.ask({ forever: true }, over.signal);
    over.abort();
    expect(await endless).toBe("given up");
    expect(await pool.ask({ say: "a" })).toMatchObject({ said: "a" });
  });
});

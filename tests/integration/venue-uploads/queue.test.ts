import { setTimeout } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { POST as start } from "@/app/api/venues/uploads/route";
import { jobQueue } from "@/server/background/job-queue";
import { db } from "@/server/db/client";
import { cronOf, endQueue, runQueue } from "@/server/jobs/run-queue";
import { SCHEDULED_JOBS } from "@/server/jobs/scheduled-jobs";
import { LEASE_MS, runUpload } from "@/server/venue-uploads/run-upload";
import { createSignedInPerson } from "../../factories/people";
import { call } from "../../support/request";
import { killScript, startScript } from "../../support/script-process";

const ROWS = 150;

afterAll(endQueue);

async function startUpload(count: number) {
  const owner = await createSignedInPerson({ accountType: "business" });
  const id = crypto.randomUUID();
  const rows = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    row: { name: `Venue ${index + 1}`, city: "Bristol", country: "UK" },
  }));
  await call(start, { token: owner.token, body: { id, action: "add", file_name: "venues.csv", rows } });
  return { id, ownerId: owner.id };
}

const progress = (id: string) =>
  db.venueUpload.findUniqueOrThrow({ where: { id }, select: { state: true, doneCount: true, created: true } });

describe("an upload that is killed in the middle", () => {
  it("is done once and tells its true progress, by two processes that are killed with SIGKILL", async () => {
    const { id, ownerId } = await startUpload(ROWS);
    for (let turn = 0; turn < 2; turn++) {
      const before = (await progress(id)).doneCount;
      const children = await Promise.all([1, 2].map(() => startScript("run-uploads-process.ts")));
      while ((await progress(id)).doneCount < before + 20) await setTimeout(5);
      await Promise.all(children.map(killScript));
      // Every row that counts as done is there, and no other.
      const { doneCount, created } = await progress(id);
      expect([await db.venue.count({ where: { ownerId } }), created]).toEqual([doneCount, doneCount]);
      // Its lease is over.
      await db.venueUpload.update({ where: { id }, data: { heardAt: new Date(Date.now() - 2 * LEASE_MS) } });
    }
    expect((await progress(id)).state).toBe("working");
    await runUpload(id);
    expect(await progress(id)).toEqual({ state: "done", doneCount: ROWS, created: ROWS });
    expect(await db.venue.count({ where: { ownerId } })).toBe(ROWS);
    const named = await db.venue.groupBy({ by: ["name"], where: { ownerId } });
    expect(named).toHaveLength(ROWS);
  });
});

describe("the job queue", () => {
  it("gives an upload to a worker as soon as it is asked for, and runs scheduled jobs, failing ones too", async () => {
    let ran = 0;
    await runQueue(
      [
        { queue: "test-well", every: 1, what: "a test", work: async () => ++ran },
        { queue: "test-ill", every: 1, what: "a failing test", work: () => Promise.reject(new Error("ill")) },
      ],
      0.5,
    );
    const { id } = await startUpload(20);
    while ((await progress(id)).state !== "done") await setTimeout(50);
    expect(await progress(id)).toMatchObject({ doneCount: 20, created: 20 });

    await jobQueue().send("test-well", {});
    await jobQueue().send("test-ill", {});
    while (ran === 0 || (await jobQueue().getQueueSize("test-ill", { before: "completed" })) > 0) await setTimeout(100);
    expect(ran).toBeGreaterThan(0);
    // What failed is kept with its reason, for an administrator.
    const failed = await db.$queryRaw<{ output: { message: string } }[]>`
      SELECT output FROM pgboss.job WHERE name = 'test-ill' AND state = 'failed'`;
    expect(failed[0]?.output.message).toBe("ill");
  });

  it("has every scheduled job at its interval, not all of them at the same minute", () => {
    const crons = SCHEDULED_JOBS.map((job, index) => cronOf(job, index));
    expect(crons).toContain("* * * * *");
    const rare = crons.filter((cron) => !/^(\*|\d-59\/(2|5|10)) /.test(cron));
    expect(new Set(rare).size).toBeGreaterThan(rare.length / 2);
    expect(new Set(SCHEDULED_JOBS.map(({ queue }) => queue)).size).toBe(SCHEDULED_JOBS.length);
  });
});

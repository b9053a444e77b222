import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { POST as retry } from "@/app/api/admin/jobs/[queue]/failures/[id]/retry/route";
import { DELETE as forget } from "@/app/api/admin/jobs/[queue]/failures/[id]/route";
import { POST as run } from "@/app/api/admin/jobs/[queue]/run/route";
import { GET as list } from "@/app/api/admin/jobs/route";
import type { JobsWire } from "@/lib/schemas/admin-jobs";
import { jobQueue } from "@/server/background/job-queue";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { endQueue, runQueue } from "@/server/jobs/run-queue";
import { createPerson, createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createSignedInAdmin } from "../../support/admin";
import { call } from "../../support/request";

let isIll = true;
let runs = 0;
let admin: SignedInPerson;
const QUEUE = "console-test";

beforeEach(async () => {
  admin = await createSignedInAdmin();
});
beforeAll(async () => {
  await runQueue(
    [
      {
        ...{ queue: QUEUE, every: 360, what: "testing the console" },
        work: async () => {
          runs += 1;
          if (isIll) throw new Error("the disk is full");
        },
      },
    ],
    0.5,
  );
});
afterAll(endQueue);

const listed = async () => (await call<JobsWire>(list, { token: admin.token })).body;
/** An attempt that is not the last is followed by others a minute later, so the last one is made at once. */
const failForGood = () => jobQueue().send(QUEUE, {}, { retryLimit: 0 });
async function until(holds: (jobs: JobsWire) => boolean): Promise<JobsWire> {
  for (;;) {
    const jobs = await listed();
    if (holds(jobs)) return jobs;
    await setTimeout(100);
  }
}

describe("the jobs in the console", () => {
  it("shows a job that failed for good with its reason; it is tried again, and taken off the list", async () => {
    await failForGood();
    const { failures, scheduled, is_there } = await until((jobs) => jobs.failures.length === 1);
    expect(is_there).toBe(true);
    expect(failures[0]).toMatchObject({ queue: QUEUE, attempts: 1, reason: "the disk is full" });
    expect(scheduled).toMatchObject([
      { queue: QUEUE, what: "testing the console", every: 360, failed: 1, last: { state: "failed" } },
    ]);

    isIll = false;
    const params = { queue: QUEUE, id: failures[0]?.id ?? "" };
    expect((await call(retry, { token: admin.token, params, method: "POST" })).status).toBe(204);
    const well = await until((jobs) => jobs.scheduled[0]?.last?.state === "completed");
    expect([well.failures, well.scheduled[0]?.failed]).toEqual([[], 0]);
    // Nothing of it is left to be tried or forgotten.
    expect((await call(retry, { token: admin.token, params, method: "POST" })).status).toBe(404);

    isIll = true;
    await failForGood();
    const again = await until((jobs) => jobs.failures.length === 1);
    const other = { queue: QUEUE, id: again.failures[0]?.id ?? "" };
    expect((await call(forget, { token: admin.token, params: other, method: "DELETE" })).status).toBe(204);
    expect((await listed()).failures).toEqual([]);
    expect((await call(forget, { token: admin.token, params: other, method: "DELETE" })).status).toBe(404);
  }, 90_000);

  it("runs a scheduled job when it is asked for", async () => {
    isIll = false;
    const before = runs;
    expect((await call(run, { token: admin.token, params: { queue: QUEUE }, method: "POST" })).status).toBe(204);
    while (runs === before) await setTimeout(100);
    expect((await call(run, { token: admin.token, params: { queue: "not-there" }, method: "POST" })).status).toBe(404);
  }, 60_000);

  it("shows uploads that go on without anything of their files", async () => {
    const owner = await createPerson({ accountType: "business" });
    const business = await db.business.findUniqueOrThrow({ where: { holderId: owner.id }, select: { id: true } });
    const upload = { id: randomUUID(), businessId: business.id, action: "add", fileName: "secret.csv" } as const;
    await db.venueUpload.create({
      data: {
        ...upload,
        state: "working",
        rowCount: 9,
        doneCount: 4,
        run: randomUUID(),
        heardAt: now(),
        createdAt: now(),
      },
    });
    const jobs = await listed();
    expect(jobs.uploads).toMatchObject([{ id: upload.id, state: "working", row_count: 9, done_count: 4 }]);
    expect(JSON.stringify(jobs)).not.toContain("secret");
  });

  it("is closed to everybody else", async () => {
    const person = await createSignedInPerson();
    const params = { queue: QUEUE, id: randomUUID() };
    for (const [handler, method] of [
      [list, "GET"],
      [run, "POST"],
      [retry, "POST"],
      [forget, "DELETE"],
    ] as const) {
      expect((await call(handler, { token: person.token, params, method })).status).toBe(403);
    }
  });
});

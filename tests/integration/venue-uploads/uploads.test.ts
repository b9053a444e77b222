import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as cancel } from "@/app/api/venues/uploads/[id]/cancel/route";
import { GET as getUpload } from "@/app/api/venues/uploads/[id]/route";
import { GET as listUploads, POST as start } from "@/app/api/venues/uploads/route";
import type { UploadDetailWire, UploadWire } from "@/lib/schemas/venue-uploads";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { LEASE_MS, runUpload } from "@/server/venue-uploads/run-upload";
import { findUntended } from "@/server/venue-uploads/tend-uploads";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { statusesAtOnce } from "../../support/at-once";
import { call } from "../../support/request";

let owner: SignedInPerson;
beforeEach(async () => {
  owner = await createSignedInPerson({ accountType: "business" });
});

const row = (name: string, internal_id = "") => ({ name, city: "Bristol", state: "", country: "UK", internal_id });
const many = (count: number) => Array.from({ length: count }, (_, index) => row(`Venue ${index + 1}`));
type Row = ReturnType<typeof row>;

const send = (rows: readonly Row[], action = "add", id: string = randomUUID()) =>
  call<UploadWire>(start, {
    token: owner.token,
    body: { id, action, file_name: "venues.csv", rows: rows.map((each, index) => ({ number: index + 1, row: each })) },
  });
const detail = async (id: string) =>
  (await call<UploadDetailWire>(getUpload, { token: owner.token, params: { id } })).body;
const venueCount = () => db.venue.count({ where: { ownerId: owner.id } });

describe("uploading a file of venues", () => {
  it("keeps the file at once, and a job applies it part by part", async () => {
    const { status, body } = await send(many(12));
    expect([status, body.state, body.done_count, await venueCount()]).toEqual([200, "waiting", 0, 0]);

    await runUpload(body.id, { rowsAPart: 5 });
    expect(await detail(body.id)).toMatchObject({
      ...{ state: "done", row_count: 12, done_count: 12, error_count: 0, errors: [], failure: null },
      counts: { created: 12, updated: 0, unchanged: 0, deleted: 0 },
    });
    expect(await venueCount()).toBe(12);
    const stored = await db.venueUpload.findUniqueOrThrow({ where: { id: body.id }, select: { rows: true } });
    expect(stored.rows).toBeNull();
  });

  it("keeps the order of the file in the list of venues", async () => {
    const { body } = await send(many(7));
    await runUpload(body.id, { rowsAPart: 3 });
    const venues = await db.venue.findMany({
      where: { ownerId: owner.id },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    });
    expect(venues.map(({ name }) => name)).toEqual(many(7).map(({ name }) => name));
  });

  it("names refused rows by their number in the file, and does the others", async () => {
    const { body } = await send([row("One", "1"), row(""), row("Two", "1"), row("Three", "3")]);
    await runUpload(body.id, { rowsAPart: 2 });
    expect(await detail(body.id)).toMatchObject({
      ...{ state: "done", done_count: 4, error_count: 2 },
      errors: [
        { row_number: 2, error_message: "Name is required", row: row("") },
        { row_number: 3, error_message: "Another venue has the internal ID 1 already", row: row("Two", "1") },
      ],
      counts: { created: 2 },
    });
  });

  it("starts one upload, however often the same call comes", async () => {
    const id = randomUUID();
    expect(await statusesAtOnce(4, () => send(many(3), "add", id))).toEqual({ 200: 4 });
    expect(await db.venueUpload.count()).toBe(1);
    const acts = await db.businessAct.count({ where: { kind: "venues_uploaded" } });
    expect(acts).toBe(1);
  });

  it("refuses a second file while one is not done, and takes it afterwards", async () => {
    const { body } = await send(many(2));
    const second = await send([row("Other")]);
    expect([second.status, second.body]).toMatchObject([409, { code: "upload_goes_on" }]);
    await runUpload(body.id);
    expect((await send([row("Other")])).status).toBe(200);
  });

  it("replaces all venues or none", async () => {
    await runUpload((await send([row("Old", "1"), row("Gone", "9")])).body.id);
    const bad = (await send([row("New", "1"), row("")], "replace")).body.id;
    await runUpload(bad);
    expect(await detail(bad)).toMatchObject({ state: "failed", counts: { updated: 0, deleted: 0 }, error_count: 1 });
    expect(await venueCount()).toBe(2);
    const good = (await send([row("New", "1")], "replace")).body.id;
    await runUpload(good);
    expect(await detail(good)).toMatchObject({ state: "done", counts: { created: 0, updated: 1, deleted: 1 } });
  });

  it("ends before the next part when it is cancelled, and says how far it came", async () => {
    const { id } = (await send(many(6))).body;
    const { body } = await call<UploadDetailWire>(cancel, { token: owner.token, params: { id } });
    expect([body.state, body.is_cancelling]).toEqual(["waiting", true]);
    await runUpload(id, { rowsAPart: 2 });
    expect(await detail(id)).toMatchObject({ state: "cancelled", done_count: 0, is_cancelling: false });
    expect(await venueCount()).toBe(0);
    // Once it has ended, cancelling changes nothing.
    expect((await call(cancel, { token: owner.token, params: { id } })).status).toBe(200);
  });

  it("lists the latest uploads with who started them", async () => {
    const first = (await send([row("One")])).body.id;
    await runUpload(first);
    const second = (await send([row("Two")])).body.id;
    const { body } = await call<{ items: UploadWire[] }>(listUploads, { token: owner.token });
    expect(body.items.map(({ id, state, started_by }) => [id, state, started_by])).toEqual([
      [second, "waiting", owner.email],
      [first, "done", owner.email],
    ]);
  });

  it("is not found by another business", async () => {
    const { id } = (await send([row("One")])).body;
    const other = await createSignedInPerson({ accountType: "business" });
    for (const handler of [getUpload, cancel]) {
      expect((await call(handler, { token: other.token, params: { id } })).status).toBe(404);
    }
    expect(await detail(id)).toMatchObject({ is_cancelling: false });
  });
});

describe("an upload whose run is lost", () => {
  const lose = (id: string, agoMs: number) =>
    db.venueUpload.update({
      where: { id },
      data: { state: "working", run: randomUUID(), heardAt: new Date(now().getTime() - agoMs) },
    });

  it("is not taken from a run that was heard of", async () => {
    const { id } = (await send(many(3))).body;
    await lose(id, LEASE_MS / 2);
    await runUpload(id);
    expect([await venueCount(), await findUntended()]).toEqual([0, []]);
  });

  it("goes on where it was, once the lease is over", async () => {
    const { id } = (await send(many(5))).body;
    const signal = new AbortController();
    // The process ends after the first part.
    const running = runUpload(id, { rowsAPart: 2, signal: signal.signal });
    signal.abort();
    await running;
    await lose(id, 2 * LEASE_MS);
    expect(await findUntended()).toEqual([id]);
    await runUpload(id, { rowsAPart: 2 });
    expect(await detail(id)).toMatchObject({ state: "done", done_count: 5, counts: { created: 5 } });
    expect(await venueCount()).toBe(5);
  });

  it("is done once by runs at the same moment", async () => {
    const { id } = (await send(many(40))).body;
    await Promise.all(Array.from({ length: 6 }, () => runUpload(id, { rowsAPart: 3 })));
    expect([await venueCount(), (await detail(id)).counts.created]).toEqual([40, 40]);
  });

  it("fails in the end if no run gets a part further", async () => {
    const { id } = (await send(many(2))).body;
    for (let attempt = 0; attempt < 5; attempt++) {
      await db.venueUpload.update({ where: { id }, data: { run: null, attempts: attempt } });
      if (attempt === 4) await runUpload(id);
    }
    expect(await detail(id)).toMatchObject({
      ...{ state: "failed", done_count: 0 },
      failure: "It was interrupted again and again at the same row.",
    });
  });
});

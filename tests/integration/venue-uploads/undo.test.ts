import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as undo } from "@/app/api/venues/uploads/[id]/undo/route";
import { POST as start } from "@/app/api/venues/uploads/route";
import { DAY_MS } from "@/lib/durations";
import { UNDO_DAYS, UPLOAD_DAYS, type UploadDetailWire, type UploadWire } from "@/lib/schemas/venue-uploads";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { runUpload } from "@/server/venue-uploads/run-upload";
import { sweepUploads } from "@/server/venue-uploads/tend-uploads";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createMappedClient, createTable } from "../../factories/places";
import { statusesAtOnce } from "../../support/at-once";
import { call } from "../../support/request";

let owner: SignedInPerson;
beforeEach(async () => {
  owner = await createSignedInPerson({ accountType: "business" });
});

const row = (name: string, internal_id = "") => ({ name, city: "Bristol", state: "", country: "UK", internal_id });

async function apply(rows: readonly ReturnType<typeof row>[], action = "add"): Promise<string> {
  const numbered = rows.map((each, index) => ({ number: index + 1, row: each }));
  const id = randomUUID();
  await call<UploadWire>(start, { token: owner.token, body: { id, action, file_name: "v.csv", rows: numbered } });
  await runUpload(id);
  return id;
}
const takeBack = (id: string, token = owner.token) => call<UploadDetailWire>(undo, { token, params: { id } });
const stored = () =>
  db.venue.findMany({
    where: { ownerId: owner.id },
    orderBy: { name: "asc" },
    select: { id: true, name: true, city: true, internalId: true },
  });
const names = async () => (await stored()).map(({ name }) => name);

describe("undoing an upload", () => {
  it("deletes the venues that it added, and says until when it could", async () => {
    await apply([row("Before")]);
    const id = await apply([row("One"), row("Two")]);
    const { status, body } = await takeBack(id);
    expect([status, body.undo_left, body.undo_until]).toEqual([200, 0, null]);
    expect(body.undone_at).not.toBeNull();
    expect(await names()).toEqual(["Before"]);
  });

  it("leaves a venue that was changed or is used by now, and counts it", async () => {
    const id = await apply([row("Renamed"), row("With a table"), row("Untouched")]);
    const [renamed, , withTable] = await stored();
    await db.venue.update({ where: { id: renamed?.id ?? "" }, data: { name: "Renamed by hand" } });
    await createTable(withTable?.id ?? "");
    const { body } = await takeBack(id);
    expect([body.undo_left, await names()]).toEqual([2, ["Renamed by hand", "With a table"]]);
  });

  it("gives changed venues their former fields", async () => {
    await apply([row("Old name", "1")]);
    const id = await apply([{ ...row("New name", "1"), city: "Bath" }], "replace");
    expect(await stored()).toMatchObject([{ name: "New name", city: "Bath" }]);
    await takeBack(id);
    expect(await stored()).toMatchObject([{ name: "Old name", city: "Bristol", internalId: "1" }]);
  });

  it("brings deleted venues back with their tables, codes, menus and what the kitchen said", async () => {
    await apply([row("Lungara", "1"), row("Other", "2")]);
    const before = await stored();
    const venueId = before.find(({ name }) => name === "Lungara")?.id ?? "";
    const table = await createTable(venueId);
    const moved = await createTable(venueId);
    await db.location.update({ where: { id: moved.id }, data: { leadsToId: table.id, leadsSince: now() } });
    await createMappedClient(owner.id, venueId, "BRS-01");
    const dish = await db.venueDish.create({
      data: {
        ...{ venueId, position: 0, name: "Risotto", description: "rice", verdicts: {}, engineVersion: "1" },
        facts: { create: { subject: "milk", state: "contains", saidBy: "Chiara", saidAt: now(), recipe: "r" } },
      },
    });
    await db.venue.update({ where: { id: venueId }, data: { timeZone: "Europe/Rome", guestRetentionDays: 7 } });
    const whole = () =>
      db.venue.findUnique({
        where: { id: venueId },
        include: { dishes: { include: { facts: true } }, locations: { orderBy: { id: "asc" } }, identifiers: true },
      });
    const then = await whole();

    const id = await apply(
      [row("", "1"), row("", "2")].map((each) => ({ ...each, name: "x" })),
      "delete",
    );
    expect(await stored()).toEqual([]);
    const { body } = await takeBack(id);
    expect(body).toMatchObject({ undo_left: 0, counts: { deleted: 2 } });
    expect(await stored()).toEqual(before);
    expect(await whole()).toEqual(then);
    expect(dish.id).toBe(then?.dishes[0]?.id);
  });

  it("does not bring a venue back whose internal ID another one has by now", async () => {
    await apply([row("First", "1")]);
    const id = await apply([row("x", "1")], "delete");
    await apply([row("Second", "1")]);
    expect([(await takeBack(id)).body.undo_left, await names()]).toEqual([1, ["Second"]]);
  });

  it("is done once, by two calls at the same moment too", async () => {
    const id = await apply([row("One")]);
    expect(await statusesAtOnce(3, () => takeBack(id))).toEqual({ 200: 1, 409: 2 });
  });

  it("refuses what changed nothing, what ended too long ago and what is not theirs", async () => {
    await apply([row("One")]);
    expect((await takeBack(await apply([row("One")]))).status).toBe(409);
    const old = await apply([row("Two")]);
    const ago = (days: number) => new Date(now().getTime() - days * DAY_MS);
    await db.venueUpload.update({ where: { id: old }, data: { endedAt: ago(UNDO_DAYS) } });
    expect((await takeBack(old)).body).toMatchObject({ code: "upload_not_undoable" });
    const other = await createSignedInPerson({ accountType: "business" });
    expect((await takeBack(await apply([row("Three")]), other.token)).status).toBe(404);
  });

  it("forgets what can be undone no longer, and old uploads", async () => {
    const recent = await apply([row("One")]);
    const week = await apply([row("Two")]);
    const old = await apply([row("Three")]);
    const ago = (days: number) => new Date(now().getTime() - days * DAY_MS - 1);
    await db.venueUpload.update({ where: { id: week }, data: { endedAt: ago(UNDO_DAYS) } });
    await db.venueUpload.update({ where: { id: old }, data: { endedAt: ago(UPLOAD_DAYS) } });
    expect(await sweepUploads()).toBe(1);
    expect(
      await db.venueUpload.findMany({ orderBy: { createdAt: "asc" }, select: { id: true, _count: true } }),
    ).toEqual([
      { id: recent, _count: { changes: 1 } },
      { id: week, _count: { changes: 0 } },
    ]);
  });
});

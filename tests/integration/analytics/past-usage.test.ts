import { beforeEach, describe, expect, it } from "vitest";
import { DELETE as deleteAccount } from "@/app/auth/user/delete-account/route";
import { DELETE as deleteClient } from "@/app/oauth/clients/[client_id]/route";
import { GET as exportAccount } from "@/app/user/export/route";
import { countCall } from "@/server/analytics/usage/count-call";
import { replaceClock } from "@/server/clock";
import { db, pool } from "@/server/db/client";
import { createApplication, type TestApplication } from "../../factories/oauth";
import { createSignedInPerson, PASSWORD, type SignedInPerson } from "../../factories/people";
import { callMenu } from "../../support/call-menu";
import { call } from "../../support/request";

let owner: SignedInPerson;
let application: TestApplication;
beforeEach(async () => {
  owner = await createSignedInPerson({ accountType: "business" });
  application = await createApplication({ ownerId: owner.id });
});

const remove = ({ clientId }: TestApplication, token = owner.token) =>
  call(deleteClient, { method: "DELETE", params: { client_id: clientId }, token });
const past = () =>
  db.pastUsage.findMany({ orderBy: { day: "asc" }, select: { ownerId: true, day: true, calls: true, items: true } });

async function useOn(...days: string[]): Promise<void> {
  for (const day of days) {
    const restore = replaceClock(() => new Date(`${day}T10:00:00Z`));
    await countCall(application.id, 3);
    restore();
  }
}

describe("the usage of an application", () => {
  it("outlives the application, day by day, under its public id and name, for its owner", async () => {
    await useOn("2026-03-01", "2026-03-01", "2026-03-02");
    expect((await remove(application)).status).toBe(204);
    expect(await db.pastUsage.findMany({ orderBy: { day: "asc" } })).toEqual([
      {
        ownerId: owner.id,
        clientId: application.clientId,
        applicationName: "Menus",
        day: new Date("2026-03-01"),
        calls: 2,
        items: 6,
      },
      {
        ownerId: owner.id,
        clientId: application.clientId,
        applicationName: "Menus",
        day: new Date("2026-03-02"),
        calls: 1,
        items: 3,
      },
    ]);
    expect(await db.usageCounter.count()).toBe(0);
  });

  it("is in the owner's export and in nobody else's", async () => {
    await useOn("2026-03-01");
    await remove(application);
    type Export = { usage_of_deleted_applications: unknown[] };
    const mine = await call<Export>(exportAccount, { token: owner.token });
    expect(mine.body.usage_of_deleted_applications).toEqual([
      { client_id: application.clientId, application_name: "Menus", day: "2026-03-01", calls: 1, items: 3 },
    ]);
    const otherPerson = await createSignedInPerson({ accountType: "business" });
    expect(
      (await call<Export>(exportAccount, { token: otherPerson.token })).body.usage_of_deleted_applications,
    ).toEqual([]);
  });

  it("is kept however the row is deleted, but not for an application that was never called", async () => {
    const idle = await createApplication({ ownerId: owner.id });
    await useOn("2026-03-01");
    await pool.query("DELETE FROM oauth_clients WHERE id = ANY($1)", [[application.id, idle.id]]);
    expect(await past()).toEqual([{ ownerId: owner.id, day: new Date("2026-03-01"), calls: 1, items: 3 }]);
  });

  it("stays unchanged when another business tries to delete the application", async () => {
    await useOn("2026-03-01");
    const otherPerson = await createSignedInPerson({ accountType: "business" });
    expect((await remove(application, otherPerson.token)).status).toBe(404);
    expect([await db.usageCounter.count(), await past()]).toEqual([1, []]);
  });

  it("is deleted with the owner's account, for existing and deleted applications", async () => {
    await useOn("2026-03-01");
    await remove(application);
    application = await createApplication({ ownerId: owner.id });
    await useOn("2026-03-02");
    const otherBusiness = await createSignedInPerson({ accountType: "business" });
    const kept = await createApplication({ ownerId: otherBusiness.id });
    await countCall(kept.id, 1);
    await remove(kept, otherBusiness.token);
    expect(
      (await call(deleteAccount, { method: "DELETE", body: { password: PASSWORD }, token: owner.token })).status,
    ).toBe(204);
    expect((await past()).map(({ ownerId }) => ownerId)).toEqual([otherBusiness.id]);
    expect(await db.usageCounter.count()).toBe(0);
  });
});

describe("calls that arrive while their application is deleted", () => {
  it("are in the history if they were answered; the others are refused", async () => {
    const calls = Array.from({ length: 30 }, () => callMenu({ clientId: application.clientId }));
    const deletion = remove(application);
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect((await deletion).status).toBe(204);
    const answered = statuses.filter((status) => status === 200).length;
    expect(statuses.filter((status) => ![200, 401, 403].includes(status))).toEqual([]);
    expect((await past()).reduce((sum, { calls: counted }) => sum + counted, 0)).toBe(answered);
  });

  it("delay the deletion while they are being counted", async () => {
    await useOn("2026-03-01");
    const counting = await pool.connect();
    try {
      await counting.query("BEGIN");
      await counting.query("UPDATE usage_counters SET calls = calls + 1 WHERE client_id = $1", [application.id]);
      const deletion = remove(application);
      await untilSomebodyWaits();
      await counting.query("COMMIT");
      expect((await deletion).status).toBe(204);
    } finally {
      counting.release();
    }
    expect(await past()).toMatchObject([{ calls: 2 }]);
  });

  it("after the deletion say so, and cause no 500", async () => {
    await remove(application);
    await expect(countCall(application.id, 1)).rejects.toMatchObject({ code: "unauthenticated" });
  });
});

/** Waits until another connection of this database waits for a lock. */
async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    if (rows.length > 0) return;
  }
}

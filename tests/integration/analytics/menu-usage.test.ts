import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import * as marking from "@/server/dietary/mark-menu";
import { createAccess, createApplication, type TestApplication } from "../../factories/oauth";
import { createPerson } from "../../factories/people";
import { callMenu } from "../../support/call-menu";

let application: TestApplication;
let restoreClock = () => {};
beforeEach(async () => {
  application = await createApplication();
});
afterEach(() => restoreClock());

const usage = () =>
  db.usageCounter.findMany({
    orderBy: { day: "asc" },
    select: { clientId: true, day: true, calls: true, items: true },
  });
const today = () => new Date(now().toISOString().slice(0, 10));

describe("usage", () => {
  it("counts a call once, however many items it has, for the application that made it", async () => {
    const otherApplication = await createApplication();
    await callMenu({ clientId: application.clientId, items: [{ name: "A" }, { name: "B" }, { name: "C" }] });
    const { token } = await createAccess(await createPerson(), otherApplication);
    await callMenu({ token, origin: null });
    const rows = await usage();
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ clientId: application.id, day: today(), calls: 1, items: 3 });
    expect(rows).toContainEqual({ clientId: otherApplication.id, day: today(), calls: 1, items: 1 });
  });

  it("loses none of several calls that arrive together", async () => {
    const clientId = application.clientId;
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => callMenu({ clientId, items: [{ name: "A" }, { name: "B" }] })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await usage()).toEqual([{ clientId: application.id, day: today(), calls: 40, items: 80 }]);
  });

  it("is counted by the UTC day", async () => {
    for (const time of ["2026-03-01T23:59:59.999Z", "2026-03-02T00:00:00Z", "2026-03-02T12:00:00Z"]) {
      restoreClock = replaceClock(() => new Date(time));
      await callMenu({ clientId: application.clientId });
    }
    expect((await usage()).map(({ day, calls }) => [day.toISOString().slice(0, 10), calls])).toEqual([
      ["2026-03-01", 1],
      ["2026-03-02", 2],
    ]);
  });

  it("does not count refused calls: wrong form, wrong site, dead token", async () => {
    const clientId = application.clientId;
    await callMenu({ clientId, items: [] });
    await callMenu({ clientId, origin: "https://evil.example" });
    await callMenu({ clientId, token: "oat_dead" });
    expect(await usage()).toEqual([]);
  });
});

describe("the rate limits of calls", () => {
  const fill = (key: string, points: number) =>
    db.$executeRaw`UPDATE rate_limits SET points = ${points} WHERE key LIKE ${`${key}:%`}`;

  const counted = async (key: string) => {
    const rows = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM rate_limits WHERE key LIKE ${`${key}:%`}`;
    return rows[0]?.count;
  };

  it("bound what one address sends in a minute, say when to come back, and affect no other address", async () => {
    const clientId = application.clientId;
    await callMenu({ clientId, peer: "203.0.113.5" });
    await fill("menu_address", 100_000);
    const answer = await callMenu({ clientId, peer: "203.0.113.5" });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await callMenu({ clientId, peer: "203.0.113.6" })).status).toBe(200);
    expect((await usage())[0]?.calls).toBe(2);
  });

  it("bound what one application sends in a minute with tokens, and affect no other application", async () => {
    const { token } = await createAccess(await createPerson(), application);
    const otherApplication = await createApplication();
    const { token: otherToken } = await createAccess(await createPerson(), otherApplication);
    await callMenu({ token });
    await fill("menu_client", 100_000);
    expect((await callMenu({ token })).status).toBe(429);
    expect((await callMenu({ token: otherToken })).status).toBe(200);
  });

  it("of an application cannot be used up by somebody who has only its public id and fakes its Origin", async () => {
    const { token } = await createAccess(await createPerson(), application);
    for (let i = 0; i < 3; i++) await callMenu({ clientId: application.clientId, peer: `203.0.113.${i}` });
    expect(await counted("menu_client")).toBe(0);
    expect((await callMenu({ token })).status).toBe(200);
    expect(await counted("menu_client")).toBe(1);
  });

  it("count the characters to judge, not only the calls, by address", async () => {
    const clientId = application.clientId;
    const peer = "203.0.113.77";
    const items = Array.from({ length: 25 }, () => ({ name: "Soup", description: "leeks ".repeat(600) }));
    expect((await callMenu({ clientId, peer, items })).status).toBe(200);
    await fill("work_address", 3_000_000);
    // The points that this process has already leased are too few for another such call.
    expect((await callMenu({ clientId, peer, items })).status).toBe(429);
    expect((await callMenu({ clientId, peer: "203.0.113.78", items })).status).toBe(200);
  });
});

describe("marking a menu", () => {
  it("never runs on the thread that answers requests", async () => {
    const marked = vi.spyOn(marking, "markMenu");
    const answer = await callMenu({ clientId: application.clientId });
    expect(answer.status).toBe(200);
    expect(answer.body.items[0]?.tags.length).toBeGreaterThan(0);
    expect(marked).not.toHaveBeenCalled();
  });
});

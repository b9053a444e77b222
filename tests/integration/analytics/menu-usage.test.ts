import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
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
    const other = await createApplication();
    await callMenu({ clientId: application.clientId, items: [{ name: "A" }, { name: "B" }, { name: "C" }] });
    const { token } = await createAccess(await createPerson(), other);
    await callMenu({ token, origin: null });
    const rows = await usage();
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ clientId: application.id, day: today(), calls: 1, items: 3 });
    expect(rows).toContainEqual({ clientId: other.id, day: today(), calls: 1, items: 1 });
  });

  it("loses none of the calls that arrive together", async () => {
    const clientId = application.clientId;
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => callMenu({ clientId, items: [{ name: "A" }, { name: "B" }] })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await usage()).toEqual([{ clientId: application.id, day: today(), calls: 40, items: 80 }]);
  });

  it("counts by the UTC day", async () => {
    for (const time of ["2026-03-01T23:59:59.999Z", "2026-03-02T00:00:00Z", "2026-03-02T12:00:00Z"]) {
      restoreClock = replaceClock(() => new Date(time));
      await callMenu({ clientId: application.clientId });
    }
    expect((await usage()).map(({ day, calls }) => [day.toISOString().slice(0, 10), calls])).toEqual([
      ["2026-03-01", 1],
      ["2026-03-02", 2],
    ]);
  });

  it("does not count what is refused: wrong form, wrong site, dead token", async () => {
    const clientId = application.clientId;
    await callMenu({ clientId, items: [] });
    await callMenu({ clientId, origin: "https://evil.example" });
    await callMenu({ clientId, token: "oat_dead" });
    expect(await usage()).toEqual([]);
  });
});

describe("the limits of calls", () => {
  const fill = (key: string, points: number) =>
    db.$executeRaw`UPDATE rate_limits SET points = ${points} WHERE key LIKE ${`${key}:%`}`;

  it("end what one address sends in a minute, with the time to wait, for no other address", async () => {
    const clientId = application.clientId;
    await callMenu({ clientId, peer: "203.0.113.5" });
    await fill("menu_address", 100_000);
    const answer = await callMenu({ clientId, peer: "203.0.113.5" });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await callMenu({ clientId, peer: "203.0.113.6" })).status).toBe(200);
    expect((await usage())[0]?.calls).toBe(2);
  });

  it("end what one application sends in a minute, for no other application", async () => {
    const other = await createApplication();
    await callMenu({ clientId: application.clientId });
    await fill("menu_client", 100_000);
    expect((await callMenu({ clientId: application.clientId })).status).toBe(429);
    expect((await callMenu({ clientId: other.clientId })).status).toBe(200);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { GET } from "@/app/api/usage/route";
import type { UsageWire } from "@/lib/schemas/usage";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createClient, type TestClient } from "../../factories/oauth-flow";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { call } from "../../support/request";

let owner: SignedInPerson;
let client: TestClient;
beforeEach(async () => {
  owner = await createSignedInPerson({ accountType: "business" });
  client = await createClient({ ownerId: owner.id });
});
const get = (query: Record<string, string> = {}, token = owner.token) => call<UsageWire>(GET, { query, token });

async function count(of: TestClient, day: string, calls: number) {
  const row = await db.oAuthClient.findUniqueOrThrow({ where: { clientId: of.clientId }, select: { id: true } });
  await db.usageCounter.create({ data: { clientId: row.id, day: new Date(day), calls, items: calls * 2 } });
}

describe("the usage of a business", () => {
  it("is counted by day of the month, and costs what the tiers say", async () => {
    await count(client, "2026-05-03", 1_000);
    await count(client, "2026-05-31", 4_000);
    await count(client, "2026-06-01", 7);
    const { status, body } = await get({ month: "2026-05" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ month: "2026-05", client_id: null, total_calls: 5_000, total_items: 10_000 });
    expect(body.days).toHaveLength(31);
    expect(body.days[0]).toEqual({ day: "2026-05-01", calls: 0, items: 0 });
    expect(body.days[30]).toEqual({ day: "2026-05-31", calls: 4_000, items: 8_000 });
    expect(body.cost.total).toBe(40);
    expect(body.cost.tiers.slice(0, 3)).toEqual([
      { from: 0, to: 1_000, price_per_call: 0, calls: 1_000, cost: 0 },
      { from: 1_001, to: 10_000, price_per_call: 0.01, calls: 4_000, cost: 40 },
      { from: 10_001, to: 100_000, price_per_call: 0.005, calls: 0, cost: 0 },
    ]);
  });

  it("is returned for one application, or for all, deleted ones included", async () => {
    const otherClient = await createClient({ ownerId: owner.id });
    await count(client, "2026-05-03", 10);
    await count(otherClient, "2026-05-03", 30);
    await db.oAuthClient.deleteMany({ where: { clientId: otherClient.clientId } });
    expect((await get({ month: "2026-05" })).body).toMatchObject({
      total_calls: 40,
      applications: [
        { client_id: otherClient.clientId, deleted: true, calls: 30 },
        { client_id: client.clientId, deleted: false, calls: 10 },
      ],
    });
    expect((await get({ month: "2026-05", client_id: client.clientId })).body.total_calls).toBe(10);
    expect((await get({ month: "2026-05", client_id: otherClient.clientId })).body.total_calls).toBe(30);
  });

  it("defaults to the current month, up to today", async () => {
    const { body } = await get();
    const today = now().toISOString().slice(0, 10);
    expect(body.month).toBe(today.slice(0, 7));
    expect(body.days.at(-1)?.day).toBe(today);
  });

  it.each(["2026-13", "2026-5", "may"])("refuses %s, which is not a month", async (month) => {
    const answer = await get({ month });
    expect([answer.status, answer.body]).toMatchObject([422, { detail: [{ loc: ["query", "month"] }] }]);
  });

  it("excludes applications of other businesses, which are absent", async () => {
    await count(client, "2026-05-03", 10);
    const otherPerson = await createSignedInPerson({ accountType: "business" });
    expect((await get({ client_id: client.clientId }, otherPerson.token)).status).toBe(404);
    expect((await get({ month: "2026-05" }, otherPerson.token)).body).toMatchObject({
      total_calls: 0,
      applications: [],
    });
    const diner = await createSignedInPerson();
    expect([(await get({}, diner.token)).status, (await call(GET)).status]).toEqual([403, 401]);
  });
});

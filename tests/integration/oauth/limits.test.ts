import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { POST as introspectPost } from "@/app/oauth/introspect/route";
import { POST as revokePost } from "@/app/oauth/revoke/route";
import { POST as tokenPost } from "@/app/oauth/token/route";
import { callAs, createClient, createFlow, redeem, type TestClient } from "../../factories/oauth-flow";
import type { CallOptions } from "../../support/request";
import { useSettings } from "../../support/settings";

/** One point a call, so that a lease never exceeds what is spent. */
const FACTOR = { RATE_LIMIT_FACTOR: "0.005" };
const PER_ADDRESS = 6;
const PER_CLIENT = 30;

const somewhere = () => `peer-${randomUUID()}`;
const ask = (client: TestClient, options: CallOptions) => callAs(tokenPost, client, { grant_type: "none" }, options);

async function untilRefused(most: number, send: (index: number) => ReturnType<typeof ask>) {
  for (let index = 0; index < most; index++) {
    const answer = await send(index);
    if (answer.status === 429) return { answer, after: index };
  }
  throw new Error(`${most} calls and no limit`);
}

describe("the rate limits of the issuer", () => {
  // All calls of a test are of one minute, however long they take.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  it("refuse an address with the time to wait, in the protocol's own format", async () => {
    useSettings(FACTOR);
    const [client, peer] = [await createClient(), somewhere()];
    const { answer, after } = await untilRefused(PER_ADDRESS + 1, () => ask(client, { peer }));
    expect(after).toBe(PER_ADDRESS);
    expect(answer.body).toEqual({ error: "temporarily_unavailable", error_description: "Too many requests" });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(answer.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect((await ask(client, { peer: somewhere() })).status).toBe(400);
  });

  it("refuse an application, from however many addresses its calls come", async () => {
    useSettings(FACTOR);
    const client = await createClient();
    const { after } = await untilRefused(PER_CLIENT + 1, () => ask(client, { peer: somewhere() }));
    expect(after).toBe(PER_CLIENT);
    expect((await ask(await createClient(), { peer: somewhere() })).status).toBe(400);
  });

  it("count calls to token, revocation and introspection together", async () => {
    useSettings(FACTOR);
    const [client, peer] = [await createClient(), somewhere()];
    const handlers = [tokenPost, revokePost, introspectPost];
    const { after } = await untilRefused(PER_ADDRESS + 1, (index) =>
      callAs(handlers[index % 3] ?? tokenPost, client, { token: "x", grant_type: "none" }, { peer }),
    );
    expect(after).toBe(PER_ADDRESS);
  });

  it("use up no code", async () => {
    const { client, code } = await createFlow();
    useSettings(FACTOR);
    const peer = somewhere();
    await untilRefused(PER_ADDRESS + 1, () => ask(client, { peer }));
    expect((await redeem(client, code, {}, { peer })).status).toBe(429);
    expect((await redeem(client, code, {}, { peer: somewhere() })).status).toBe(200);
  });
});

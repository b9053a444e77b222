import { createLocalJWKSet, jwtVerify } from "jose";
import { describe, expect, it } from "vitest";
import { GET as readActivity } from "@/app/api/application-activity/route";
import { PATCH as changeAuthorization } from "@/app/api/user-client-authorization/[id]/route";
import { POST as acknowledge } from "@/app/oauth/acknowledge/route";
import { GET as keys } from "@/app/oauth/jwks/route";
import type { ApplicationActivityWire } from "@/lib/schemas/oauth-activity";
import { deleteAccount } from "@/server/auth/delete-account";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { sendNotices, WAITS_SECONDS } from "@/server/oauth/notices/send-notices";
import { postNotice } from "@/server/outgoing-requests/post-notice";
import { callAs, createClient, createTokens, type TestClient } from "../../factories/oauth-flow";
import type { SignedInPerson } from "../../factories/people";
import { startPageServer } from "../../support/page-server";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

type Received = { type: string | undefined; body: string };

/** An application's own server. `answers`: its answers to the first, the second … notice. */
async function startReceiver(answers: [status: number, body?: string][]) {
  const received: Received[] = [];
  const server = await startPageServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      const [status, text] = answers[Math.min(received.length, answers.length - 1)] ?? [202];
      received.push({ type: request.headers["content-type"], body });
      response.writeHead(status, status === 302 ? { location: "/elsewhere" } : {}).end(text);
    });
  });
  // biome-ignore lint/correctness/useHookAtTopLevel: a test's setting, no hook of React's
  useSettings({ FETCH_ALLOW_HOSTS: server.authority });
  return { received, address: server.url("/notices") };
}

async function revoked(address: string | null, options: Parameters<typeof createTokens>[0] = {}) {
  const flow = await createTokens({ name: "Lungara", ...options });
  await db.oAuthClient.update({ where: { id: flow.client.id }, data: { noticeUri: address } });
  await revoke(flow.person);
  return flow;
}

async function revoke(person: SignedInPerson): Promise<void> {
  const { id } = await db.userClientAuthorization.findFirstOrThrow({ where: { userId: person.id } });
  const body = { permission: false, active: false };
  await call(changeAuthorization, { method: "PATCH", params: { id }, body, token: person.token });
}

const noticesOf = async (person: SignedInPerson) =>
  (await call<ApplicationActivityWire>(readActivity, { token: person.token })).body.notices;

const verified = async (token: string, client: TestClient) => {
  const set = (await call<{ keys: [] }>(keys)).body;
  return jwtVerify(token, createLocalJWKSet(set), {
    issuer: "http://localhost:3000",
    audience: client.clientId,
    typ: "secevent+jwt",
  });
};

const dueNow = () => db.oAuthNotice.updateMany({ data: { nextAttemptAt: new Date(0) } });

describe("an application whose consent a person has revoked", () => {
  it("receives a signed notice, confirms the deletion, and the person sees both", async () => {
    const { received, address } = await startReceiver([[202]]);
    const { person, client } = await revoked(address);
    expect(await noticesOf(person)).toMatchObject([{ application: "Lungara", state: "waiting", told_at: null }]);
    expect(await sendNotices(postNotice)).toBe(1);
    expect(received).toHaveLength(1);
    expect(received[0]?.type).toBe("application/secevent+jwt");
    const { payload } = await verified(received[0]?.body ?? "", client);
    expect(payload).toMatchObject({
      sub_id: { format: "iss_sub", sub: person.id },
      events: {
        "http://localhost:3000/events/consent-ended": {
          scopes: ["dietary_preferences:read", "ingredients:read"],
          delete_data: true,
          acknowledge_at: "http://localhost:3000/oauth/acknowledge",
        },
      },
    });
    expect(await noticesOf(person)).toMatchObject([{ state: "told", confirmed_at: null }]);

    const stranger = await createClient();
    expect((await callAs(acknowledge, stranger, { notice: payload.jti })).status).toBe(400);
    expect((await callAs(acknowledge, client, { notice: "no-such" })).status).toBe(400);
    expect((await callAs(acknowledge, { ...client, secret: "ocs_wrong" }, { notice: payload.jti })).status).toBe(401);
    expect((await callAs(acknowledge, client, { notice: payload.jti })).status).toBe(200);
    const [notice] = await noticesOf(person);
    expect(notice?.confirmed_at).toMatch(/Z$/);
    expect((await callAs(acknowledge, client, { notice: payload.jti })).status).toBe(200);
    expect(await noticesOf(person)).toEqual([notice]);
    expect(await sendNotices(postNotice)).toBe(0);
  });

  it("may confirm at once, in its answer", async () => {
    const { address } = await startReceiver([[200, '{"deleted":true}']]);
    const { person } = await revoked(address);
    await sendNotices(postNotice);
    expect(await noticesOf(person)).toMatchObject([{ state: "told", confirmed_at: expect.stringMatching(/Z$/) }]);
  });

  it.each([
    ["fails", 503],
    ["answers with a redirect, which is not followed,", 302],
    ["refuses it", 400],
  ])("that %s receives the notice again at growing intervals, until it is given up after days", async (_, status) => {
    const { received, address } = await startReceiver([[status]]);
    const { person } = await revoked(address);
    for (const seconds of WAITS_SECONDS) {
      const before = now().getTime();
      expect(await sendNotices(postNotice)).toBe(1);
      const { nextAttemptAt } = await db.oAuthNotice.findFirstOrThrow();
      expect(((nextAttemptAt?.getTime() ?? 0) - before) / 1000).toBeGreaterThanOrEqual(seconds - 1);
      expect(await sendNotices(postNotice)).toBe(0); // not before it is due
      await dueNow();
    }
    expect(await sendNotices(postNotice)).toBe(1);
    expect(received).toHaveLength(WAITS_SECONDS.length + 1);
    expect(await noticesOf(person)).toMatchObject([{ state: "given_up" }]);
  });

  it("receives the notice from another process if one died while sending it", async () => {
    const { received, address } = await startReceiver([[202]]);
    const { person } = await revoked(address);
    await expect(sendNotices(() => Promise.reject(new Error("the process ends")))).rejects.toThrow();
    await dueNow();
    await sendNotices(postNotice);
    expect(received).toHaveLength(1);
    expect(await noticesOf(person)).toMatchObject([{ state: "told" }]);
  });

  it("receives one notice from three processes", async () => {
    const { received, address } = await startReceiver([[202]]);
    await revoked(address);
    await Promise.all([sendNotices(postNotice), sendNotices(postNotice), sendNotices(postNotice)]);
    expect(received).toHaveLength(1);
  });

  it("is never contacted inside the server's own network", async () => {
    const { received, address } = await startReceiver([[202]]);
    useSettings({ FETCH_ALLOW_HOSTS: "127.0.0.1:1" });
    await revoked(address);
    await sendNotices(postNotice);
    expect(received).toEqual([]);
  });

  it("without an address receives nothing, and the person sees that", async () => {
    const { person } = await revoked(null);
    expect(await sendNotices(postNotice)).toBe(0);
    expect(await noticesOf(person)).toMatchObject([{ state: "no_address", event: "consent-ended" }]);
  });

  it("receives a notice of the scopes that it lost when its consent is narrowed", async () => {
    const { received, address } = await startReceiver([[202]]);
    const { person, client } = await createTokens();
    await db.oAuthClient.update({ where: { id: client.id }, data: { noticeUri: address } });
    const { id } = await db.userClientAuthorization.findFirstOrThrow();
    const body = { scopes: ["ingredients:read"] };
    await call(changeAuthorization, { method: "PATCH", params: { id }, body, token: person.token });
    await sendNotices(postNotice);
    const { payload } = await verified(received[0]?.body ?? "", client);
    expect(payload.events).toMatchObject({
      "http://localhost:3000/events/consent-narrowed": { scopes: ["dietary_preferences:read"] },
    });
  });
});

describe("an application whose person deletes the account", () => {
  it("receives the notice, with earlier unsent ones, and no data of the person remains", async () => {
    const { received, address } = await startReceiver([[202]]);
    const { person, client } = await createTokens();
    await db.oAuthClient.update({ where: { id: client.id }, data: { noticeUri: address } });
    const { person: other } = await revoked(address);
    await deleteAccount(person.id);
    await deleteAccount(other.id);
    expect(await db.oAuthNotice.findMany({ select: { userId: true } })).toEqual([{ userId: null }, { userId: null }]);
    await sendNotices(postNotice);
    const notices = await Promise.all(
      received.map(async ({ body }) => JSON.parse(Buffer.from(body.split(".")[1] ?? "", "base64url").toString())),
    );
    const events = Object.fromEntries(notices.map((each) => [each.sub_id.sub, Object.keys(each.events)]));
    expect(events).toEqual({
      [person.id]: [
        "http://localhost:3000/events/account-deleted",
        "https://schemas.openid.net/secevent/risc/event-type/account-purged",
      ],
      [other.id]: ["http://localhost:3000/events/consent-ended"],
    });
  });

  it("receives no notice without an address: then no row is created", async () => {
    const { person } = await createTokens();
    await deleteAccount(person.id);
    expect(await db.oAuthNotice.count()).toBe(0);
  });
});

import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as getDevice, PUT as putDevice, DELETE as removeDevice } from "@/app/api/notifications/device/route";
import { POST as logout } from "@/app/auth/logout/route";
import { PUT as setAllergy } from "@/app/user/allergies/[key]/route";
import type { NotificationKind } from "@/lib/notifications/kinds";
import type { PushDeviceWire } from "@/lib/schemas/notifications";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { addItem } from "@/server/grocery/add-item";
import { leaveNotification } from "@/server/notifications/leave-notification";
import { sendNotifications } from "@/server/notifications/send-notifications";
import { postPush } from "@/server/outgoing-requests/post-push";
import { storeRecalls } from "@/server/recalls/store-recalls";
import { tellRecalls } from "@/server/recalls/tell-recalls";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createSubscription, decrypted, senderOf, startPushService } from "../../support/push-service";
import { FSA } from "../../support/recalls/told-recalls";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

let person: SignedInPerson;
let service: Awaited<ReturnType<typeof startPushService>>;
let status: number;
beforeEach(async () => {
  status = 201;
  service = await startPushService(() => status);
  useSettings({ FETCH_ALLOW_HOSTS: service.server.authority });
  await db.pushDevice.deleteMany();
  await db.recall.deleteMany();
  person = await createSignedInPerson();
});

const ALL: NotificationKind[] = ["recalls", "verdicts", "kitchen", "list"];

/** A browser of the person that is notified. */
async function notify(of = person, kinds = ALL) {
  const subscription = createSubscription(service.server.url(`/send/${randomUUID()}`));
  const answer = await call<PushDeviceWire>(putDevice, {
    method: "PUT",
    token: of.token,
    body: { ...subscription.body, kinds },
  });
  expect(answer.status).toBe(200);
  return { received: service.received, subscription, key: answer.body.server_key };
}
const leave = (name = "Weekend", of = person) =>
  leaveNotification(db, { userIds: [of.id], kind: "list", topic: "list 1", values: { name, count: 2 } });
const send = () => sendNotifications(postPush);
const waiting = () => db.pushMessage.count();

describe("a browser that wants notifications", () => {
  it("gets them encrypted for it alone, from a sender that it knows, in the person's language", async () => {
    await db.user.update({ where: { id: person.id }, data: { locale: "de" } });
    const { received, subscription, key } = await notify();
    await leave();
    expect([await send(), await waiting()]).toEqual([1, 0]);
    const [message] = received;
    if (!message) throw new Error("nothing was sent");
    expect(decrypted(subscription, message.body)).toEqual({
      title: "Weekend: noch 2 Sachen",
      body: "Jemand aus deinem Haushalt hat etwas auf die Liste gesetzt.",
      address: "/grocery-list",
      tag: "list 1",
    });
    const sender = await senderOf(message);
    expect(sender.key).toBe(key);
    expect(sender.payload.aud).toBe(new URL(subscription.body.endpoint).origin);
    expect(message.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400", urgency: "normal" });
    expect(message.body.toString("latin1")).not.toContain("Weekend");
  });

  it("is told once of what comes together, and only of what it chose", async () => {
    const { received, subscription } = await notify(person, ["list"]);
    await leave();
    await leave("Weekend 2");
    await leaveNotification(db, { userIds: [person.id], kind: "kitchen", topic: "v", values: { name: "Lungara" } });
    await send();
    expect(received.map(({ body }) => decrypted(subscription, body).title)).toEqual(["Weekend 2: 4 more things"]);
  });

  it("gets each message once when two processes send at the same time", async () => {
    const { received } = await notify();
    await leave();
    await Promise.all([send(), send(), send()]);
    expect(received).toHaveLength(1);
  });

  it("gets nothing after sign-out, and nothing that waited", async () => {
    const { received } = await notify();
    await leave();
    await call(logout, { method: "POST", token: person.token });
    expect(await send()).toBe(0);
    expect([received.length, await db.pushDevice.count()]).toEqual([0, 0]);
    await leave();
    expect(await waiting()).toBe(0);
  });

  it("belongs to whoever signed in last", async () => {
    const { subscription } = await notify();
    const other = await createSignedInPerson();
    await call(putDevice, { method: "PUT", token: other.token, body: { ...subscription.body, kinds: ALL } });
    await leave();
    expect(await waiting()).toBe(0);
    const { body } = await call<PushDeviceWire>(getDevice, { token: person.token });
    expect(body.kinds).toBeNull();
  });

  it("is forgotten when the person wants no more", async () => {
    await notify();
    await leave();
    await call(removeDevice, { method: "DELETE", token: person.token });
    expect([await waiting(), await db.pushDevice.count()]).toEqual([0, 0]);
  });
});

describe("a push service", () => {
  it.each([404, 410, 403])("that answers %i ends the subscription", async (answered) => {
    status = answered;
    await notify();
    await leave();
    await send();
    expect(await db.pushDevice.count()).toBe(0);
  });

  it.each([429, 503])("that answers %i is asked again later", async (answered) => {
    status = answered;
    const { received } = await notify();
    await leave();
    await send();
    expect([received.length, await waiting(), await send()]).toEqual([1, 1, 0]);
    const [message] = await db.pushMessage.findMany();
    expect(message?.dueAt.getTime()).toBeGreaterThan(now().getTime());
  });

  it("that never takes a message is given up for it, and the browser stays", async () => {
    status = 503;
    const { received } = await notify();
    await leave();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await db.pushMessage.updateMany({ data: { dueAt: new Date(now().getTime() - 1) } });
      await send();
    }
    expect([received.length, await waiting(), await db.pushDevice.count()]).toEqual([5, 0, 1]);
  });

  it("inside our network is not called", async () => {
    const { received } = await notify();
    useSettings({ FETCH_ALLOW_HOSTS: "127.0.0.1:1" });
    await leave();
    await send();
    expect([received.length, await waiting()]).toEqual([0, 1]);
  });
});

it.each<object>([{ endpoint: "javascript:alert(1)" }, { keys: { p256dh: "AAAA", auth: "AAAA" } }, { kinds: [] }])(
  "a subscription with %j is refused",
  async (over) => {
    const { body } = createSubscription("https://push.example/1");
    const answer = await call(putDevice, {
      method: "PUT",
      token: person.token,
      body: { ...body, kinds: ALL, ...over },
    });
    expect(answer.status).toBe(422);
  },
);

it("keys of a browser that are no point of the curve end the subscription", async () => {
  const { body } = createSubscription("https://push.example/1");
  const keys = { ...body.keys, p256dh: Buffer.alloc(65, 7).toString("base64url") };
  await call(putDevice, { method: "PUT", token: person.token, body: { ...body, keys, kinds: ALL } });
  await leave();
  expect([await send(), await db.pushDevice.count()]).toEqual([0, 0]);
});

describe("people are notified", () => {
  it("of recalls that are read later, without a word of their card", async () => {
    const { received, subscription } = await notify();
    await call(setAllergy, {
      method: "PUT",
      token: person.token,
      params: { key: "milk" },
      body: { severity: "severe" },
    });
    await storeRecalls("rasff", { notifications: [] });
    await storeRecalls("fsa", FSA);
    await tellRecalls();
    await send();
    expect(received).toEqual([]);
    await storeRecalls("fsa", { items: [{ ...FSA.items[0], notation: "FSA-AA-100-2026" }] });
    await tellRecalls();
    await tellRecalls();
    await send();
    expect(received.map(({ body }) => decrypted(subscription, body))).toEqual([
      { title: "A food is recalled", body: "Look whether it is one of yours.", address: "/recalls", tag: "recalls" },
    ]);
  });

  it("of no recall that was read before their browser asked", async () => {
    await call(setAllergy, {
      method: "PUT",
      token: person.token,
      params: { key: "milk" },
      body: { severity: "severe" },
    });
    await db.recallWish.create({ data: { userId: person.id, sources: ["fsa"], toldTo: new Date("2026-01-01") } });
    await storeRecalls("fsa", FSA);
    await notify();
    await db.pushDevice.updateMany({ data: { createdAt: new Date(now().getTime() + 1) } });
    expect([await tellRecalls(), await waiting()]).toEqual([0, 0]);
  });

  it("of lines that another member of the household adds, gathered", async () => {
    const other = await createSignedInPerson();
    await notify();
    await notify(other);
    const household = await db.household.create({ data: { name: "Home", createdAt: now() } });
    await db.householdMember.createMany({
      data: [person, other].map(({ id }, place) => ({
        ...{ householdId: household.id, userId: id, joinedAt: now(), rows: [] },
        ...(place === 0 ? { isKeeper: true } : {}),
      })),
    });
    const list = await db.groceryList.create({
      data: { ownerId: person.id, householdId: household.id, name: "Weekend" },
    });
    await addItem(other.id, list.id, { name: "Bread" });
    await addItem(other.id, list.id, { name: "Pears" });
    const left = await db.pushMessage.findMany({ include: { device: true } });
    expect(left.map(({ device, values }) => [device.userId, values])).toEqual([
      [person.id, { name: "Weekend", count: 2 }],
    ]);
    expect(await send()).toBe(0);
  });
});

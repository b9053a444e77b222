import { afterEach, describe, expect, it } from "vitest";
import { DELETE as revoke } from "@/app/api/guest-links/[id]/route";
import { POST as create, GET as list, DELETE as revokeAll, PUT as update } from "@/app/api/guest-links/route";
import { POST as move } from "@/app/user/share-links/guest/route";
import { GET as listOwn } from "@/app/user/share-links/route";
import { DAY_MS } from "@/lib/durations";
import type { ShareLinkWire } from "@/lib/schemas/sharing";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { findSharedPage } from "@/server/sharing/find-share-owner";
import { findSharedCard } from "@/server/sharing/find-shared-card";
import { sweepGuestLinks } from "@/server/sharing/guests/end-guest-links";
import { findGuestCard } from "@/server/sharing/guests/find-guest-card";
import { createSignedInPerson } from "../../factories/people";
import { statusesAtOnce } from "../../support/at-once";
import { call } from "../../support/request";

type Device = Record<string, string>;
const PAGE = { "sec-fetch-site": "same-origin" };
const SESAME = { key: "sesame", severity: "severe", traces: false };
const CARD = { suffix: "K7QX", name: "Sam", allergies: [SESAME], diet: { dietary: ["vegan"], ways: ["not-halal"] } };

let restore = () => {};
afterEach(() => restore());
const later = (ms: number) => {
  restore = replaceClock(() => new Date(Date.now() + ms));
};

const inMs = (ms: number) => new Date(now().getTime() + ms).toISOString();
const newDevice = async (): Promise<Device> => (await call(list, {})).cookies;
const listed = async (cookies: Device) => (await call<ShareLinkWire[]>(list, { cookies })).body;
const make = (cookies: Device, over: object = {}) =>
  call<ShareLinkWire>(create, {
    method: "POST",
    cookies,
    headers: PAGE,
    body: { rows: ["allergies", "diet"], expires_at: inMs(DAY_MS), card: CARD, ...over },
  });
const send = (cookies: Device, card: object) =>
  call<ShareLinkWire[]>(update, { method: "PUT", cookies, headers: PAGE, body: card });
const keyOf = ({ url }: ShareLinkWire) => new URL(url).searchParams.get("key") ?? "";
const open = async (link: ShareLinkWire) => (await findGuestCard(keyOf(link)))?.profile;

describe("a link to a card without an account", () => {
  it("is preceded by a list call that records nothing and gives the device a cookie for its links", async () => {
    const device = await newDevice();
    expect(Object.keys(device)).toEqual(["forkprint_guest_links"]);
    expect(await listed(device)).toEqual([]);
    expect(await db.shareLink.count()).toBe(0);
  });

  it("opens the chosen rows with their severity, and is only the device's", async () => {
    const device = await newDevice();
    const { status, body: link } = await make(device);
    expect(status).toBe(201);
    expect(link).toMatchObject({ rows: ["allergies", "diet"], views: 0 });
    expect(link.url).toMatch(/\/id\/guest\?key=[\w-]{43}$/);
    expect(await open(link)).toMatchObject({
      displayName: "Sam",
      shortId: "GUEST-K7QX",
      allergies: [{ key: "sesame", label: "Sesame", severity: "severe", traces: false }],
      diets: ["Vegan", "Halal"],
      health: [],
    });
    expect(await listed(device)).toEqual([link]);
    const stranger = await newDevice();
    expect(await listed(stranger)).toEqual([]);
    const answer = await call(revoke, { method: "DELETE", cookies: stranger, headers: PAGE, params: { id: link.id } });
    expect(answer.status).toBe(404);
    expect(await open(link)).toBeDefined();
  });

  it("stores no row that it does not show, and is refused with a chosen row that was not sent", async () => {
    const device = await newDevice();
    const { body: link } = await make(device, { rows: ["diet"] });
    expect(await open(link)).toMatchObject({ allergies: [], diets: ["Vegan", "Halal"] });
    expect(await db.guestLinkCard.findMany({ select: { allergies: true } })).toEqual([{ allergies: [] }]);
    expect((await make(device, { card: { ...CARD, allergies: null } })).status).toBe(422);
  });

  it.each([
    ["an empty card", { card: { ...CARD, allergies: [], diet: { dietary: [], ways: [] } } }],
    ["an allergy to an unknown food", { card: { ...CARD, allergies: [{ key: "no-such-food" }] } }],
    ["the row for health", { rows: ["health"] }],
    ["an expiry that is past", { expires_at: new Date(0).toISOString() }],
    ["an expiry in 31 days", { expires_at: new Date(Date.now() + 31 * DAY_MS).toISOString() }],
    ["no expiry", { expires_at: null }],
  ])("is refused for %s", async (_, over) => {
    expect((await make(await newDevice(), over)).status).toBe(422);
    expect(await db.shareLink.count()).toBe(0);
  });

  it("is refused if no device could revoke it, and from another site", async () => {
    expect((await make({})).status).toBe(422);
    const device = await newDevice();
    const body = { rows: ["diet"], expires_at: inMs(DAY_MS), card: CARD };
    const foreign = await call(create, {
      method: "POST",
      cookies: device,
      headers: { "sec-fetch-site": "cross-site" },
      body,
    });
    expect(foreign.status).toBe(403);
  });

  it("shows the card as the device last sent it, in every link of the device", async () => {
    const device = await newDevice();
    const [all, diet] = [(await make(device)).body, (await make(device, { rows: ["diet"] })).body];
    const changed = { ...CARD, name: "Sam B", allergies: [SESAME, { key: "peanut" }] };
    expect((await send(device, changed)).status).toBe(200);
    expect((await open(all))?.allergies.map(({ key }) => key)).toEqual(["sesame", "peanut"]);
    expect(await open(diet)).toMatchObject({ displayName: "Sam B", allergies: [] });
    // A stored allergy is not deleted because a change omits the allergies.
    expect((await send(device, { ...CARD, allergies: null })).status).toBe(422);
    expect((await open(all))?.allergies).toHaveLength(2);
  });

  it("ends at its time, and the stored rows are deleted", async () => {
    const { body: link } = await make(await newDevice(), { expires_at: inMs(60_000) });
    later(61_000);
    expect(await open(link)).toBeUndefined();
    expect(await findSharedPage(keyOf(link))).toBeNull();
    expect(await sweepGuestLinks()).toBe(1);
    expect(await db.guestLinkCard.count()).toBe(0);
  });

  it("is revoked alone or together with all others, from the device", async () => {
    const device = await newDevice();
    const [first, second] = [(await make(device)).body, (await make(device, { rows: ["diet"] })).body];
    await call(revoke, { method: "DELETE", cookies: device, headers: PAGE, params: { id: first.id } });
    expect(await open(first)).toBeUndefined();
    expect(await open(second)).toBeDefined();
    await call(revokeAll, { method: "DELETE", cookies: device, headers: PAGE });
    expect(await open(second)).toBeUndefined();
    expect(await db.shareLink.count()).toBe(0);
  });

  it("is one of five at most, also when several are requested at once", async () => {
    const device = await newDevice();
    expect(await statusesAtOnce(8, () => make(device))).toEqual({ 201: 5, 422: 3 });
    expect(await listed(device)).toHaveLength(5);
  });
});

describe("POST /user/share-links/guest", () => {
  it("moves the links to the account: the same address then opens the account's card", async () => {
    const device = await newDevice();
    const { body: link } = await make(device, { rows: ["allergies"] });
    const owner = await createSignedInPerson();
    const answer = await call(move, { method: "POST", token: owner.token, cookies: device });
    expect(answer.body).toEqual({ moved: 1 });
    expect(await findGuestCard(keyOf(link))).toBeNull();
    expect(await findSharedPage(keyOf(link))).toBe(`/id/${owner.id}?key=${keyOf(link)}`);
    expect((await findSharedCard(owner.id, keyOf(link)))?.rows).toEqual(["allergies"]);
    const own = await call<ShareLinkWire[]>(listOwn, { token: owner.token });
    expect(own.body).toMatchObject([{ id: link.id, expires_at: link.expires_at }]);
    expect(await db.guestLinkCard.count()).toBe(0);
    expect(await listed(device)).toEqual([]);
  });

  it("moves nothing of another device", async () => {
    const { body: link } = await make(await newDevice());
    const owner = await createSignedInPerson();
    const answer = await call(move, { method: "POST", token: owner.token, cookies: await newDevice() });
    expect(answer.body).toEqual({ moved: 0 });
    expect(await open(link)).toBeDefined();
  });
});

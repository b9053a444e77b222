import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { DELETE as deleteAccount } from "@/app/auth/user/delete-account/route";
import { GET as exportAccount } from "@/app/user/export/route";
import { GET as getPicture, DELETE as remove, PATCH as show, PUT as upload } from "@/app/user/picture/route";
import { DELETE as revoke } from "@/app/user/share-links/[id]/route";
import { POST as createShareLink, GET as listLinks } from "@/app/user/share-links/route";
import type { UserWire } from "@/lib/schemas/auth";
import type { ShareLinkWire } from "@/lib/schemas/sharing";
import { db } from "@/server/db/client";
import { findSharedCard } from "@/server/sharing/find-shared-card";
import { createSignedInPerson, PASSWORD, type SignedInPerson } from "../../factories/people";
import { jpegFromPhone, PHONE_MARK, png } from "../../support/pictures";
import { buildRequest, call } from "../../support/request";

let person: SignedInPerson;
beforeEach(async () => {
  person = await createSignedInPerson();
});

async function send(file: Buffer | string, token = person.token) {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(Buffer.from(file))], "me.jpg", { type: "image/jpeg" }));
  return call<UserWire>(upload, { method: "PUT", token, body: form });
}
const showIt = (is_shown: boolean) =>
  call<UserWire>(show, { method: "PATCH", token: person.token, body: { is_shown } });
const takeOut = () => call<UserWire>(remove, { method: "DELETE", token: person.token });

/** Fetches a picture with this token or key; returns its status and bytes. */
async function fetchIt({ token, key }: { token?: string; key?: string }) {
  const request = buildRequest({ ...(token ? { token } : {}), query: { ...(key ? { key } : {}) } });
  const answer = await getPicture(request, { params: Promise.resolve({}) });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function share(): Promise<{ link: ShareLinkWire; key: string }> {
  const { body } = await call<ShareLinkWire>(createShareLink, { token: person.token, body: { rows: ["allergies"] } });
  return { link: body, key: new URL(body.url).searchParams.get("key") ?? "" };
}

describe("a person's own picture", () => {
  it("is encoded again, upright and small, without the metadata of its file", async () => {
    const { status, body } = await send(await jpegFromPhone({ width: 1200, height: 900 }));
    expect(status).toBe(200);
    expect(body.picture).toMatch(/^\/user\/picture\?v=\d+$/);
    expect(body).not.toHaveProperty("shows_picture");
    const { bytes, headers } = await fetchIt({ token: person.token });
    expect(headers.get("content-type")).toBe("image/webp");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(bytes.includes(PHONE_MARK)).toBe(false);
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect({ format, width, height, exif }).toEqual({ format: "webp", width: 640, height: 853, exif: undefined });
  });

  it("refuses a file that is not a picture, and an upload without a sign-in", async () => {
    expect((await send("<svg onload=alert(1)>")).status).toBe(415);
    expect((await send("")).status).toBe(422);
    expect((await send(await png(), "no-token")).status).toBe(401);
    expect(await db.userPicture.count({ where: { userId: person.id } })).toBe(0);
  });

  it("is visible to its owner alone until they show it, and then to people with whom they shared the card", async () => {
    await send(await png());
    const { link, key } = await share();
    const stranger = await createSignedInPerson();
    const statuses = async () => [
      (await fetchIt({ token: person.token })).status,
      (await fetchIt({ token: stranger.token })).status,
      (await fetchIt({})).status,
      (await fetchIt({ key })).status,
    ];
    expect(await statuses()).toEqual([200, 404, 401, 404]);
    expect((await findSharedCard(person.id, key))?.profile).not.toHaveProperty("picture");
    expect((await showIt(true)).body).toMatchObject({ shows_picture: true });
    expect(await statuses()).toEqual([200, 404, 401, 200]);
    expect((await findSharedCard(person.id, key))?.profile.picture).toBe(`/user/picture?key=${key}`);
    await showIt(false);
    expect(await statuses()).toEqual([200, 404, 401, 404]);
    await showIt(true);
    await call(revoke, { method: "DELETE", token: person.token, params: { id: link.id } });
    expect(await statuses()).toEqual([200, 404, 401, 404]);
    expect((await call<ShareLinkWire[]>(listLinks, { token: person.token })).body).toEqual([]);
    expect((await fetchIt({ key: "x".repeat(43) })).status).toBe(404);
  });

  it("has a new address when it changes, and none once it is deleted", async () => {
    const first = (await send(await png())).body.picture;
    await new Promise((resolve) => setTimeout(resolve, 2));
    const second = (await send(await png({ width: 300, height: 300 }))).body.picture;
    expect(second).not.toBe(first);
    expect((await takeOut()).body.picture).toBeNull();
    expect((await takeOut()).status).toBe(200);
    expect((await fetchIt({ token: person.token })).status).toBe(404);
    expect((await showIt(true)).status).toBe(404);
  });

  it("is in the export and is deleted with the account", async () => {
    await send(await png());
    const { body } = await call<{ own_picture: { webp: string }[] }>(exportAccount, { token: person.token });
    const { webp } = await db.userPicture.findUniqueOrThrow({ where: { userId: person.id } });
    expect(body.own_picture).toMatchObject([{ webp: `\\x${Buffer.from(webp).toString("hex")}`, is_shown: false }]);
    await call(deleteAccount, { method: "DELETE", token: person.token, body: { password: PASSWORD } });
    expect(await db.userPicture.count({ where: { userId: person.id } })).toBe(0);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { PATCH as changePhoto } from "@/app/photos/[id]/route";
import type { PhotoWire } from "@/lib/schemas/photos";
import { settleBackground } from "@/server/background/run-in-background";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../../factories/people";
import { statusesAtOnce } from "../../../support/at-once";
import { jpeg } from "../../../support/pictures";
import { call } from "../../../support/request";
import { useSettings } from "../../../support/settings";
import { createOwnRecipe } from "../create-recipe";
import { emptyStore, fetchPicture, list, remove, storedFiles, upload } from "./photo-calls";

const SOME_ID = "0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f";

let owner: SignedInPerson;
let recipeId: string;
let file: Buffer;
beforeEach(async () => {
  await emptyStore();
  owner = await createSignedInPerson();
  recipeId = (await createOwnRecipe(owner.id)).id;
  file = await jpeg({ width: 64, height: 64 });
});

const change = (id: string, body: unknown, token = owner.token) =>
  call<PhotoWire>(changePhoto, { method: "PATCH", token, params: { id }, body });

async function add(fields: { caption?: string; is_primary?: string } = {}): Promise<PhotoWire> {
  const answer = await upload(owner.token, recipeId, file, fields);
  expect(answer.status).toBe(201);
  return answer.body;
}

const captions = async () => (await list(recipeId, owner.token)).body.map((photo) => [photo.caption, photo.is_primary]);

describe("GET /api/recipes/{id}/photos", () => {
  it("returns the first photo first, then the others in the order in which they were added", async () => {
    await add({ caption: "a" });
    await add({ caption: "b" });
    await add({ caption: "c", is_primary: "true" });
    expect(await captions()).toEqual([
      ["c", true],
      ["a", false],
      ["b", false],
    ]);
  });

  it("shows those of a public recipe to everybody and those of a private one only to its owner", async () => {
    const stranger = await createSignedInPerson();
    await add();
    expect((await list(recipeId)).status).toBe(404);
    expect((await list(recipeId, stranger.token)).status).toBe(404);
    await db.recipe.update({ where: { id: recipeId }, data: { isPublic: true } });
    expect((await list(recipeId)).body).toHaveLength(1);
    expect((await list(SOME_ID)).status).toBe(404);
  });
});

describe("the first photo", () => {
  it("is exactly one, however many are added as the first at once", async () => {
    const statuses = await statusesAtOnce(6, () => upload(owner.token, recipeId, file, { is_primary: "true" }));
    expect(statuses).toEqual({ 201: 6 });
    expect(await db.recipePhoto.count({ where: { recipeId, isPrimary: true } })).toBe(1);
  });

  it("is replaced by the oldest of the others when it is deleted", async () => {
    await add({ caption: "a" });
    await add({ caption: "b" });
    const first = await add({ caption: "c", is_primary: "true" });
    expect(await remove(owner.token, first.id)).toMatchObject({ status: 204, body: null });
    expect(await captions()).toEqual([
      ["a", true],
      ["b", false],
    ]);
  });

  it("is exactly one while photos are deleted, added and chosen at once", async () => {
    const photos = [await add(), await add(), await add(), await add()];
    const [a, b, c, d] = photos.map(({ id }) => id) as [string, string, string, string];
    await Promise.all([
      remove(owner.token, a),
      change(b, { is_primary: true }),
      change(c, { is_primary: true }),
      remove(owner.token, b),
      upload(owner.token, recipeId, file, { is_primary: "true" }),
      remove(owner.token, d),
    ]);
    expect(await db.recipePhoto.count({ where: { recipeId, isPrimary: true } })).toBe(1);
    expect(await db.recipePhoto.count({ where: { recipeId } })).toBe(2);
  });
});

describe("PATCH /photos/{id}", () => {
  it("changes the caption or makes the photo the first one, and nothing else", async () => {
    await add({ caption: "a" });
    const second = await add({ caption: "b" });
    expect(await change(second.id, { is_primary: true })).toEqual(
      expect.objectContaining({ status: 200, body: { ...second, is_primary: true } }),
    );
    expect((await change(second.id, { caption: "c" })).body).toEqual({ ...second, caption: "c", is_primary: true });
    expect((await change(second.id, { caption: null })).body.caption).toBeNull();
    expect(await captions()).toEqual([
      [null, true],
      ["a", false],
    ]);
  });

  it("refuses to leave a recipe without a first photo, and an empty change (422)", async () => {
    const { id } = await add();
    expect(await change(id, { is_primary: false })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "is_primary"] }] },
    });
    expect((await change(id, {})).status).toBe(422);
  });
});

describe("DELETE /photos/{id}", () => {
  it("removes the photo's files too; the second time the photo is absent (404)", async () => {
    const { id, url } = await add();
    expect(await storedFiles()).toHaveLength(1);
    expect(await statusesAtOnce(2, () => remove(owner.token, id))).toEqual({ 204: 1, 404: 1 });
    await settleBackground();
    expect(await storedFiles()).toEqual([]);
    expect(await db.storedObject.count()).toBe(0);
    expect((await fetchPicture(url, { token: owner.token })).status).toBe(404);
  });

  it("treats other people's photos as absent, even of a public recipe (404), except for the administrator", async () => {
    const stranger = await createSignedInPerson();
    const { id } = await add({ caption: "mine" });
    await db.recipe.update({ where: { id: recipeId }, data: { isPublic: true } });
    expect(await remove(stranger.token, id)).toMatchObject({ status: 404, body: { detail: "Photo not found" } });
    expect((await change(id, { caption: "theirs" }, stranger.token)).status).toBe(404);
    expect(await captions()).toEqual([["mine", true]]);
    useSettings({ ADMIN_EMAIL: stranger.email });
    expect((await remove(stranger.token, id)).status).toBe(204);
  });
});

describe("GET /photos/{id}/{width}.webp", () => {
  it("may be cached for a year by anybody when the recipe is public, and runs no scripts", async () => {
    const { url } = await add();
    await db.recipe.update({ where: { id: recipeId }, data: { isPublic: true } });
    const { status, headers, bytes } = await fetchPicture(url);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toEqual({
      "cache-control": "public, max-age=31536000, s-maxage=300, immutable",
      "content-disposition": "inline",
      "content-length": String(bytes.length),
      "content-security-policy": "default-src 'none'; sandbox",
      "content-type": "image/webp",
      etag: expect.stringMatching(/^".+"$/),
      "x-content-type-options": "nosniff",
      "x-request-id": expect.any(String),
    });
    const again = await fetchPicture(url, { headers: { "if-none-match": `W/${headers.get("etag")}, "x"` } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it("is only for the owner when the recipe is private, checked at every use, also by cookie", async () => {
    const stranger = await createSignedInPerson();
    const { url } = await add();
    const own = await fetchPicture(url, { token: owner.token });
    expect([own.status, own.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const etag = { "if-none-match": own.headers.get("etag") ?? "" };
    const cookie = Object.entries(owner.cookies).map(([name, value]) => `${name}=${value}`);
    expect((await fetchPicture(url, { headers: { cookie: cookie.join("; "), ...etag } })).status).toBe(304);
    expect((await fetchPicture(url, { headers: etag })).status).toBe(404);
    expect((await fetchPicture(url, { token: stranger.token, headers: etag })).status).toBe(404);
  });

  it("answers 404 for an unknown width, name or id", async () => {
    const { id } = await add();
    const names = ["640.webp", "321.webp", "320.jpg", "320.webp.html", "..%2f..%2fsecret", "__proto__", ""];
    for (const name of names) {
      expect((await fetchPicture(`/photos/${id}/${name}`, { token: owner.token })).status, name).toBe(404);
    }
    for (const wrong of ["1", "..", SOME_ID, "\u0000"]) {
      expect((await fetchPicture(`/photos/${wrong}/320.webp`)).status, wrong).toBe(404);
    }
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { PUT as receiveUpload } from "@/app/api/photo-uploads/[id]/route";
import { PHOTO_MAX_BYTES, type PresignedUploadWire } from "@/lib/schemas/photos";
import { settleBackground } from "@/server/background/run-in-background";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { objectStore } from "@/server/storage/store";
import { sweepStore } from "@/server/storage/sweep";
import { createSignedInPerson, type SignedInPerson } from "../../../factories/people";
import { statusesAtOnce } from "../../../support/at-once";
import { jpegFromPhone } from "../../../support/pictures";
import { call } from "../../../support/request";
import { useS3Server } from "../../../support/s3-server";
import { isSignedRequest } from "../../../support/s3-signature";
import { createOwnRecipe } from "../create-recipe";
import { add, emptyStore, fetchPicture, list, presign, remove, storedFiles, upload } from "./photo-calls";

let owner: SignedInPerson;
let recipeId: string;
let file: Buffer;
beforeEach(async () => {
  await emptyStore();
  owner = await createSignedInPerson();
  recipeId = (await createOwnRecipe(owner.id)).id;
  file = await jpegFromPhone({ width: 64, height: 48 });
});

async function presigned(over: Record<string, unknown> = {}): Promise<PresignedUploadWire> {
  const answer = await presign(owner.token, recipeId, { size: file.length, ...over });
  expect(answer.status).toBe(200);
  return answer.body;
}

/** Sends a file to our own presigned address, as a browser does. */
const send = ({ url, headers }: Pick<PresignedUploadWire, "url" | "headers">, body: Buffer) => {
  const { pathname, search } = new URL(url);
  const id = pathname.split("/").at(-1) ?? "";
  return call(receiveUpload, { method: "PUT", path: `${pathname}${search}`, params: { id }, body, headers });
};

describe("POST /api/recipes/{id}/photos/presign", () => {
  it.each([
    ["content_type", "image/gif", "Photos must be JPEG, PNG or WebP"],
    ["content_type", "text/html", "Photos must be JPEG, PNG or WebP"],
    ["size", 0, "The file is empty"],
    ["size", PHOTO_MAX_BYTES + 1, "A photo may have at most 10 MB"],
    ["size", 1.5, "Must be a whole number of bytes"],
    ["filename", "", "This field is required"],
  ])("refuses %s %j (422)", async (field, value, msg) => {
    const answer = await presign(owner.token, recipeId, { [field]: value });
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", field], msg }] } });
  });

  it("answers 404 for a recipe of somebody else", async () => {
    const stranger = await createSignedInPerson();
    expect((await presign(stranger.token, recipeId)).status).toBe(404);
    expect(await db.photoUpload.count()).toBe(0);
  });
});

describe("a presigned upload to the disk", () => {
  it("becomes a photo, and the original file is removed", async () => {
    const leave = await presigned();
    expect(leave).toEqual({
      url: expect.stringMatching(/^http:\/\/localhost:3000\/api\/photo-uploads\/[0-9a-f-]{36}\?/),
      method: "PUT",
      headers: { "Content-Type": "image/jpeg" },
      key: expect.stringMatching(/^uploads\/[0-9a-f-]{36}$/),
      expires_at: expect.any(String),
    });
    expect(Date.parse(leave.expires_at) - now().getTime()).toBeGreaterThan(14 * 60_000);
    expect(await send(leave, file)).toMatchObject({ status: 204 });
    const answer = await add(owner.token, recipeId, { key: leave.key, caption: "Soup", is_primary: true });
    expect(answer).toMatchObject({ status: 201, body: { caption: "Soup", is_primary: true, width: 48, height: 64 } });
    expect((await list(recipeId, owner.token)).body).toEqual([answer.body]);
    await settleBackground();
    await sweepStore();
    expect((await storedFiles()).filter((name) => name.includes("uploads"))).toEqual([]);
    expect((await fetchPicture(answer.body.url, { token: owner.token })).status).toBe(200);
  });

  it("accepts one file only, also of several at once", async () => {
    const leave = await presigned();
    expect(await statusesAtOnce(4, () => send(leave, file))).toEqual({ 204: 1, 409: 3 });
  });

  it("refuses a size, type, object or time other than signed", async () => {
    const leave = await presigned();
    expect((await send(leave, file.subarray(1))).status).toBe(400);
    expect((await send(leave, Buffer.concat([file, Buffer.alloc(1)]))).status).toBe(413);
    const { key: otherKey } = await presigned();
    const changed = (change: (url: URL) => void) => {
      const url = new URL(leave.url);
      change(url);
      return send({ url: url.href, headers: leave.headers }, file);
    };
    const changes: ((url: URL) => void)[] = [
      (url) => url.searchParams.set("size", "9000000"),
      (url) => url.searchParams.set("content_type", "image/png"),
      (url) => url.searchParams.set("expires", String(Date.now() + 1e9)),
      (url) => url.searchParams.set("signature", ""),
      (url) => url.searchParams.set("signature", "AAAA"),
      (url) => {
        url.pathname = `/api/photo-uploads/${otherKey.slice("uploads/".length)}`;
      },
    ];
    for (const change of changes) expect((await changed(change)).status).toBe(403);
    expect(await storedFiles()).toEqual([]);
    expect((await send(leave, file)).status).toBe(204);
  });

  it("is refused once it has expired, as is its key; a file sent before is removed", async () => {
    const late = await presigned();
    const sent = await presigned();
    expect((await send(sent, file)).status).toBe(204);
    const restore = replaceClock(() => new Date(Date.now() + 16 * 60_000));
    try {
      expect((await send(late, file)).status).toBe(403);
      expect(await sweepStore()).toBe(2);
      expect(await storedFiles()).toEqual([]);
    } finally {
      restore();
    }
    await db.photoUpload.updateMany({ data: { expiresAt: new Date(0) } });
    expect((await add(owner.token, recipeId, { key: sent.key })).status).toBe(422);
  });
});

describe("POST /api/recipes/{id}/photos", () => {
  const unknown = { status: 422, body: { detail: [{ loc: ["body", "key"] }] } };

  it("uses a key once, also when two calls arrive at once", async () => {
    const { key, ...leave } = await presigned();
    await send(leave, file);
    expect(await statusesAtOnce(3, () => add(owner.token, recipeId, { key }))).toEqual({ 201: 1, 422: 2 });
    expect(await db.recipePhoto.count()).toBe(1);
    await settleBackground();
  });

  it("refuses a key of another recipe, of another person, an invented one, and one whose file never arrived", async () => {
    const otherRecipe = await createOwnRecipe(owner.id);
    const admin = await createSignedInPerson();
    const leave = await presigned();
    expect(await add(owner.token, recipeId, { key: leave.key })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "key"], msg: "No file has been sent to the address of this key yet" }] },
    });
    await send(leave, file);
    expect(await add(owner.token, otherRecipe.id, { key: leave.key })).toMatchObject(unknown);
    expect((await add(admin.token, recipeId, { key: leave.key })).status).toBe(404);
    const keys = ["", "../../secret", "uploads/../../x", "recipes/x/320.webp", `uploads/${recipeId}`, "uploads/"];
    for (const key of keys) expect(await add(owner.token, recipeId, { key }), key).toMatchObject(unknown);
  });

  it("refuses a body that names another recipe, and one with both or neither of key and url", async () => {
    const otherRecipe = await createOwnRecipe(owner.id);
    expect(await add(owner.token, recipeId, { recipe_id: otherRecipe.id, key: "uploads/x" })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "recipe_id"] }] },
    });
    expect(await add(owner.token, recipeId, {})).toMatchObject(unknown);
    expect(await add(owner.token, recipeId, { key: "uploads/x", url: "/photos/x" })).toMatchObject(unknown);
  });

  it("copies a photo that the caller may see, by its address", async () => {
    const { body: photo } = await upload(owner.token, recipeId, file);
    const otherRecipe = await createOwnRecipe(owner.id);
    for (const url of [photo.url, `http://localhost:3000${photo.url}`]) {
      expect(await add(owner.token, otherRecipe.id, { url })).toMatchObject({ status: 201, body: { width: 48 } });
    }
    await remove(owner.token, photo.id);
    await settleBackground();
    const [copy] = (await list(otherRecipe.id, owner.token)).body;
    expect((await fetchPicture(copy?.url ?? "", { token: owner.token })).status).toBe(200);
  });

  it("fetches nothing from other hosts and copies no photo that the caller may not see", async () => {
    const stranger = await createSignedInPerson();
    const strangersRecipe = await createOwnRecipe(stranger.id);
    const { body: photo } = await upload(owner.token, recipeId, file);
    const urls = [
      photo.url,
      "http://169.254.169.254/latest/meta-data",
      `https://evil.example${photo.url}`,
      "file:///etc/passwd",
      "data:image/png;base64,AAAA",
      "//evil.example/x.png",
      "http://[",
      "",
    ];
    for (const url of urls) {
      expect(await add(stranger.token, strangersRecipe.id, { url }), url).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ["body", "url"] }] },
      });
    }
  });
});

describe("photos in an S3 store", () => {
  it("are stored there, served through the product, and removed from there", async () => {
    await useS3Server();
    const { body: photo } = await upload(owner.token, recipeId, file);
    expect(await storedFiles()).toEqual([]);
    expect(await fetchPicture(photo.url, { token: owner.token })).toMatchObject({ status: 200 });
    expect((await fetchPicture(photo.url)).status).toBe(404);
    await remove(owner.token, photo.id);
    await settleBackground();
    expect(await db.storedObject.count()).toBe(0);
  });

  it("are uploaded directly by an address whose signature covers type and size", async () => {
    const { endpoint } = await useS3Server();
    const leave = await presigned();
    expect(leave.url.startsWith(`${endpoint}/pictures/uploads/`)).toBe(true);
    const isTaken = (length: number, type: string) =>
      isSignedRequest(leave.url, "PUT", { "content-length": String(length), "content-type": type }, "S3RVER");
    expect(isTaken(file.length, "image/jpeg")).toBe(true);
    expect(isTaken(file.length + 1, "image/jpeg")).toBe(false);
    expect(isTaken(file.length, "text/html")).toBe(false);
    const sent = await fetch(leave.url, { method: "PUT", body: new Uint8Array(file), headers: leave.headers });
    expect(sent.status).toBe(200);
    expect(await add(owner.token, recipeId, { key: leave.key })).toMatchObject({ status: 201, body: { width: 48 } });
    expect((await add(owner.token, recipeId, { key: leave.key })).status).toBe(422);
    await settleBackground();
  });

  it("are refused above 10 MB, whatever the store accepted", async () => {
    await useS3Server();
    const { key } = await presigned();
    await objectStore().put(key, new Uint8Array(PHOTO_MAX_BYTES + 1), "image/jpeg");
    expect((await add(owner.token, recipeId, { key })).status).toBe(413);
  });

  it("have the store's public address, if it has one, once the recipe is public", async () => {
    const { endpoint } = await useS3Server({ S3_PUBLIC_URL: "https://pictures.example/soup/" });
    const { body: own } = await upload(owner.token, recipeId, file);
    expect(own.url).toBe(`/photos/${own.id}/320.webp`);
    await db.recipe.update({ where: { id: recipeId }, data: { isPublic: true } });
    const [photo] = (await list(recipeId)).body;
    expect(photo?.url).toMatch(/^https:\/\/pictures\.example\/soup\/recipes\/[0-9a-f]{32}\/320\.webp$/);
    expect(endpoint).toContain("127.0.0.1");
  });

  it("give one fixed error when the store is unavailable (503), and nothing is left behind", async () => {
    await useS3Server({ S3_ENDPOINT: "http://127.0.0.1:1" });
    expect(await upload(owner.token, recipeId, file)).toMatchObject({
      status: 503,
      body: { detail: "Photos cannot be stored or shown at the moment. Please try again." },
    });
    expect(await db.recipePhoto.count()).toBe(0);
  });
});

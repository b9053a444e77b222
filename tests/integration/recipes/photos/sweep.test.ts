import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { DELETE as deleteAccount } from "@/app/auth/user/delete-account/route";
import { settleBackground } from "@/server/background/run-in-background";
import { replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { env } from "@/server/env";
import { registerObject } from "@/server/storage/ledger";
import { newPhotoKey } from "@/server/storage/object-key";
import { objectStore } from "@/server/storage/store";
import { sweepStore } from "@/server/storage/sweep";
import { createSignedInPerson, PASSWORD, type SignedInPerson } from "../../../factories/people";
import { jpeg } from "../../../support/pictures";
import { call } from "../../../support/request";
import { useS3Server } from "../../../support/s3-server";
import { createOwnRecipe } from "../create-recipe";
import { emptyStore, fetchPicture, presign, remove, storedFiles, upload } from "./photo-calls";

let owner: SignedInPerson;
let recipeId: string;
let file: Buffer;
beforeEach(async () => {
  await emptyStore();
  owner = await createSignedInPerson();
  recipeId = (await createOwnRecipe(owner.id)).id;
  file = await jpeg({ width: 64, height: 64 });
});

const later = async <T>(minutes: number, work: () => Promise<T>): Promise<T> => {
  const restore = replaceClock(() => new Date(Date.now() + minutes * 60_000));
  return work().finally(restore);
};

describe("files in the store", () => {
  it("are removed when the account is deleted, uploads under way too; those of others stay", async () => {
    const otherPerson = await createSignedInPerson();
    const { body: kept } = await upload(otherPerson.token, (await createOwnRecipe(otherPerson.id)).id, file);
    await upload(owner.token, recipeId, file);
    await upload(owner.token, recipeId, file);
    const { body: sent } = await presign(owner.token, recipeId, { size: file.length });
    await objectStore().put(sent.key, file, "image/jpeg");
    expect(await storedFiles()).toHaveLength(4);

    await call(deleteAccount, { method: "DELETE", body: { password: PASSWORD }, token: owner.token });
    await sweepStore();
    expect(await storedFiles()).toHaveLength(1);
    expect((await fetchPicture(kept.url, { token: otherPerson.token })).status).toBe(200);
  });

  it("are removed again if a presigned address is used after the deletion", async () => {
    const { body: sent } = await presign(owner.token, recipeId, { size: file.length });
    await call(deleteAccount, { method: "DELETE", body: { password: PASSWORD }, token: owner.token });
    await sweepStore();
    await objectStore().put(sent.key, file, "image/jpeg");
    expect(await later(16, sweepStore)).toBe(1);
    expect([await storedFiles(), await db.storedObject.count()]).toEqual([[], 0]);
  });

  it("are removed when the recipe is deleted", async () => {
    await upload(owner.token, recipeId, file);
    await db.recipe.delete({ where: { id: recipeId } });
    expect(await sweepStore()).toBe(1);
    expect(await storedFiles()).toEqual([]);
  });

  it("of an upload that died half way are removed after an hour, not before", async () => {
    const key = newPhotoKey();
    await registerObject(key);
    await objectStore().put(`${key}/320.webp`, file, "image/webp");
    expect(await later(59, sweepStore)).toBe(0);
    expect(await later(61, sweepStore)).toBe(1);
    expect(await storedFiles()).toEqual([]);
  });

  it("are removed once by several simultaneous processes", async () => {
    const many = 45;
    const key = () => ({ key: newPhotoKey(), discardAt: new Date(0), createdAt: new Date() });
    await db.storedObject.createMany({ data: Array.from({ length: many }, key) });
    const removed = await Promise.all([sweepStore(), sweepStore(), sweepStore()]);
    expect(removed.reduce((sum, each) => sum + each)).toBe(many);
    expect(await db.storedObject.count()).toBe(0);
  });

  it("that cannot be removed are tried again at growing intervals", async () => {
    const { body: photo } = await upload(owner.token, recipeId, file);
    const away = async () => {
      await useS3Server({ S3_ENDPOINT: "http://127.0.0.1:1" });
      await remove(owner.token, photo.id);
      await settleBackground();
    };
    await away();
    const waits = async () => {
      const { discardAt, attempts } = await db.storedObject.findFirstOrThrow();
      return [attempts, Math.round(((discardAt?.getTime() ?? 0) - Date.now()) / 60_000)];
    };
    expect(await waits()).toEqual([1, 1]);
    expect(await sweepStore()).toBe(0);
    await later(2, sweepStore);
    expect(await waits()).toEqual([2, 4]);
  });
});

describe("the disk store", () => {
  it("leaves no partial file behind when it cannot write", async () => {
    const folder = path.join(env.DATA_DIR, "photos");
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, "recipes"), "a file where a folder should be");
    expect((await upload(owner.token, recipeId, file)).status).toBe(500);
    expect(await storedFiles()).toEqual([path.join(folder, "recipes")]);
    expect(await db.recipePhoto.count()).toBe(0);
    await rm(folder, { recursive: true });
  });

  it.each(["../secret", "recipes/../../x", "/etc/passwd", "uploads/..", "recipes/\u0000", "", "recipes/a/320.webp"])(
    "refuses the key %j",
    async (key) => {
      await expect(objectStore().put(key, file, "image/webp")).rejects.toThrow("not a key of the store");
      await expect(objectStore().read(key, 1)).rejects.toThrow("not a key of the store");
      await expect(objectStore().remove(key)).rejects.toThrow("not a key of the store");
    },
  );
});

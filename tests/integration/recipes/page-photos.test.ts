import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeEach, expect, it } from "vitest";
import { POST } from "@/app/parse/photo/route";
import type { ReadPageWire } from "@/lib/schemas/page-photos";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";

const page = readFileSync(path.resolve("tests/unit/recipes/page-photos/pages/curry-in-shadow.webp"));
/** Only the first lines, which are read quickly. */
const head = await sharp(page).extract({ left: 60, top: 60, width: 900, height: 480 }).webp({ quality: 70 }).toBuffer();

let reader: SignedInPerson;
beforeEach(async () => {
  reader = await createSignedInPerson();
});

async function send(
  bytes: Buffer,
  { token = reader.token as string | null, signal }: { token?: string | null; signal?: AbortSignal } = {},
) {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)]), "page");
  const request = new Request("http://localhost:3000/parse/photo", {
    method: "POST",
    body: form,
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    ...(signal ? { signal } : {}),
  });
  const answer = await POST(request);
  return { status: answer.status, body: (await answer.json()) as ReadPageWire & { detail: unknown } };
}

it("a photo in shadow and at an angle is read and sorted into fields, and nothing of it is stored", async () => {
  const { status, body } = await send(page);
  expect(status).toBe(200);
  expect(body).toMatchObject({ language: "en", is_sorted: true, title: "Peanut Chicken Curry" });
  expect(body.ingredients[4]).toEqual({
    quantity: "3",
    unit: "tbsp",
    name: "smooth peanut butter",
    group: null,
    doubtful: [],
    is_after_gap: false,
  });
  expect(body.ingredients.map(({ name }) => name).slice(0, 3)).toEqual([
    "sunflower oil",
    "onions, finely sliced",
    "garlic, crushed",
  ]);
  // The recognition data contains no fractions, so what it reads instead of them is marked as doubtful.
  const doubtful = body.ingredients.filter((line) => line.doubtful.length > 0).map(({ name }) => name);
  expect(doubtful).toEqual(
    expect.arrayContaining([expect.stringContaining("cumin"), expect.stringContaining("chilli")]),
  );
  expect(body.left_out).toEqual(["Serves four with rice."]);
  expect(await db.recipe.count()).toBe(0);
  expect(await db.photoUpload.count()).toBe(0);
});

it("one page of a person is read while a second waits; a third is refused for now, and others take turns", async () => {
  const otherPerson = await createSignedInPerson();
  const own = [send(head), send(head), send(head)];
  // A refused request is answered at once. By then one page is read and one waits, so the other person is next.
  await Promise.race(own);
  expect((await send(head, { token: otherPerson.token })).status).toBe(200);
  expect((await Promise.all(own)).map(({ status }) => status).sort()).toEqual([200, 200, 503]);
});

it("reading stops when the request is cancelled, and the next page is read", async () => {
  const controller = new AbortController();
  const given = send(page, { signal: controller.signal });
  const next = send(head);
  setTimeout(() => controller.abort(), 300);
  expect((await given).status).toBe(400);
  expect((await next).status).toBe(200);
});

it("reading a photo needs a signed-in person and a photo", async () => {
  expect((await send(head, { token: null })).status).toBe(401);
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(400)]);
  expect(await send(heic)).toMatchObject({
    status: 415,
    body: { detail: expect.stringContaining("HEIC and AVIF photos cannot be read here.") },
  });
  expect((await send(Buffer.from("%PDF-1.7 …"))).status).toBe(415);
  expect((await send(Buffer.alloc(0))).status).toBe(422);
  const blank = await sharp({ create: { width: 500, height: 500, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  expect(await send(blank)).toMatchObject({ status: 422 });
});

import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as getRecipe } from "@/app/api/recipes/[id]/route";
import { POST as uploadAtOtherAddress } from "@/app/recipes/[id]/photos/upload/route";
import { PHOTO_MAX_BYTES } from "@/lib/schemas/photos";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../../factories/people";
import * as pictures from "../../../support/pictures";
import { call } from "../../../support/request";
import { useSettings } from "../../../support/settings";
import { createOwnRecipe, createParsedRecipe } from "../create-recipe";
import { emptyStore, fetchPicture, formOf, list, storedFiles, upload } from "./photo-calls";

let owner: SignedInPerson;
let recipeId: string;
beforeEach(async () => {
  await emptyStore();
  owner = await createSignedInPerson();
  recipeId = (await createOwnRecipe(owner.id)).id;
});

describe("POST /api/recipes/{id}/photos/upload", () => {
  it("returns the photo in every width that it fills, as the first one", async () => {
    const answer = await upload(owner.token, recipeId, await pictures.jpeg({ width: 1500, height: 1000 }), {
      caption: " Soup in a bowl ",
    });
    expect(answer.status).toBe(201);
    const { id } = answer.body;
    expect(answer.body).toEqual({
      id: expect.any(String),
      url: `/photos/${id}/1920.webp`,
      caption: "Soup in a bowl",
      is_primary: true,
      width: 1500,
      height: 1000,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,[\w+/=]{20,400}$/),
      renditions: [
        { url: `/photos/${id}/320.webp`, width: 320, height: 213 },
        { url: `/photos/${id}/640.webp`, width: 640, height: 427 },
        { url: `/photos/${id}/1280.webp`, width: 1280, height: 853 },
        { url: `/photos/${id}/1920.webp`, width: 1500, height: 1000 },
      ],
    });
    for (const { url, width, height } of answer.body.renditions) {
      const picture = await fetchPicture(url, { token: owner.token });
      expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: "webp", width, height });
    }
    const recipe = await call<RecipeWire>(getRecipe, { params: { id: recipeId }, token: owner.token });
    expect(recipe.body).toMatchObject({ image: `/photos/${id}/640.webp`, photos: [answer.body] });
  });

  it.each([
    ["JPEG", pictures.jpeg],
    ["PNG", pictures.png],
    ["WebP", pictures.webp],
    ["JPEG for print (CMYK)", pictures.cmykJpeg],
    ["PNG with 16 bits per colour", pictures.deepPng],
    ["grey, transparent PNG", pictures.greyPng],
  ])("accepts a %s, whatever its name and type say", async (_format, make) => {
    const file = await make({ width: 200, height: 100 });
    const answer = await upload(owner.token, recipeId, file, { name: "../../etc/passwd.svg", type: "text/html" });
    expect(answer).toMatchObject({ status: 201, body: { width: 200, height: 100, caption: null } });
    expect(answer.body.renditions).toHaveLength(1);
  });

  it("answers at the other documented address too", async () => {
    const body = formOf(await pictures.jpeg());
    const answer = await call(uploadAtOtherAddress, { token: owner.token, params: { id: recipeId }, body });
    expect(answer.status).toBe(201);
  });

  it("removes place, time, device and other metadata, and applies the camera's rotation", async () => {
    const file = await pictures.jpegFromPhone({ width: 400, height: 300 });
    expect(file.includes(pictures.PHONE_MARK)).toBe(true);
    const { body } = await upload(owner.token, recipeId, file);
    expect(body).toMatchObject({ width: 300, height: 400 });
    for (const { url } of body.renditions) {
      const { bytes } = await fetchPicture(url, { token: owner.token });
      const metadata = await sharp(bytes).metadata();
      expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc, metadata.orientation]).toEqual(
        Array(5).fill(undefined),
      );
      expect(bytes.includes(pictures.PHONE_MARK)).toBe(false);
    }
  });

  it("keeps nothing of a file that is a picture and something else at once", async () => {
    const script = "<script>alert(document.cookie)</script>";
    const file = Buffer.concat([await pictures.jpeg(), Buffer.from(`GIF89a/*${script}PK\u0003\u0004`)]);
    const { body } = await upload(owner.token, recipeId, file, { name: "x.html", type: "text/html" });
    const { bytes, headers } = await fetchPicture(body.url, { token: owner.token });
    expect(bytes.includes("script")).toBe(false);
    expect(headers.get("content-type")).toBe("image/webp");
  });

  const refusals: [string, () => Promise<Buffer>, number, RegExp][] = [
    ["a GIF", pictures.animatedGif, 415, /GIF.*JPEG, PNG or WebP/],
    ["an SVG", async () => Buffer.from('<?xml version="1.0"?><svg xmlns="x"><script/></svg>'), 415, /SVG/],
    ["a HEIC", async () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), 415, /HEIC/],
    ["a PDF", async () => Buffer.from("%PDF-1.7"), 415, /PDF/],
    ["a web page", async () => Buffer.from("<html>"), 415, /not a photo/],
    ["two bytes", async () => Buffer.from([0xff, 0xd8]), 415, /not a photo/],
    ["a JPEG that ends early", async () => (await pictures.jpeg({ width: 900 })).subarray(0, 1500), 422, /damaged/],
    ["the first bytes of a PNG", async () => (await pictures.png()).subarray(0, 20), 422, /damaged/],
    ["a PNG that is none", async () => Buffer.from("\x89PNG\r\n\x1a\n<svg onload=x>", "latin1"), 422, /damaged/],
    ["an animated WebP", pictures.animatedWebp, 422, /still photo/],
    ["an animated PNG", pictures.animatedPng, 422, /still photo/],
    ["400 million pixels in a small file", pictures.pngBomb, 422, /too many pixels/],
    ["a strip of 17,000 by 100", () => pictures.png({ width: 17_000, height: 100 }), 422, /too many pixels/],
    ["a single pixel", () => pictures.png({ width: 1, height: 1 }), 422, /too small/],
    ["nothing", async () => Buffer.alloc(0), 422, /empty/],
  ];
  it.each(refusals)("refuses %s, says why and stores nothing", async (_what, make, status, sentence) => {
    const answer = await upload(owner.token, recipeId, await make(), { name: "soup.jpg", type: "image/jpeg" });
    expect(answer.status).toBe(status);
    const { detail } = answer.body as unknown as { detail: string | { loc: string[]; msg: string }[] };
    expect(typeof detail === "string" ? detail : detail[0]?.msg).toMatch(sentence);
    if (typeof detail !== "string") expect(detail[0]?.loc).toEqual(["body", "file"]);
    expect(await storedFiles()).toEqual([]);
    expect(await db.recipePhoto.count()).toBe(0);
  });

  it("accepts 10 MB and refuses one byte more (413)", async () => {
    expect((await upload(owner.token, recipeId, await pictures.jpegOfBytes(PHOTO_MAX_BYTES))).status).toBe(201);
    const answer = await upload(owner.token, recipeId, await pictures.jpegOfBytes(PHOTO_MAX_BYTES + 1));
    expect(answer).toMatchObject({ status: 413, body: { detail: "A photo may have at most 10 MB" } });
    expect((await upload(owner.token, recipeId, Buffer.alloc(PHOTO_MAX_BYTES + 70_000))).status).toBe(413);
  });

  it("refuses a form without a file, with a text for a file, and a body that is no form", async () => {
    const send = (body: unknown, headers?: Record<string, string>) =>
      call(uploadAtOtherAddress, {
        token: owner.token,
        params: { id: recipeId },
        body,
        ...(headers ? { headers } : {}),
      });
    const noFile = { status: 422, body: { detail: [{ loc: ["body", "file"], msg: "Choose a photo" }] } };
    expect(await send(formOf(undefined, {}))).toMatchObject(noFile);
    const text = new FormData();
    text.set("file", "soup.jpg");
    expect(await send(text)).toMatchObject(noFile);
    expect((await send({ file: "x" })).status).toBe(415);
    expect((await send("--x\r\nbroken", { "content-type": "multipart/form-data; boundary=x" })).status).toBe(400);
    expect((await send("x", { "content-type": "multipart/form-data; nothing=x" })).status).toBe(400);
    const wrong = await send(formOf(await pictures.jpeg(), { is_primary: "perhaps" }));
    expect(wrong).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "is_primary"] }] } });
    const long = await send(formOf(await pictures.jpeg(), { caption: "x".repeat(201) }));
    expect(long).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "caption"] }] } });
  });

  it("answers 404 for a recipe of somebody else, or of nobody, before it reads the file", async () => {
    const stranger = await createSignedInPerson();
    const open = await createOwnRecipe(owner.id, { isPublic: true });
    const parsed = await createParsedRecipe();
    for (const id of [recipeId, open.id, parsed.id]) {
      const answer = await upload(stranger.token, id, Buffer.from("no picture"));
      expect(answer).toMatchObject({ status: 404, body: { detail: "Recipe not found" } });
    }
    expect((await call(uploadAtOtherAddress, { params: { id: recipeId }, body: formOf(undefined) })).status).toBe(401);
  });

  it("lets the administrator add photos to any recipe", async () => {
    const admin = await createSignedInPerson();
    useSettings({ ADMIN_EMAIL: admin.email });
    const { id } = await createParsedRecipe({ image: "https://soup.example/far.jpg" });
    expect((await upload(admin.token, id, await pictures.png())).status).toBe(201);
    expect((await list(id)).body).toHaveLength(1);
  });

  it("accepts eleven photos sent at once, exactly one of them as the first", async () => {
    const files = await Promise.all(Array.from({ length: 11 }, (_, i) => pictures.jpeg({ width: 40 + i, height: 30 })));
    const answers = await Promise.all(files.map((file) => upload(owner.token, recipeId, file)));
    expect(answers.map(({ status }) => status)).toEqual(files.map(() => 201));
    const { body } = await list(recipeId, owner.token);
    expect(body.map(({ width }) => width).sort()).toEqual(files.map((_, i) => 40 + i));
    expect(body.filter((photo) => photo.is_primary)).toHaveLength(1);
  });

  it("keeps the colours of a file in another colour space", async () => {
    const { body } = await upload(owner.token, recipeId, await pictures.cmykJpeg({ width: 200, height: 100 }));
    const { bytes } = await fetchPicture(body.url, { token: owner.token });
    const { channels } = await sharp(bytes).removeAlpha().stats();
    const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
    expect([red > 140, green > 60 && green < 130, blue < 80]).toEqual([true, true, true]);
  });

  it("refuses the 21st photo of a recipe, also when two arrive at once", async () => {
    const photo = (index: number) => ({
      recipeId,
      storageKey: `recipes/${index}`,
      contentType: "image/webp",
      width: 1,
      height: 1,
      isPrimary: index === 0,
      createdAt: new Date(),
    });
    await db.recipePhoto.createMany({ data: Array.from({ length: 19 }, (_, index) => photo(index)) });
    const file = await pictures.jpeg();
    const answers = await Promise.all([1, 2].map(() => upload(owner.token, recipeId, file)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await upload(owner.token, recipeId, file)).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "file"], msg: expect.stringContaining("at most 20 photos") }] },
    });
  });
});

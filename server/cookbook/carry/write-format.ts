import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { zipSync } from "fflate";
import type { CarriedFormat } from "@/lib/recipes/carried/limits";
import { writeMarkdown } from "@/lib/recipes/write-markdown";
import type { CarriedRecipe } from "@/server/recipes/carried/carried-recipe";
import { writeJsonLd, writeNextcloud } from "@/server/recipes/carried/formats/json-ld";
import { writeMealie } from "@/server/recipes/carried/formats/mealie";
import { writeMela } from "@/server/recipes/carried/formats/mela";
import { writePaprika } from "@/server/recipes/carried/formats/paprika";
import { writeTandoor } from "@/server/recipes/carried/formats/tandoor";
import { OURS } from "@/server/recipes/carried/read-file";
import type { OwnRecipe } from "./read-own";

/** A file of the archive. `isPacked`: it is compressed already, so it is stored as it is. */
export type ArchiveFile = { path: string; bytes: Uint8Array; isPacked: boolean };

type Written = Omit<OwnRecipe, "picture"> & { picture: Buffer | null };
/** `name` is a valid file name that no other recipe of the archive has. */
type Write = (own: Written, name: string) => Promise<ArchiveFile[]>;

const packed = promisify(gzip);
const encoded = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));

/**
 * The fields of the format and, beside them, the recipe as we store it, for a lossless import. Other apps ignore
 * unknown fields.
 */
const withOurs = (fields: object, recipe: CarriedRecipe, more: object = {}): object => ({
  ...fields,
  ...more,
  [OURS]: recipe,
});

const picture = (path: string, bytes: Buffer | null): ArchiveFile[] =>
  bytes === null ? [] : [{ path, bytes, isPacked: true }];

const paprika: Write = async ({ id, createdAt, recipe, picture: photo }, name) => {
  const fields = writePaprika(recipe);
  const more = {
    uid: id.toUpperCase(),
    created: createdAt.toISOString().slice(0, 19).replace("T", " "),
    hash: createHash("sha256").update(JSON.stringify(fields)).digest("hex").toUpperCase(),
    photo: photo === null ? null : `${name}.webp`,
    photo_data: photo?.toString("base64") ?? null,
  };
  const bytes = await packed(encoded(withOurs(fields, recipe, more)));
  return [{ path: `${name}.paprikarecipe`, bytes, isPacked: true }];
};

/** The same layout as Mealie's own export. */
const mealie: Write = async ({ id, createdAt, recipe, picture: photo }, name) => {
  const more = { id, slug: name, dateAdded: createdAt.toISOString().slice(0, 10), extras: {} };
  const fields = { ...writeMealie(recipe), ...more };
  const folder = `recipes/${name}`;
  return [
    { path: `${folder}/${name}.json`, bytes: encoded(withOurs(fields, recipe)), isPacked: false },
    ...picture(`${folder}/images/original.webp`, photo),
  ];
};

/** One archive for each recipe, as in Tandoor's own export. */
const tandoor: Write = async ({ recipe, picture: photo }, name) => {
  const inner = zipSync({
    "recipe.json": encoded(withOurs(writeTandoor(recipe), recipe)),
    ...(photo === null ? {} : { "image.webp": [photo, { level: 0 }] as const }),
  } as Parameters<typeof zipSync>[0]);
  return [{ path: `${name}.zip`, bytes: inner, isPacked: true }];
};

const jsonLd: Write = async ({ createdAt, recipe, picture: photo }, name) => {
  const path = `images/${name}.webp`;
  const more = { datePublished: createdAt.toISOString(), ...(photo === null ? {} : { image: path }) };
  return [
    { path: `${name}.json`, bytes: encoded(withOurs(writeJsonLd(recipe), recipe, more)), isPacked: false },
    ...picture(path, photo),
  ];
};

/** Mela keeps the pictures inside the recipe. */
const mela: Write = async ({ id, recipe, picture: photo }, name) => {
  const more = { id, images: photo === null ? [] : [photo.toString("base64")] };
  return [{ path: `${name}.melarecipe`, bytes: encoded(withOurs(writeMela(recipe), recipe, more)), isPacked: false }];
};

/** One folder for each recipe, as the Cookbook of Nextcloud keeps them. */
const nextcloud: Write = async ({ createdAt, recipe, picture: photo }, name) => {
  const more = { dateCreated: createdAt.toISOString() };
  return [
    { path: `${name}/recipe.json`, bytes: encoded(withOurs(writeNextcloud(recipe), recipe, more)), isPacked: false },
    ...picture(`${name}/full.webp`, photo),
  ];
};

const markdown: Write = async ({ recipe, picture: photo }, name) => {
  const path = photo === null ? null : `images/${name}.webp`;
  return [
    { path: `${name}.md`, bytes: Buffer.from(writeMarkdown(recipe, path)), isPacked: false },
    ...(path === null ? [] : picture(path, photo)),
  ];
};

export const WRITERS: Record<CarriedFormat, Write> = {
  paprika,
  mealie,
  tandoor,
  "json-ld": jsonLd,
  mela,
  nextcloud,
  markdown,
};

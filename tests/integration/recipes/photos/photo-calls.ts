import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { POST as presignPhoto } from "@/app/api/recipes/[id]/photos/presign/route";
import { POST as addPhoto, GET as listPhotos } from "@/app/api/recipes/[id]/photos/route";
import { POST as uploadPhoto } from "@/app/api/recipes/[id]/photos/upload/route";
import { GET as getPicture } from "@/app/photos/[id]/[file]/route";
import { DELETE as deletePhoto } from "@/app/photos/[id]/route";
import type { PhotoWire, PresignedUploadWire } from "@/lib/schemas/photos";
import { env } from "@/server/env";
import { buildRequest, call } from "../../../support/request";

type Fields = { caption?: string; is_primary?: string; name?: string; type?: string };

export function formOf(file: Buffer | undefined, { name = "soup.jpg", type = "image/jpeg", ...rest }: Fields = {}) {
  const form = new FormData();
  if (file) form.set("file", new File([new Uint8Array(file)], name, { type }));
  for (const [key, value] of Object.entries(rest)) form.set(key, value);
  return form;
}

export const upload = (token: string, id: string, file: Buffer, fields: Fields = {}) =>
  call<PhotoWire>(uploadPhoto, { token, params: { id }, body: formOf(file, fields) });

export const list = (id: string, token?: string) =>
  call<PhotoWire[]>(listPhotos, { params: { id }, ...(token ? { token } : {}) });

export const remove = (token: string, id: string) => call(deletePhoto, { method: "DELETE", token, params: { id } });

export const presign = (token: string, id: string, over: Record<string, unknown> = {}) =>
  call<PresignedUploadWire>(presignPhoto, {
    token,
    params: { id },
    body: { filename: "soup.jpg", content_type: "image/jpeg", size: 1000, ...over },
  });

export const add = (token: string, id: string, over: Record<string, unknown>) =>
  call<PhotoWire>(addPhoto, { token, params: { id }, body: { recipe_id: id, ...over } });

/** Fetches the picture at a photo's address, as a browser does. */
export async function fetchPicture(url: string, options: { token?: string; headers?: Record<string, string> } = {}) {
  const [, , id = "", file = ""] = url.split("/");
  const response = await getPicture(buildRequest({ path: url, ...options }), { params: Promise.resolve({ id, file }) });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** All files of the disk store. */
export async function storedFiles(): Promise<string[]> {
  const found = await readdir(path.join(env.DATA_DIR, "photos"), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return found.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

export const emptyStore = () => rm(path.join(env.DATA_DIR, "photos"), { recursive: true, force: true });

import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import path from "node:path";
import { AppError } from "@/lib/errors";
import { env } from "@/server/env";
import { requireObjectKey } from "./object-key";
import type { ObjectStore } from "./object-store";
import { fileTooLarge } from "./size";
import { signUpload } from "./upload-signature";

const FOLDER = "photos";

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

function fileOf(key: string): string {
  requireObjectKey(key);
  return path.join(/* turbopackIgnore: true */ env.DATA_DIR, FOLDER, ...key.split("/"));
}

/**
 * Writes under another name, flushes and renames: after a crash the object is complete or absent, and readers never see
 * half of one.
 */
async function put(key: string, bytes: Uint8Array): Promise<void> {
  const file = fileOf(key);
  const aside = `${file}.${randomUUID()}.part`;
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const handle = await open(aside, "wx", 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true }).catch(() => undefined);
    if (codeOf(error) !== "ENOSPC" && codeOf(error) !== "EDQUOT") throw error;
    throw new AppError("unavailable", "photosNoRoom");
  }
}

async function read(key: string, limitBytes: number): Promise<Buffer | null> {
  const file = fileOf(key);
  try {
    if ((await stat(file)).size > limitBytes) throw fileTooLarge();
    return await readFile(file);
  } catch (error) {
    if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return null;
    throw error;
  }
}

/** Also removes the folder of a photo after its last rendition. */
async function remove(key: string): Promise<void> {
  const file = fileOf(key);
  await rm(file, { force: true });
  if (key.split("/").length < 3) return;
  await rmdir(path.dirname(file)).catch((error: unknown) => {
    if (!["ENOTEMPTY", "ENOENT", "EEXIST"].includes(codeOf(error) ?? "")) throw error;
  });
}

/**
 * Stores objects as files below DATA_DIR/photos. Several processes may share the folder, because each object has one
 * writer.
 */
export const diskStore: ObjectStore = { put, read, remove, presignUpload: async (terms) => signUpload(terms) };

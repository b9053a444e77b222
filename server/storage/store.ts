import { env, type S3Settings } from "@/server/env";
import { diskStore } from "./disk-store";
import type { ObjectStore } from "./object-store";
import { s3Store } from "./s3-store";

let remote: { settings: S3Settings; store: ObjectStore } | undefined;

/** The configured store: S3 if its settings are given, otherwise the disk. */
export function objectStore(): ObjectStore {
  const settings = env.S3;
  if (!settings) return diskStore;
  if (remote?.settings !== settings) remote = { settings, store: s3Store(settings) };
  return remote.store;
}

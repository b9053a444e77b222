import { randomBytes } from "node:crypto";

/** The widths at which a photo is kept, in pixels. A smaller original has only those that it fills. */
export const RENDITION_WIDTHS = [320, 640, 1280, 1920] as const;
export type RenditionWidth = (typeof RENDITION_WIDTHS)[number];

const KEY = /^(?:recipes\/[0-9a-f]{32}(?:\/\d{3,4}\.webp)?|uploads\/[0-9a-f-]{36})$/;

/** A folder that nobody can guess: an object's address is not a secret, but it must not lead to its neighbours. */
export const newPhotoKey = (): string => `recipes/${randomBytes(16).toString("hex")}`;

export const renditionKey = (photoKey: string, width: RenditionWidth): string => `${photoKey}/${width}.webp`;

export const uploadKey = (uploadId: string): string => `uploads/${uploadId}`;

/** The upload that a client's text names, or null. */
export const uploadIdOf = (key: string): string | null =>
  key.startsWith("uploads/") && isObjectKey(key) ? key.slice("uploads/".length) : null;

/** Everything that may lie under a key of the ledger. */
export const objectsUnder = (key: string): string[] =>
  key.startsWith("recipes/") ? RENDITION_WIDTHS.map((width) => renditionKey(key, width)) : [key];

export const isObjectKey = (text: string): boolean => KEY.test(text);

/** The last gate before a file name: no text of a client, and none of the database, climbs out of the store. */
export function requireObjectKey(key: string): void {
  if (!isObjectKey(key)) throw new Error("not a key of the store");
}

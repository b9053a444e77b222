import { randomBytes } from "node:crypto";

/** The widths in pixels at which a photo is stored. Widths larger than the original are left out. */
export const RENDITION_WIDTHS = [320, 640, 1280, 1920] as const;
export type RenditionWidth = (typeof RENDITION_WIDTHS)[number];

const KEY = /^(?:recipes\/[0-9a-f]{32}(?:\/\d{3,4}\.webp)?|uploads\/[0-9a-f-]{36})$/;

/**
 * A random folder for a photo. The address of an object is no secret, but other photos must not be guessable from it.
 */
export const newPhotoKey = (): string => `recipes/${randomBytes(16).toString("hex")}`;

export const renditionKey = (photoKey: string, width: RenditionWidth): string => `${photoKey}/${width}.webp`;

export const uploadKey = (uploadId: string): string => `uploads/${uploadId}`;

/** The upload id in a key that a client sent, or null if the text is not such a key. */
export const uploadIdOf = (key: string): string | null =>
  key.startsWith("uploads/") && isObjectKey(key) ? key.slice("uploads/".length) : null;

/** The keys of all objects that may exist for a key of the ledger. */
export const objectsUnder = (key: string): string[] =>
  key.startsWith("recipes/") ? RENDITION_WIDTHS.map((width) => renditionKey(key, width)) : [key];

export const isObjectKey = (text: string): boolean => KEY.test(text);

/**
 * Must be called before a key becomes a file name, so that no key, whether from a client or the database, leads outside
 * the store.
 */
export function requireObjectKey(key: string): void {
  if (!isObjectKey(key)) throw new Error("not a key of the store");
}

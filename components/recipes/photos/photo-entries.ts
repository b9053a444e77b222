import type { PhotoWire } from "@/lib/schemas/photos";

/** A photo that the server has, or a file that is being uploaded. */
export type PhotoEntry =
  | { kind: "stored"; key: string; photo: PhotoWire }
  | {
      kind: "file";
      key: string;
      file: File;
      /** An object URL of the file. */
      preview: string;
      state: "waiting" | "sending" | "failed";
      /** The progress of the upload, 0 to 1. */
      share: number;
      problem: string | null;
    };
export type FileEntry = Extract<PhotoEntry, { kind: "file" }>;

// Repeated here so that the browser need not load the parser of lib/schemas; a test compares the values.
export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp"];
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
export const PHOTOS_PER_RECIPE = 20;

type Sized = { name: string; type: string; size: number };

/** Why a file cannot be uploaded, in the server's words; null if it can be tried. */
export function fileProblem({ type, size }: Sized): string | null {
  if (!PHOTO_TYPES.includes(type)) return "Photos must be JPEG, PNG or WebP";
  if (size === 0) return "The file is empty";
  return size > PHOTO_MAX_BYTES ? "A photo may have at most 10 MB" : null;
}

export type Choice<Chosen extends Sized> = { taken: Chosen[]; refused: string[] };

/** Which of the chosen files are accepted, and a message for each that is not. `room`: how many photos may be added. */
export function chooseFiles<Chosen extends Sized>(files: readonly Chosen[], room: number): Choice<Chosen> {
  const refused: string[] = [];
  const taken = files.filter((file) => {
    const problem = fileProblem(file);
    if (problem) refused.push(`${file.name}: ${problem}.`);
    return problem === null;
  });
  if (taken.length > room) refused.push(`A recipe has at most ${PHOTOS_PER_RECIPE} photos.`);
  return { taken: taken.slice(0, Math.max(0, room)), refused };
}

export const storedEntry = (photo: PhotoWire): PhotoEntry => ({ kind: "stored", key: photo.id, photo });

/** The stored photos in the server's order, followed by the files that are not uploaded yet. */
export const withStored = (photos: readonly PhotoWire[], entries: readonly PhotoEntry[]): PhotoEntry[] => [
  ...photos.map(storedEntry),
  ...entries.filter(({ kind }) => kind === "file"),
];

import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { line } from "./text";

export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
/** The limit of a request body with a photo: the file's limit and a little for the form around it. */
export const PHOTO_FORM_MAX_BYTES = PHOTO_MAX_BYTES + 64 * 1024;
export const PHOTOS_PER_RECIPE = 20;
export const CAPTION_MAX = 200;

/** One size of a picture, for `srcset`. */
const renditionWire = z.object({ url: z.string(), width: z.number().int(), height: z.number().int() });

/**
 * A photo of a recipe. `url` is the largest rendition, `width` and `height` are its pixels, `renditions`
 * holds all of them, smallest first. `placeholder` is a data: address of a few pixels.
 */
export const photoWire = z.object({
  id: z.string(),
  url: z.string(),
  caption: z.string().nullable(),
  is_primary: z.boolean(),
  width: z.number().int(),
  height: z.number().int(),
  placeholder: z.string().nullable(),
  renditions: z.array(renditionWire),
});

export const caption = line(CAPTION_MAX)
  .nullish()
  .transform((text) => text || null);

export const presignPhotoBody = z.object({
  filename: line(255).min(1, msg("requiredField")),
  content_type: z.enum(PHOTO_TYPES, msg("photoKinds")),
  size: z
    .int(msg("wholeBytes"))
    .min(1, msg("fileEmpty"))
    .max(PHOTO_MAX_BYTES, msg("photoTooLarge", { count: 10 })),
});

export const presignedUploadWire = z.object({
  url: z.string(),
  method: z.literal("PUT"),
  headers: z.record(z.string(), z.string()),
  key: z.string(),
  expires_at: z.iso.datetime(),
});

/** Exactly one of `key` (of a presigned upload) and `url` (of a photo that the caller may see). */
export const addPhotoBody = z
  .object({
    recipe_id: z.uuid(),
    key: z.string().max(200, msg("keyNotGiven")).optional(),
    url: z
      .string()
      .max(2000, msg("charactersMost", { count: 2000 }))
      .optional(),
    caption,
    is_primary: z.boolean().default(false),
  })
  .refine(({ key, url }) => (key === undefined) !== (url === undefined), {
    message: msg("keyOrUrl"),
    path: ["key"],
  });

const yes = z
  .enum(["true", "false", "1", "0", "on"], msg("trueOrFalse"))
  .transform((text) => /^(true|1|on)$/.test(text));

/** The fields of a multipart upload beside `file`. */
export const uploadPhotoForm = z.object({
  file: z.instanceof(Blob, { error: msg("choosePhoto") }),
  caption,
  is_primary: yes.default(false),
});

export const changePhotoBody = z
  .object({
    caption: line(CAPTION_MAX)
      .nullable()
      .transform((text) => text || null)
      .optional(),
    is_primary: z.literal(true, msg("chooseOtherFirst")).optional(),
  })
  .refine((body) => Object.keys(body).length > 0, msg("nothingChanges"));

export type PhotoWire = z.infer<typeof photoWire>;
export type PresignPhotoBody = z.infer<typeof presignPhotoBody>;
export type PresignedUploadWire = z.infer<typeof presignedUploadWire>;
export type AddPhotoBody = z.infer<typeof addPhotoBody>;
export type UploadPhotoForm = z.infer<typeof uploadPhotoForm>;
export type ChangePhotoBody = z.infer<typeof changePhotoBody>;

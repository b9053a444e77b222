import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { CODE_LEVELS, isScannable, LEAST_MARGIN, LEAST_SIZE, MOST_MARGIN, MOST_SIZE } from "@/lib/venues/code-look";

const color = z
  .string()
  .transform((text) => text.toLowerCase())
  .refine((text) => /^#[0-9a-f]{6}$/.test(text), msg("colorLike"))
  .refine((text) => !/^#[0-9a-f]{6}$/.test(text) || isScannable(text), msg("colorTooLight"));
const level = z.enum(CODE_LEVELS);
const margin = z.number().int().min(LEAST_MARGIN).max(MOST_MARGIN);

export const codeLookBody = z.object({ color, level, margin });
/** `logo`: a `data:` address of the PNG, or null. */
export const codeLookWire = z.object({ color: z.string(), level, margin, logo: z.string().nullable() });

const number = z.coerce.number().int();

/**
 * How one picture is drawn, in place of the venue's look. `color`: without its `#` too. `size`: the longest side in
 * pixels, of a PNG. `logo=false`: without the venue's logo. `download`: the browser saves the file.
 */
export const codeQuery = z.object({
  download: z.string().optional(),
  color: z
    .preprocess((text) => (typeof text === "string" && !text.startsWith("#") ? `#${text}` : text), color)
    .optional(),
  level: level.optional(),
  margin: number.min(LEAST_MARGIN).max(MOST_MARGIN).optional(),
  size: number.min(LEAST_SIZE).max(MOST_SIZE).optional(),
  logo: z.enum(["true", "false"]).optional(),
});

export type CodeLookBody = z.infer<typeof codeLookBody>;
export type CodeLookWire = z.infer<typeof codeLookWire>;
export type CodeQuery = z.infer<typeof codeQuery>;

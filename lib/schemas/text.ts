import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";

/** PostgreSQL text cannot store NUL. Other control characters do not belong in a line of text. */
const hasControlCharacter = (text: string) => [...text].some((c) => c.charCodeAt(0) < 32 || c.charCodeAt(0) === 127);

/** A lone surrogate, which is not valid Unicode and which PostgreSQL refuses. */
const HALF_SIGN = /\p{Cs}/u;

/**
 * One line of trimmed text, `max` characters at most. `say`: how a refusal is written into the issue, for readers of
 * issues that are not the endpoint.
 */
export const line = (max: number, say: typeof msg = msg) =>
  z
    .string()
    .trim()
    .max(max, say("charactersMost", { count: max }))
    .refine((text) => !hasControlCharacter(text), say("noControls"))
    .refine((text) => !HALF_SIGN.test(text), say("wholeCharacters"));

/** One line that must not be blank. */
export const requiredLine = (max: number, message = msg("requiredField")) => line(max).min(1, message);

/** Text of several lines, without other control characters. */
export const paragraph = (max: number) =>
  z
    .string()
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(
      z
        .string()
        .max(max, msg("charactersMost", { count: max }))
        .refine((text) => ![...text].some((c) => c < " " && c !== "\n" && c !== "\t"), msg("noControls"))
        .refine((text) => !HALF_SIGN.test(text), msg("wholeCharacters")),
    );

export const id = z.uuid();

/** The id of an ingredient, or a person's own word for a food (lib/dietary/own-word.ts). */
export const ingredientRef = z.union(
  [
    z.uuid(),
    z
      .string()
      .regex(/^word:/u)
      .pipe(requiredLine(70)),
  ],
  msg("invalidId"),
);

/** An id in a path. A text that is no id cannot exist, so it is not found (404) rather than invalid. */
export const idParam = z.object({ id });

export const timestamp = z.iso.datetime();

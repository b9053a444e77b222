import type { PAGE_LANGUAGES } from "@/lib/schemas/page-photos";

/** A place on the picture, in its pixels. */
export type Box = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };

/** `confidence`: that of the least certain letter, from 0 to 100. */
export type ReadWord = { readonly text: string; readonly confidence: number; readonly box: Box };
export type ReadLine = { readonly words: readonly ReadWord[]; readonly box: Box };

/** The text that was recognised on a picture, in reading order. */
export type PageText = { readonly lines: readonly ReadLine[]; readonly language: PageLanguage };

export type PageRefusal = "damaged" | "animated" | "too_many_pixels" | "too_small" | "no_text";

export type PageReading = { readonly page: PageText } | { readonly refusal: PageRefusal };

export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { readCode } from "@/lib/products/gtin";

/** A GTIN of 14 digits, with its check digit: a shorter one begins with zeros. */
export const gtin = z.string().refine((code) => code.length === 14 && "gtin" in readCode(code), msg("invalidInput"));

import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { MAX_ADDRESSES_PER_CALL } from "../recipes/find-addresses";
import { foundRecipeWire } from "./recipes";

/** Addresses of pages to import and save, in the caller's order. */
export const importAddressesBody = z.strictObject({
  addresses: z
    .array(
      z
        .string()
        .trim()
        .min(1, msg("webAddress"))
        .max(2000, msg("charactersMost", { count: 2000 })),
    )
    .min(1, msg("addressesLeast"))
    .max(MAX_ADDRESSES_PER_CALL, msg("addressesMost", { count: MAX_ADDRESSES_PER_CALL })),
});

/** What may still work for a page that was not read. */
export const OTHER_WAYS = ["correct", "paste", "photo", "retry"] as const;

/**
 * The result for one address. `added`: imported and saved; `kept`: the caller has it already; `several`: the page holds
 * `recipes` to choose from; `failed`: `reason` says why, and `way` which other way may work; `waiting`: not begun, to
 * be sent again.
 */
export const importedAddressWire = z.object({
  address: z.string(),
  state: z.enum(["added", "kept", "several", "failed", "waiting"]),
  title: z.string().nullable(),
  recipe_id: z.string().nullable(),
  reason: z.string().nullable(),
  way: z.enum(OTHER_WAYS).nullable(),
  recipes: z.array(foundRecipeWire),
});

export const importedAddressesWire = z.object({
  addresses: z.array(importedAddressWire),
  /** After how many seconds those that wait may be sent again; null if at once. */
  retry_after_seconds: z.number().int().nullable(),
});

export type ImportAddressesBody = z.infer<typeof importAddressesBody>;
export type ImportedAddressWire = z.infer<typeof importedAddressWire>;
export type ImportedAddressesWire = z.infer<typeof importedAddressesWire>;
export type OtherWay = (typeof OTHER_WAYS)[number];

import type { Span } from "@/lib/analytics/figure-ranges";

/**
 * The visits of a day, the earliest first, twelve bytes each: eight that stand for the guest's account, the hour of the
 * venue's clock, the flags below, and two for the number of the table in `tables`, from 1 on. Written by the database
 * (function `packed_visits`).
 */
export type PackedDay = Span & { tables: readonly string[]; packed: Uint8Array };

export const BYTES_OF_VISIT = 12;
export const HOUR_AT = 8;
export const FLAGS_AT = 9;
export const TABLE_AT = 10;

/** The type is in the lowest two bits. */
export const TYPE_OF = 3;
export const ONLINE = 2;
/** The guest was never here before. */
export const IS_FIRST = 4;
/** The guest has an account. */
export const HAS_ACCOUNT = 8;

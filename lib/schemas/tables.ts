import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { readTableCode } from "@/lib/tables/table-code";
import { MARKS, MOST_SEATS, SHELVES } from "@/lib/tables/table-rules";
import { guestAllergies, kitchenSaid } from "./guest-card";
import { severity } from "./profile";
import { id, requiredLine, timestamp } from "./text";

const agreement = { is_named: z.boolean().default(false) };

/** Joins with the card of the signed-in person, or as a guest with allergies only. */
export const seatBody = z
  .discriminatedUnion("as", [
    z.strictObject({ as: z.literal("card"), ...agreement }),
    z.strictObject({
      as: z.literal("guest"),
      name: requiredLine(40, msg("sayTableCalls")),
      allergies: guestAllergies,
      /** An explicit statement, because an empty list may just not have been filled in. */
      nothing_to_avoid: z.boolean().default(false),
      ...agreement,
    }),
  ])
  .superRefine((seat, context) => {
    if (seat.as === "guest" && seat.allergies.length === 0 && !seat.nothing_to_avoid) {
      context.addIssue({
        code: "custom",
        path: ["allergies"],
        message: msg("chooseAllergies"),
      });
    }
  });

export const openTableBody = z.strictObject({
  venue_id: id.optional(),
  location_id: id.optional(),
  expected: z
    .int()
    .min(2, msg("tableLeast"))
    .max(MOST_SEATS, msg("tableMostSeats", { count: MOST_SEATS }))
    .default(2),
  seat: seatBody,
});

/** A text that cannot be a code is not found, rather than invalid. */
export const tableParams = z.object({
  code: z.string().transform((typed, context) => {
    const code = readTableCode(typed);
    if (code !== null) return code;
    context.addIssue({ code: "custom", message: msg("noCode") });
    return z.NEVER;
  }),
});
export const tableQuery = z.object({
  q: z
    .string()
    .trim()
    .max(100, msg("charactersMost", { count: 100 }))
    .default(""),
});

export const mark = z.enum(MARKS);

export const shelf = z.enum(SHELVES);

const tableDish = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  shelf,
  /** One for each person, in the order of MARKS and never in the order of seats, which would reveal whose it is. */
  marks: z.array(mark),
  /** The foods to leave out so that the dish fits those whom it does not fit as it is. */
  without: z.array(z.string()),
  /** The foods that the staff must be asked about. */
  ask: z.array(z.string()),
  /** What conflicts with the dish, for those people only who agreed to be named. */
  named: z.array(z.object({ name: z.string(), because: z.array(z.string()) })),
  /** All that the kitchen says is or may be in it: to show only what concerns the table would tell on it. */
  kitchen: z.array(kitchenSaid),
});

const tableRecipe = z.object({
  id: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  /** The name of the drawing of the dish, for a recipe without a photo. */
  plate: z.string(),
  total_time: z.number().nullable(),
});

const tableLimit = z.object({ key: z.string(), label: z.string(), severity, traces: z.boolean() });

const seatWire = z.object({
  id: z.string(),
  name: z.string(),
  is_host: z.boolean(),
  is_you: z.boolean(),
  is_named: z.boolean(),
  /** True if the person's card is empty, so it is not known what they can eat. */
  is_blank: z.boolean(),
});

export const tableWire = z.object({
  code: z.string(),
  venue: z.object({ id: z.string(), name: z.string() }).nullable(),
  location: z.string().nullable(),
  expires_at: timestamp,
  host_name: z.string(),
  /** The data for a person with a seat; null for someone who only has the code. */
  seated: z
    .object({
      expected: z.int(),
      seats: z.array(seatWire),
      you: z.object({ seat_id: z.string(), as: z.enum(["card", "guest"]), is_named: z.boolean() }),
      /** False until the host opens the list for those who sit here: then no dish and no recipe is shown. */
      is_open: z.boolean(),
      /**
       * False if only the first list is shown, because with so few cards the others would reveal whose limit is which.
       */
      shows_all: z.boolean(),
      dishes: z.array(tableDish),
      /**
       * True if the menu could not be judged in time. Then no dish is shown, because an incomplete list would mislead.
       */
      is_late: z.boolean(),
      recipes: z.array(tableRecipe),
      /** All allergies of the table in one list, for the kitchen; null while it would reveal whose they are. */
      allergies: z.array(tableLimit).nullable(),
    })
    .nullable(),
});

/** The token of a guest's seat. Only the guest's device has it, in a cookie that scripts cannot read. */
export type SeatBody = z.infer<typeof seatBody>;
export type SeatInput = z.input<typeof seatBody>;
export type OpenTableBody = z.infer<typeof openTableBody>;
export type Mark = z.infer<typeof mark>;
export type Shelf = z.infer<typeof shelf>;
export type TableDishWire = z.infer<typeof tableDish>;
export type TableLimitWire = z.infer<typeof tableLimit>;
export type TableWire = z.infer<typeof tableWire>;
export type SeatedWire = NonNullable<TableWire["seated"]>;

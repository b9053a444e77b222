import { z } from "zod";
import { readTableCode } from "@/lib/tables/table-code";
import { MARKS, MOST_SEATS, SHELVES } from "@/lib/tables/table-rules";
import { guestAllergies } from "./guest-card";
import { severity } from "./profile";
import { id, requiredLine, timestamp } from "./text";

const agreement = { is_named: z.boolean().default(false) };

/** With the card of whoever is signed in, or as a guest with their allergies alone. */
export const seatBody = z
  .discriminatedUnion("as", [
    z.object({ as: z.literal("card"), ...agreement }),
    z.object({
      as: z.literal("guest"),
      name: requiredLine(40, "Please say what the others call you"),
      allergies: guestAllergies,
      /** Said in so many words: an empty list alone could be one that nobody filled in. */
      nothing_to_avoid: z.boolean().default(false),
      ...agreement,
    }),
  ])
  .superRefine((seat, context) => {
    if (seat.as === "guest" && seat.allergies.length === 0 && !seat.nothing_to_avoid) {
      context.addIssue({
        code: "custom",
        path: ["allergies"],
        message: "Choose your allergies, or say that you have none",
      });
    }
  });

export const openTableBody = z.object({
  venue_id: id.optional(),
  location_id: id.optional(),
  expected: z.int().min(2, "A table has at least two").max(MOST_SEATS, `A table has at most ${MOST_SEATS}`).default(2),
  seat: seatBody,
});

/** What can be no code leads nowhere. */
export const tableParams = z.object({
  code: z.string().transform((typed, context) => {
    const code = readTableCode(typed);
    if (code !== null) return code;
    context.addIssue({ code: "custom", message: "No code" });
    return z.NEVER;
  }),
});
export const tableQuery = z.object({ q: z.string().trim().max(100, "At most 100 characters").default("") });

export const mark = z.enum(MARKS);

export const shelf = z.enum(SHELVES);

const tableDish = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  shelf,
  /** One for each person, in the order of MARKS and never in that of the seats. */
  marks: z.array(mark),
  /** Foods without which it would fit whom it does not fit as it is. */
  without: z.array(z.string()),
  /** Foods of which the staff must say what they are or hold. */
  ask: z.array(z.string()),
  /** Of those alone who agreed to be named: what stands against the dish. */
  named: z.array(z.object({ name: z.string(), because: z.array(z.string()) })),
});

const tableRecipe = z.object({
  id: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  total_time: z.number().nullable(),
});

const tableLimit = z.object({ key: z.string(), label: z.string(), severity, traces: z.boolean() });

const seatWire = z.object({
  id: z.string(),
  name: z.string(),
  is_host: z.boolean(),
  is_you: z.boolean(),
  is_named: z.boolean(),
  /** Their card says nothing: it is not known what they can eat. */
  is_blank: z.boolean(),
});

export const tableWire = z.object({
  code: z.string(),
  venue: z.object({ id: z.string(), name: z.string() }).nullable(),
  location: z.string().nullable(),
  expires_at: timestamp,
  host_name: z.string(),
  /** What is shown to whoever sits there; null for whoever only has the code. */
  seated: z
    .object({
      expected: z.int(),
      seats: z.array(seatWire),
      you: z.object({ seat_id: z.string(), as: z.enum(["card", "guest"]), is_named: z.boolean() }),
      /** False: with so few cards more than the first list would say whose limit is which. */
      shows_all: z.boolean(),
      dishes: z.array(tableDish),
      /** True where the menu could not be judged in time: nothing is said rather than half of it. */
      is_late: z.boolean(),
      recipes: z.array(tableRecipe),
      /** Everybody's allergies in one list, for the kitchen; null while it would say whose they are. */
      allergies: z.array(tableLimit).nullable(),
    })
    .nullable(),
});

/** The guest's device alone knows the token, in a cookie that no script reads. */
export type SeatBody = z.infer<typeof seatBody>;
export type SeatInput = z.input<typeof seatBody>;
export type OpenTableBody = z.infer<typeof openTableBody>;
export type OpenTableInput = z.input<typeof openTableBody>;
export type Mark = z.infer<typeof mark>;
export type Shelf = z.infer<typeof shelf>;
export type TableDishWire = z.infer<typeof tableDish>;
export type TableLimitWire = z.infer<typeof tableLimit>;
export type TableWire = z.infer<typeof tableWire>;
export type SeatedWire = NonNullable<TableWire["seated"]>;

import { z } from "zod";
import { timestamp } from "./text";

const count = z.number().int().nonnegative();

export const FIGURE_INTERVALS = ["hour", "day", "week", "month"] as const;
export type FigureInterval = (typeof FIGURE_INTERVALS)[number];

/** Guests with an account, each once; null if they are fewer than 5. */
const people = z.object({ people: count, newcomers: count, returning: count }).nullable();

/** What a venue's visits of a range come to, under the filters of the query. `to` is not part of the range. */
export const figuresWire = z.object({
  from: timestamp,
  to: timestamp,
  zone: z.string(),
  onsite: count,
  online: count,
  people,
  /** Null if there is nothing to compare with: `compare` is `none`, or the venue had no visits yet. */
  compared: z
    .object({
      from: timestamp,
      to: timestamp,
      /** Of weekdays, the average; then of visits only. */
      visits: z.number().nonnegative(),
      people,
    })
    .nullable(),
  interval: z.enum(FIGURE_INTERVALS),
  /** `compared`: the visits of the same part of the time that is compared; null without one. */
  chart: z.array(z.object({ begins: timestamp, onsite: count, online: count, compared: z.number().nullable() })),
  /** The guests of each part of the chart; one may stand in several. Null where they are fewer than 5. */
  guests_over_time: z.array(z.object({ begins: timestamp, guests: people })),
  /** Each of the following leaves out its own filter, so that the values beside the chosen one keep their numbers. */
  types: z.object({ onsite: count, online: count }),
  /** By weekday from Monday, and hour. */
  week: z.array(z.array(count)),
  /** The busiest first. `id` null: at no table. */
  tables: z.array(z.object({ id: z.string().nullable(), label: z.string().nullable(), visits: count })),
  /** Visits of guests who were never here before, who were, and of whom nobody can say. */
  guests: z.object({ newcomers: count, returning: count, unknown: count }),
  /**
   * Visits by diet, allergy and health concern, as far as they say nothing of a single person (docs/decisions/240): of
   * days until `counted_until`. Null with more than one other filter. A group that is not named has nothing to tell.
   */
  groups: z
    .object({
      counted_until: timestamp.nullable(),
      items: z.array(z.object({ name: z.string(), visits: count, compared: count.nullable() })),
      /** The group that is filtered by. `divided`: the visits that `parts` divide; the rest of them is held back. */
      chosen: z
        .object({
          visits: count,
          chart: z.array(z.object({ begins: timestamp, visits: count })),
          divided: count,
          parts: z.array(z.object({ name: z.string(), visits: count })),
        })
        .nullable(),
    })
    .nullable(),
  /** The venue's first visit; null if it had none. */
  first_visit: timestamp.nullable(),
});
export type FiguresWire = z.infer<typeof figuresWire>;

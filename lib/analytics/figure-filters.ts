import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { DIET_CATEGORIES, HEALTH_CATEGORIES } from "../schemas/visit-analytics";
import { COMPARISONS, isDay, RANGE_KEYS } from "./figure-ranges";

/** What a chart of a venue's visits can be filtered by. */
export const FILTER_KEYS = ["type", "table", "weekday", "hour", "guest", "group"] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

/** How groups of guests are named where they are counted; a health concern has a prefix, because "none" is both. */
const EVERY_GROUP: readonly string[] = [
  ...DIET_CATEGORIES,
  "allergic",
  ...HEALTH_CATEGORIES.map((name) => `health:${name}`),
];
/**
 * Groups that are made of others, or of all who are in none: beside the others their difference would name a group that
 * nobody may be told (docs/decisions/240).
 */
export const GROUPS_OF_GROUPS: readonly string[] = ["allergic", "none", "health:none"];
export const GROUP_NAMES: readonly string[] = EVERY_GROUP.filter((name) => !GROUPS_OF_GROUPS.includes(name));
/** Those that a person without an account may be told of: nothing about health. */
export const SHARED_GROUPS: readonly string[] = GROUP_NAMES.filter((name) => !name.startsWith("health:"));

const whole = (min: number, max: number) =>
  z.coerce.number(msg("mustBeNumber")).int(msg("mustBeWhole")).min(min).max(max);
const day = z.string().refine(isDay, msg("noSuchDay"));

/** `table`: a location's id, or `none` for visits at no table. */
const FILTERS = {
  type: z.enum(["onsite", "online"]),
  table: z.union([z.uuid(), z.literal("none")]),
  weekday: whole(1, 7),
  hour: whole(0, 23),
  guest: z.enum(["new", "returning"]),
  group: z.string().refine((name) => GROUP_NAMES.includes(name), msg("noSuchGroup")),
};
export const figureFilters = z.object(FILTERS).partial();
export type FigureFilters = z.infer<typeof figureFilters>;

const asked = z.object({
  range: z.enum(RANGE_KEYS).default("28d"),
  from: day.optional(),
  to: day.optional(),
  compare: z.enum(COMPARISONS).default("before"),
  ...figureFilters.shape,
});
export type AskedFigures = z.infer<typeof asked>;

/** A group is filtered by with one other filter at most: more would leave single people (docs/decisions/240). */
const MOST_WITH_GROUP = 2;

/** The query of the figures: the same names and values stand in the portal's address. */
export const figuresQuery = asked
  .refine(({ range, from, to }) => range !== "custom" || (from !== undefined && to !== undefined), {
    path: ["from"],
    message: msg("customNeedsDays"),
  })
  .refine(({ range, from, to }) => range !== "custom" || !from || !to || from <= to, {
    path: ["to"],
    message: msg("lastDayFirst"),
  })
  .refine((query) => query.group === undefined || filtersOf(query).length <= MOST_WITH_GROUP, {
    path: ["group"],
    message: msg("groupAndOneMore"),
  });

/** Only the filters of a query, in the order of FILTER_KEYS. */
export const filtersOf = (query: FigureFilters): FilterKey[] => FILTER_KEYS.filter((key) => query[key] !== undefined);

/**
 * The query that an address asks for. What it does not understand is left out, so that a link of an older release still
 * opens; a group keeps none of several other filters.
 */
export function askedOf(params: Readonly<Record<string, string | undefined>>): AskedFigures {
  const read = Object.fromEntries(
    Object.entries(asked.shape).flatMap(([name, schema]) => {
      const value = schema.safeParse(params[name]);
      return value.success && value.data !== undefined ? [[name, value.data]] : [];
    }),
  );
  const query = asked.parse(read);
  const whole = figuresQuery.safeParse(query);
  if (whole.success) return whole.data;
  if (query.group !== undefined && filtersOf(query).length > MOST_WITH_GROUP) {
    return askedOf({
      ...params,
      ...Object.fromEntries(FILTER_KEYS.map((key) => [key, undefined])),
      group: query.group,
    });
  }
  return askedOf({ ...params, range: "28d" });
}

/** As the address writes it, without what is usual. */
export function addressOfFigures(query: AskedFigures): Record<string, string> {
  const { range, from, to, compare } = query;
  return {
    ...(range === "28d" ? {} : { range }),
    ...(range === "custom" && from && to ? { from, to } : {}),
    ...(compare === "before" ? {} : { compare }),
    ...Object.fromEntries(filtersOf(query).map((key) => [key, String(query[key])])),
  };
}

/** How the parts of a group are named: the dimension and its value. */
export const partOf = (key: Exclude<FilterKey, "group">, query: FigureFilters): string => `${key}:${query[key]}`;

/** With a group, another filter takes the place of the one that is there. */
export const withFilter = (query: AskedFigures, changes: FigureFilters): AskedFigures =>
  query.group === undefined && changes.group === undefined
    ? { ...query, ...changes }
    : { ...query, ...(filtersOf({ ...query, ...changes }).length > MOST_WITH_GROUP ? none(query) : {}), ...changes };

const none = (query: AskedFigures) => ({
  ...Object.fromEntries(FILTER_KEYS.map((key) => [key, undefined])),
  group: query.group,
});

import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { SHARE_ROWS } from "@/lib/sight/share-rows";
import { WITHHELD } from "../analytics/suppress";
import { TIME_RANGES } from "../analytics/time-ranges";
import { DIET_KEYS } from "../dietary/diets";
import { liveGuestWire } from "./live";
import { id, line, timestamp } from "./text";
import { disclosureWire, VISIT_STATUSES, VISIT_TYPES, visitStatus, visitType } from "./visits";

const timeRange = z.enum(TIME_RANGES);

const wholeNumber = z.coerce.number(msg("mustBeNumber")).int(msg("mustBeWhole"));
const flag = z.enum(["true", "false"]).transform((text) => text === "true");
const count = z.number().int().nonnegative();

/** `days` applies only if no range is given. */
export const visitAnalyticsQuery = z.object({
  days: wholeNumber.min(1).max(3660, msg("tenYearsMost")).optional(),
  time_range: timeRange.optional(),
  venue_id: id.optional(),
});
export const visitAnalyticsWire = z.object({
  total_visits: count,
  physical_visits: count,
  online_visits: count,
  active_visits: count,
  active_physical_visits: count,
  active_online_visits: count,
});
export type VisitAnalyticsWire = z.infer<typeof visitAnalyticsWire>;

export const venueIdParam = z.object({ venueId: id });

export const DIET_CATEGORIES = [...DIET_KEYS, "low_carb", "none"] as const;
export const HEALTH_CATEGORIES = [
  ...["diabetes", "heart_disease", "high_blood_pressure", "high_cholesterol", "kidney_disease", "liver_disease"],
  ...["digestive_issues", "ibs", "sibo", "autoimmune_disease", "cancer", "pregnancy", "breastfeeding"],
  ...["elderly_nutrition", "weight_management", "eating_disorders", "food_allergies", "metabolic_syndrome"],
  ...["thyroid_disorders", "osteoporosis", "anemia", "migraines", "celiac_disease", "lactose_intolerance"],
  ...["iron_deficiency", "high_protein_needs", "weight_loss", "pcos", "high_carbs", "none"],
] as const;

export const BREAKDOWN_TYPES = ["dietary", "health", "visit_types"] as const;
export type BreakdownType = (typeof BREAKDOWN_TYPES)[number];
export const breakdownQuery = z.object({
  type: z.enum(BREAKDOWN_TYPES),
  time_range: timeRange.default("lifetime"),
});
/**
 * Visit types are always counted. `count` is null if a group is suppressed, which `held_back` then explains: it has
 * fewer than 5 guests with confirmed mailboxes of different origins, or its number would reveal such a group. The
 * explanation is the same for all groups of an answer, so that it points at none of them.
 */
export const breakdownWire = z.array(
  z.object({ name: z.string(), count: count.nullable(), held_back: z.enum(WITHHELD).optional() }),
);
export type BreakdownWire = z.infer<typeof breakdownWire>;

export const INTERVALS = ["hour", "day", "week", "month"] as const;
export type Interval = (typeof INTERVALS)[number];
export const timeseriesQuery = z
  .object({ time_range: timeRange.default("lifetime"), interval: z.enum(INTERVALS).optional() })
  .refine((query) => query.time_range !== "lifetime" || query.interval !== "hour", {
    path: ["interval"],
    message: msg("hoursOfDay"),
  });
/** `bucket` is the instant at which the hour, day, week or month begins in the venue's time zone. */
export const timeseriesWire = z.array(z.object({ bucket: timestamp, physical: count, online: count }));
export type TimeseriesWire = z.infer<typeof timeseriesWire>;

const LAST_PAGE = 1_000_000;
const filters = {
  time_range: timeRange.default("lifetime"),
  unique_visits_only: flag.default(false),
  visit_type: z.enum(VISIT_TYPES).optional(),
  status: z.enum(VISIT_STATUSES).optional(),
  /** A diet or free-from key, `allergic` (any allergy), or `none`, as on the guest's card during that visit. */
  diet: z.enum([...DIET_KEYS, "allergic", "none"]).optional(),
  location_id: id.optional(),
  /** The id of a visit to this venue: only the visits of the same guest. Empty if the guest's account was deleted. */
  guest_of: id.optional(),
  q: line(60).optional(),
};
export const venueVisitsQuery = z.object({
  page: wholeNumber.min(1, msg("pagesFromOne")).max(LAST_PAGE, msg("noPage")).default(1),
  limit: wholeNumber
    .min(1)
    .max(1000, msg("visitsMost", { count: 1000 }))
    .default(100),
  /** The `next_cursor` of a page: the visits after it. Takes precedence over `page`. */
  after: line(120).optional(),
  /** True: with the groups of the guests in the time range. */
  with_groups: flag.default(false),
  ...filters,
});
export type VenueVisitsQuery = z.infer<typeof venueVisitsQuery>;
export type VisitFilters = Omit<VenueVisitsQuery, "page" | "limit" | "after" | "with_groups">;

export const venueVisitWire = z.object({
  id: z.string(),
  visit_type: visitType,
  status: visitStatus,
  check_in_time: timestamp,
  location_id: z.string().nullable(),
  location: z.object({ id: z.string(), label: z.string() }).nullable(),
  /** The number of visits of this guest to this venue; null if the account was deleted. */
  visits_here: count.nullable(),
  /** Null if the account was deleted; the visit is then kept for the counts only. */
  user: disclosureWire
    .extend({
      shared_rows: z.array(z.enum(SHARE_ROWS)),
      /** Each allergy once. `dietary_preferences` names it too, by the free-from key under which it is counted. */
      allergies: liveGuestWire.shape.allergies,
    })
    .nullable(),
});
export type VenueVisitWire = z.infer<typeof venueVisitWire>;
export const venueVisitsWire = z.object({
  items: z.array(venueVisitWire),
  total_count: count,
  /** True if a search over all time found more visits than are counted. */
  total_is_at_least: z.boolean(),
  page: z.number().int(),
  page_size: z.number().int(),
  total_pages: z.number().int(),
  next_cursor: z.string().nullable(),
  /**
   * The guests of the time range by diet and allergy, each counted once. The list names them, so that every group is
   * counted; other filters do not change it. Only if it was asked for.
   */
  groups: z.array(z.object({ name: z.string(), count })).optional(),
});
export type VenueVisitsWire = z.infer<typeof venueVisitsWire>;

export const exportVisitsQuery = z.object({ format: z.literal("csv").default("csv"), ...filters });

/** The recent activity on a dashboard. */
export const activityWire = z.object({ items: z.array(venueVisitWire), last_24h: visitAnalyticsWire });
export type ActivityWire = z.infer<typeof activityWire>;

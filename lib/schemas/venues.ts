import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { MAX_GUEST_RETENTION_DAYS } from "@/lib/venues/guest-retention";
import { id, line, requiredLine, timestamp } from "./text";
import { isTimeZone } from "./time-zone";

/** The public data of a venue. */
export const publicVenueWire = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string().nullable(),
  country: z.string(),
});

/** The most venues of an owner, and the most locations of a venue. Lists that are not paged contain them all. */
export const MOST_VENUES = 20_000;
export const MOST_LOCATIONS = 1_000;

const LAST_PAGE = 1_000_000;
const wholeNumber = z.coerce.number(msg("mustBeNumber")).int(msg("mustBeWhole"));
const paged = (most: number) => ({
  page: wholeNumber.min(1, msg("pagesFromOne")).max(LAST_PAGE, msg("noPage")).default(1),
  page_size: wholeNumber
    .min(1, msg("pageLeast", { count: 1 }))
    .max(most, msg("pageMost", { count: most }))
    .default(most),
});
const pageWire = {
  total_count: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  total_pages: z.number().int(),
};

/** A blank text counts as none. */
const optionalLine = (max: number) =>
  line(max)
    .nullish()
    .transform((text) => (text === undefined ? undefined : text || null));

export const timeZone = z.string().max(64).refine(isTimeZone, msg("timeZoneLike")).nullish();

export const VENUE_FIELDS = {
  name: requiredLine(200, msg("nameRequired")),
  city: requiredLine(100, msg("cityRequired")),
  country: requiredLine(100, msg("countryRequired")),
} as const;
export const OPTIONAL_VENUE_FIELDS = { state: optionalLine(100), internal_id: optionalLine(200) } as const;

/** `user_id` must be the caller (403). A missing field stays unchanged; null or a blank text clears it. */
export const venueBody = z.object({
  ...VENUE_FIELDS,
  ...OPTIONAL_VENUE_FIELDS,
  time_zone: timeZone,
  user_id: id.optional(),
});

const codeWire = { qr_code_svg_url: z.string(), qr_code_png_url: z.string(), onboard_url: z.string() };

export const venueWire = publicVenueWire.extend({
  internal_id: z.string().nullable(),
  time_zone: z.string().nullable(),
  user_id: z.string(),
  location_count: z.number().int(),
  created_at: timestamp,
  ...codeWire,
});
export const venuesQuery = z.object({ ...paged(MOST_VENUES), q: line(200).default("") });
export const venuesWire = z.object({ items: z.array(venueWire), ...pageWire });

export const label = requiredLine(100, msg("locationLabelRequired")).transform((text) => text.toLowerCase());

export const newLocationBody = z.object({ label, venue_id: id });
/** `leads_to_id`: the location to which the printed code leads; null: its own location. */
export const changeLocationBody = z
  .object({ label: label.optional(), leads_to_id: id.nullish() })
  .refine((body) => body.label !== undefined || body.leads_to_id !== undefined, {
    message: msg("locationLabelRequired"),
    path: ["label"],
  });

export const locationWire = z.object({
  id: z.string(),
  venue_id: z.string(),
  label: z.string(),
  leads_to: z.object({ id: z.string(), label: z.string(), since: timestamp }).nullable(),
  printed_at: timestamp.nullable(),
  created_at: timestamp,
  ...codeWire,
});
/** With the number of its uses in the last 30 days. */
export const usedLocationWire = locationWire.extend({
  visits_30_days: z.number().int(),
  last_check_in: timestamp.nullable(),
});
export const locationsQuery = z.object(paged(20_000));
export const locationsWire = z.object({ items: z.array(locationWire), ...pageWire });
export const venueLocationsWire = z.object({ items: z.array(usedLocationWire) });
export const printedBody = z.object({ location_ids: z.array(id).min(1).max(MOST_LOCATIONS) });
export const printedWire = z.object({ printed_count: z.number().int() });

export type PublicVenueWire = z.infer<typeof publicVenueWire>;
export type VenueBody = z.infer<typeof venueBody>;
export type VenueWire = z.infer<typeof venueWire>;
export type VenuesWire = z.infer<typeof venuesWire>;
export type VenuesQuery = z.infer<typeof venuesQuery>;
export type LocationWire = z.infer<typeof locationWire>;
export type LocationsWire = z.infer<typeof locationsWire>;
export type LocationsQuery = z.infer<typeof locationsQuery>;
export type UsedLocationWire = z.infer<typeof usedLocationWire>;
export type NewLocationBody = z.infer<typeof newLocationBody>;
export type ChangeLocationBody = z.infer<typeof changeLocationBody>;

/** For how many days after its end the venue sees a visit's guest; 0: it ends with the visit. */
export const guestRetention = z.strictObject({
  days: z
    .int()
    .min(0, msg("daysLeast", { count: 0 }))
    .max(MAX_GUEST_RETENTION_DAYS, msg("daysMost", { count: MAX_GUEST_RETENTION_DAYS })),
});
export type GuestRetention = z.infer<typeof guestRetention>;

export const retentionPreviewQuery = z.object({
  days: z.coerce.number().pipe(
    z
      .int()
      .min(0)
      .max(MAX_GUEST_RETENTION_DAYS, msg("daysMost", { count: MAX_GUEST_RETENTION_DAYS })),
  ),
});
/** How many past visits would lose their names at once if this were set. */
export const retentionPreviewWire = z.object({ days: z.number(), ending: z.number() });

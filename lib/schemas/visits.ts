import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { favoriteType } from "./favorites";
import { dietKey, preferenceType, severity } from "./profile";
import { shareRow } from "./sharing";
import { id, requiredLine, timestamp } from "./text";

export const VISIT_TYPES = ["GENERAL", "LOCATION_SPECIFIC", "ONLINE"] as const;
export const visitType = z.enum(VISIT_TYPES);
export type VisitType = z.infer<typeof visitType>;

export const VISIT_STATUSES = ["active", "expired", "ended"] as const;
export const visitStatus = z.enum(VISIT_STATUSES);

/** How long a visit lasts unless the person ends it. */
export const VISIT_HOURS: Record<VisitType, number> = { GENERAL: 3, LOCATION_SPECIFIC: 3, ONLINE: 24 };

const reference = requiredLine(200).nullish();

/**
 * Where a person checks in: a venue by our id, by a client's own id of it (which takes precedence), or by one of its
 * locations. An id that does not exist is not found (404) rather than malformed.
 */
export const checkInBody = z
  .strictObject({
    venue_id: reference,
    location_id: reference,
    visit_type: visitType.nullish(),
    client_id: reference,
    internal_venue_id: reference,
    /** The rows that the venue will see. Missing: all but health, or what an active visit shows already. */
    shared_rows: z.array(shareRow).max(100, msg("rowsFewer")).nullish(),
  })
  .superRefine((body, context) => {
    const wants = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (body.internal_venue_id && !body.client_id) {
      wants("client_id", msg("clientIdForInternal"));
    }
    if (!body.venue_id && !body.location_id && !body.internal_venue_id) wants("venue_id", msg("venueIdRequired"));
  });

/** A visit on a partner's page. The person's access token says who they are and which application it is. */
export const onlineVisitBody = z
  .strictObject({ venue_id: reference, internal_venue_id: reference })
  .refine(({ venue_id, internal_venue_id }) => venue_id || internal_venue_id, {
    message: msg("venueIdOrInternal"),
    path: ["venue_id"],
  });

export const visitWire = z.object({
  id: z.string(),
  venue_id: z.string(),
  venue: z.object({ id: z.string(), name: z.string() }),
  location_id: z.string().nullable(),
  location: z.object({ id: z.string(), label: z.string() }).nullable(),
  visit_type: visitType,
  status: visitStatus,
  check_in_time: timestamp,
  expires_at: timestamp,
  ended_at: timestamp.nullable(),
  shared_rows: z.array(shareRow),
});

/** What a person sees before they check in. Reading it records nothing. */
export const checkInOfferQuery = z.object({
  venue_id: requiredLine(200).optional(),
  location_id: requiredLine(200).optional(),
});
export type CheckInOfferQuery = z.infer<typeof checkInOfferQuery>;
export const checkInOfferWire = z.object({
  venue: z.object({ id: z.string(), name: z.string(), city: z.string() }),
  location: z.object({ id: z.string(), label: z.string() }).nullable(),
  /** The name that the venue will see. */
  display_name: z.string(),
  /** When a visit that begins now would end. */
  until: timestamp,
  /** The rows chosen here last; the first time all but health. */
  shared_rows: z.array(shareRow),
  /** The active visit there, if any. */
  visit: visitWire.nullable(),
});

/**
 * Ingredients are named, because a venue needs none of our ids; `key`, `severity` and `traces` are the same as in a
 * person's preferences.
 */
const disclosedPreference = z.object({
  ingredient_name: z.string(),
  preference_type: preferenceType,
  key: z.string().optional(),
  severity: severity.optional(),
  traces: z.boolean().optional(),
});

/** What a venue sees of its visitor. */
export const disclosureWire = z.object({
  display_name: z.string(),
  dietary_preferences: z.array(dietKey),
  health_concerns: z.array(z.string()),
  ingredient_preferences: z.array(disclosedPreference),
  favorites: z.array(z.object({ item: z.object({ name: z.string(), type: favoriteType }) })),
});

export const myVisitWire = visitWire.extend({ seen_by_venue: disclosureWire.nullable() });

const LAST_PAGE = 1_000_000;
const wholeNumber = z.coerce.number(msg("mustBeNumber")).int(msg("mustBeWhole"));
export const myVisitsQuery = z.object({
  page: wholeNumber.min(1, msg("pagesFromOne")).max(LAST_PAGE, msg("noPage")).default(1),
  page_size: wholeNumber
    .min(1)
    .max(100, msg("visitsMost", { count: 100 }))
    .default(20),
});
export const myVisitsWire = z.object({
  items: z.array(myVisitWire),
  total_count: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  total_pages: z.number().int(),
});

export const activeVisitQuery = z.object({ venue_id: id.optional() });
export const endVisitBody = z.strictObject({ status: z.literal("ended", msg("visitEnds")) });

export type OnlineVisitBody = z.infer<typeof onlineVisitBody>;
export type CheckInBody = z.infer<typeof checkInBody>;
export type CheckInOfferWire = z.infer<typeof checkInOfferWire>;
export type VisitWire = z.infer<typeof visitWire>;
export type DisclosureWire = z.infer<typeof disclosureWire>;
export type MyVisitWire = z.infer<typeof myVisitWire>;
export type MyVisitsQuery = z.infer<typeof myVisitsQuery>;
export type MyVisitsWire = z.infer<typeof myVisitsWire>;

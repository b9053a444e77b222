import { type DisclosureWire, disclosureWire, type VisitType, type VisitWire } from "@/lib/schemas/visits";
import type { ShareRow } from "@/lib/sight/share-rows";
import { now } from "@/server/clock";
import type { DietKey, VisitStatus } from "@/server/db/generated/enums";

export const visitSelect = {
  id: true,
  venueId: true,
  locationId: true,
  visitType: true,
  status: true,
  checkInTime: true,
  expiresAt: true,
  endedAt: true,
  sharedRows: true,
  venue: { select: { id: true, name: true } },
  location: { select: { id: true, label: true } },
} as const;

export type VisitRow = {
  id: string;
  venueId: string;
  locationId: string | null;
  visitType: VisitType;
  status: VisitStatus;
  checkInTime: Date;
  expiresAt: Date;
  endedAt: Date | null;
  sharedRows: ShareRow[];
  venue: { id: string; name: string };
  location: { id: string; label: string } | null;
};

/** The status by the clock: a visit expires on time even when nothing has stored that yet. */
export const statusOf = ({ status, expiresAt }: Pick<VisitRow, "status" | "expiresAt">): VisitStatus =>
  status === "active" && expiresAt <= now() ? "expired" : status;

export const toVisitWire = (row: VisitRow): VisitWire => ({
  id: row.id,
  venue_id: row.venueId,
  venue: { id: row.venue.id, name: row.venue.name },
  location_id: row.locationId,
  location: row.location,
  visit_type: row.visitType,
  status: statusOf(row),
  check_in_time: row.checkInTime.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  ended_at: row.endedAt?.toISOString() ?? null,
  shared_rows: row.sharedRows,
});

export const disclosureSelect = {
  dietaryPreferences: true,
  healthConcerns: true,
  ingredientPreferences: true,
  favorites: true,
} as const;

export type DisclosureRow = {
  dietaryPreferences: DietKey[];
  healthConcerns: string[];
  ingredientPreferences: unknown;
  favorites: unknown;
  /** The name of the visit. */
  name: string;
};

export const toDisclosureWire = ({ name, ...row }: DisclosureRow): DisclosureWire =>
  disclosureWire.parse({
    display_name: name,
    dietary_preferences: row.dietaryPreferences,
    health_concerns: row.healthConcerns,
    ingredient_preferences: row.ingredientPreferences,
    favorites: row.favorites,
  });

type GuestRow = Pick<DisclosureRow, "dietaryPreferences" | "ingredientPreferences" | "name">;

/** The disclosure of a card without an account, which has no health concerns and no favourites. */
export const toGuestDisclosure = (row: GuestRow): DisclosureWire =>
  toDisclosureWire({ ...row, healthConcerns: [], favorites: [] });

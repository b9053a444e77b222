import { randomUUID } from "node:crypto";
import type { DietKey } from "@/lib/dietary/diets";
import type { VisitType } from "@/lib/schemas/visits";
import { SHARE_ROWS, type ShareRow } from "@/lib/sight/share-rows";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createPerson } from "./people";

const HOUR_MS = 3_600_000;

type ShownProfile = {
  diets?: DietKey[];
  health?: string[];
  ingredients?: { ingredient_name: string; preference_type: string; key?: string; severity?: string }[];
};

/**
 * A visit that began a given number of hours ago, with the profile that it shows; by a new guest unless one is given.
 */
export async function createVisit(
  venueId: string,
  over: {
    rows?: ShareRow[];
    userId?: string;
    hoursAgo?: number;
    type?: VisitType;
    locationId?: string;
    shown?: ShownProfile;
    name?: string;
  } = {},
) {
  const userId = over.userId ?? (await createGuest(over.name)).id;
  const visitType = over.type ?? (over.locationId ? "LOCATION_SPECIFIC" : "GENERAL");
  const checkInTime = new Date(now().getTime() - (over.hoursAgo ?? 0) * HOUR_MS);
  const expiresAt = new Date(checkInTime.getTime() + (visitType === "ONLINE" ? 24 : 3) * HOUR_MS);
  const status = expiresAt > now() ? "active" : "expired";
  return db.visit.create({
    data: {
      userId,
      venueId,
      locationId: over.locationId ?? null,
      visitType,
      status,
      checkInTime,
      expiresAt,
      sharedRows: over.rows ?? [...SHARE_ROWS],
      disclosure: {
        create: {
          userId,
          dietaryPreferences: over.shown?.diets ?? [],
          healthConcerns: over.shown?.health ?? [],
          ingredientPreferences: over.shown?.ingredients ?? [],
          favorites: [],
          updatedAt: now(),
        },
      },
    },
    select: { id: true, userId: true, checkInTime: true },
  });
}

/** Somebody whom a venue could not have invented: with a confirmed mailbox at a domain of its own. */
const createGuest = (firstName = "Nadia") => createPerson({ firstName, email: `guest@${randomUUID()}.example` });

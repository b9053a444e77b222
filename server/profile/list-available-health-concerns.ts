import type { HealthConcernWire } from "@/lib/schemas/profile";
import { db } from "@/server/db/client";

/** What a diner may choose from, in the documented order. */
export function listAvailableHealthConcerns(): Promise<HealthConcernWire[]> {
  return db.healthConcern.findMany({
    where: { selectable: true },
    orderBy: [{ position: "asc" }, { name: "asc" }],
    select: { id: true, name: true },
  });
}

import { z } from "zod";
import { notFound } from "@/lib/errors";
import type { Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import type { Owner } from "./access";

const THERE = z.object({});

/** Makes changes of one venue's locations take turns. Absent or somebody else's: 404. */
export async function lockVenue(tx: Transaction, caller: Owner, venueId: string): Promise<void> {
  const rows = await queryRowsIn(
    tx,
    THERE,
    Prisma.sql`
    SELECT 1 FROM venues WHERE id = ${venueId}::uuid AND owner_id = ${caller.userId}::uuid FOR NO KEY UPDATE`,
  );
  if (rows.length === 0) throw notFound("Venue");
}

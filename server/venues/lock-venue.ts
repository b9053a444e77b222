import { z } from "zod";
import { notFound } from "@/lib/errors";
import type { Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { type Owner, venuesWithin } from "./access";

const THERE = z.object({});

/**
 * Locks a venue, so that changes of its locations come one after another. Errors: 404 for a venue that is not the
 * caller's.
 */
export async function lockVenue(tx: Transaction, caller: Owner, venueId: string): Promise<void> {
  const rows = await queryRowsIn(
    tx,
    THERE,
    Prisma.sql`
    SELECT 1 FROM venues WHERE id = ${venueId}::uuid AND ${venuesWithin(caller)} FOR NO KEY UPDATE`,
  );
  if (rows.length === 0) throw notFound("venue");
}

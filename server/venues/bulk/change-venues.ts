import { MINUTE_MS } from "@/lib/durations";
import type { BulkAction, BulkVenuesWire } from "@/lib/schemas/venue-rows";
import { MOST_VENUES } from "@/lib/schemas/venues";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { uuid7 } from "@/server/db/uuid7";
import { type Owner, venuesOf } from "../access";
import { tooManyVenues } from "../create-venue";
import { listKept } from "./list-kept";
import { type BulkPlan, countsOf, type KeptVenue, planBulk, repeatsOf } from "./plan-bulk";

/** Deleting a venue may delete a year of visits. */
const TIMEOUT_MS = MINUTE_MS;
const ROWS_A_STATEMENT = 2_000;
const NOTHING = { created: 0, updated: 0, unchanged: 0, deleted: 0 };

type Upload = { venues: Record<string, unknown>[]; action: BulkAction };

/**
 * Applies one upload in one transaction. `add` and `delete` apply the rows that are valid; `replace` applies all rows
 * or none. A venue that a `replace` contains again keeps its id, its locations and their printed codes.
 */
export async function changeVenues(caller: Owner, { venues, action }: Upload): Promise<BulkVenuesWire> {
  return db.$transaction(
    async (tx) => {
      await lockPerson(tx, caller.userId);
      const kept = await listKept(caller.userId, tx);
      const plan = planBulk(venues, action, kept);
      const isRefused = action === "replace" && plan.errors.length > 0;
      if (!isRefused) {
        await carryOut(tx, caller, plan, kept.length);
      }
      return {
        success: plan.errors.length === 0,
        processed_count: venues.length,
        success_count: isRefused ? 0 : plan.rows.length,
        errors: plan.errors,
        counts: isRefused ? NOTHING : countsOf(plan),
        ...repeatsOf(plan),
      };
    },
    { timeout: TIMEOUT_MS, maxWait: TIMEOUT_MS },
  );
}

/**
 * Carries out a plan for an owner who is locked. @param keptCount how many venues the owner has
 * @returns the new venues in the order of the file @throws AppError conflict if there would be too many
 */
export async function carryOut(
  tx: Transaction,
  caller: Owner,
  plan: BulkPlan,
  keptCount: number,
): Promise<KeptVenue[]> {
  if (keptCount + plan.create.length - plan.remove.length > MOST_VENUES) throw tooManyVenues();
  for (const ids of portions(plan.remove)) {
    await tx.venue.deleteMany({ where: { id: { in: ids }, ...venuesOf(caller) } });
  }
  for (const venues of portions(plan.update)) await updateVenues(tx, caller, venues);
  const since = now().getTime();
  const created = plan.create.map((row) => ({ ...row, id: uuid7() }));
  for (const [index, venues] of portions(created).entries()) {
    await createVenues(tx, caller, venues, since + index * ROWS_A_STATEMENT);
  }
  return created;
}

/** Each venue is created a millisecond after the one above it, so that lists keep the order of the file. */
async function createVenues(tx: Transaction, caller: Owner, rows: readonly KeptVenue[], since: number): Promise<void> {
  const column = (key: keyof KeptVenue) => rows.map((row) => row[key]);
  const times = rows.map((_, index) => new Date(since + index).toISOString());
  await tx.$executeRaw`
    INSERT INTO venues (id, owner_id, name, city, state, country, internal_id, created_at, updated_at)
    SELECT id, ${caller.userId}::uuid, name, city, state, country, internal_id, at, at
    FROM unnest(${column("id")}::uuid[], ${column("name")}::text[], ${column("city")}::text[], ${column("state")}::text[],
      ${column("country")}::text[], ${column("internal_id")}::text[], ${times}::timestamptz[])
      AS given (id, name, city, state, country, internal_id, at)`;
}

/** Internal ids are not written, because the venues were found by them. */
async function updateVenues(tx: Transaction, caller: Owner, venues: readonly KeptVenue[]): Promise<void> {
  const column = (key: "id" | "name" | "city" | "state" | "country") => venues.map((venue) => venue[key]);
  await tx.$executeRaw`
    UPDATE venues SET name = given.name, city = given.city, state = given.state, country = given.country,
      updated_at = ${now()}
    FROM unnest(${column("id")}::uuid[], ${column("name")}::text[], ${column("city")}::text[],
      ${column("state")}::text[], ${column("country")}::text[]) AS given (id, name, city, state, country)
    WHERE venues.id = given.id AND venues.owner_id = ${caller.userId}::uuid`;
}

function portions<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / ROWS_A_STATEMENT);
  return Array.from({ length: count }, (_, index) =>
    all.slice(index * ROWS_A_STATEMENT, (index + 1) * ROWS_A_STATEMENT),
  );
}

import { now } from "@/server/clock";
import type { Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";

/** `joins`: another household to notify, which the person without an account is about to join. */
type Whose = { userId: string } | { personId: string; joins?: string | null };

/**
 * Notifies the open screens of households that a card at their table has changed, so that they judge their lists and
 * plans anew. The card is a member's or that of a person without an account. The rows are locked in the order of their
 * ids, because two members of the same households may change their cards at the same time.
 */
export async function touchHouseholds(tx: Transaction, whose: Whose): Promise<void> {
  const theirs =
    "userId" in whose
      ? Prisma.sql`SELECT household_id FROM household_members WHERE user_id = ${whose.userId}::uuid`
      : Prisma.sql`SELECT household_id FROM table_people WHERE id = ${whose.personId}::uuid
          UNION ALL SELECT ${whose.joins ?? null}::uuid`;
  await tx.$executeRaw`
    WITH touched AS (SELECT id FROM households WHERE id IN (${theirs}) ORDER BY id FOR NO KEY UPDATE)
    UPDATE households h SET updated_at = ${now()} FROM touched WHERE h.id = touched.id`;
}

import type { Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import type { KeptVenue } from "@/server/venues/bulk/plan-bulk";

/** What an upload sets of a venue. */
const fieldsOf = ({ name, city, state, country, internal_id }: KeptVenue) => ({
  name,
  city,
  state,
  country,
  internal_id,
});

type Changes = {
  created: readonly KeptVenue[];
  updated: readonly { before: KeptVenue; after: KeptVenue }[];
  /** Ids of venues that are deleted after this. */
  removed: readonly string[];
};

/**
 * Writes down what a part of an upload does, in its transaction. Of a venue that will be deleted its rows are kept,
 * with those of its tables, codes and menu. Visits and people are not: with the venue they go for good.
 */
export async function noteChanges(tx: Transaction, uploadId: string, changes: Changes): Promise<void> {
  const rows = [
    ...changes.created.map((after) => ({ id: after.id, before: null, after })),
    ...changes.updated.map(({ before, after }) => ({ id: before.id, before, after })),
  ];
  if (rows.length > 0) {
    const written = (venue: KeptVenue | null) => venue && JSON.stringify(fieldsOf(venue));
    await tx.$executeRaw(Prisma.sql`
      INSERT INTO venue_upload_changes (upload_id, venue_id, before, after)
      SELECT ${uploadId}::uuid, id, before::jsonb, after::jsonb
      FROM unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ before }) => written(before))}::text[],
        ${rows.map(({ after }) => written(after))}::text[]) AS given (id, before, after)`);
  }
  if (changes.removed.length === 0) return;
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO venue_upload_changes (upload_id, venue_id, before)
    SELECT ${uploadId}::uuid, v.id, jsonb_build_object(
      'venue', to_jsonb(v),
      'identifiers', (SELECT jsonb_agg(to_jsonb(t)) FROM venue_identifiers t WHERE t.venue_id = v.id),
      'code_look', (SELECT jsonb_agg(to_jsonb(t)) FROM venue_code_looks t WHERE t.venue_id = v.id),
      'locations', (SELECT jsonb_agg(to_jsonb(t)) FROM locations t WHERE t.venue_id = v.id),
      'dishes', (SELECT jsonb_agg(to_jsonb(t)) FROM venue_dishes t WHERE t.venue_id = v.id),
      'facts', (SELECT jsonb_agg(to_jsonb(f)) FROM dish_facts f JOIN venue_dishes t ON t.id = f.dish_id
        WHERE t.venue_id = v.id),
      'dishes_off_menu', (SELECT jsonb_agg(to_jsonb(t)) FROM dishes_off_menu t WHERE t.venue_id = v.id),
      'facts_off_menu', (SELECT jsonb_agg(to_jsonb(f)) FROM facts_off_menu f JOIN dishes_off_menu t ON t.id = f.dish_id
        WHERE t.venue_id = v.id))
    FROM venues v WHERE v.id = ANY (${[...changes.removed]}::uuid[])`);
}

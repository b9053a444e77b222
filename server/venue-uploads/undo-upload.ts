import { z } from "zod";
import { MINUTE_MS } from "@/lib/durations";
import { AppError, notFound } from "@/lib/errors";
import type { UploadDetailWire } from "@/lib/schemas/venue-uploads";
import { MOST_VENUES } from "@/lib/schemas/venues";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { lockPerson } from "@/server/db/lock-person";
import { queryRowsIn } from "@/server/db/query-rows";
import type { Owner } from "@/server/venues/access";
import { tooManyVenues } from "@/server/venues/create-venue";
import { getUpload } from "./find-uploads";
import { UPLOAD_FIELDS, undoUntil } from "./stored-upload";

const touched = z.object({ count: z.number() });

/**
 * Takes back what an upload did, in one transaction: venues that it added and that nobody has used since are deleted,
 * changed ones get their former fields, and deleted ones come back with their tables, codes and menu under their old
 * ids. A venue that somebody has changed or used since stays as it is, and is counted.
 * @throws AppError not_found; conflict if it goes on, was undone, changed nothing or ended too long ago
 */
export async function undoUpload(owner: Owner, businessId: string, id: string): Promise<UploadDetailWire> {
  await db.$transaction(
    async (tx) => {
      // In the order in which a part of an upload locks them.
      await tx.$executeRaw`SELECT 1 FROM venue_uploads WHERE id = ${id}::uuid FOR UPDATE`;
      await lockPerson(tx, owner.userId);
      const upload = await tx.venueUpload.findFirst({ where: { id, businessId }, select: UPLOAD_FIELDS });
      if (!upload) throw notFound("upload");
      if (upload.endedAt === null) throw new AppError("conflict", "uploadGoesOn");
      if (undoUntil(upload) === null) throw new AppError("conflict", "uploadNotUndoable");
      const changes = await tx.venueUploadChange.count({ where: { uploadId: id } });
      const undone =
        (await removeAdded(tx, owner.userId, id)) +
        (await restoreFields(tx, owner.userId, id)) +
        (await restoreDeleted(tx, owner.userId, id));
      if ((await tx.venue.count({ where: { ownerId: owner.userId } })) > MOST_VENUES) throw tooManyVenues();
      await tx.venueUploadChange.deleteMany({ where: { uploadId: id } });
      await tx.venueUpload.update({
        where: { id },
        data: { undoneAt: now(), undoLeft: changes - undone },
        select: { id: true },
      });
    },
    { timeout: MINUTE_MS, maxWait: MINUTE_MS },
  );
  return getUpload(businessId, id);
}

/** The venue's fields are those that the upload gave it. */
const IS_AS_UPLOADED = Prisma.sql`jsonb_build_object('name', v.name, 'city', v.city, 'state', v.state,
  'country', v.country, 'internal_id', v.internal_id) = c.after`;

const countOf = async (tx: Transaction, statement: Prisma.Sql) =>
  (await queryRowsIn(tx, touched, statement))[0]?.count ?? 0;

/** In use: a table, a dish, a visit, a person's role, a tablet, a mail, a link or a name at a partner belongs to it. */
const removeAdded = (tx: Transaction, ownerId: string, id: string) =>
  countOf(
    tx,
    Prisma.sql`
    WITH gone AS (
      DELETE FROM venues v USING venue_upload_changes c
      WHERE c.upload_id = ${id}::uuid AND c.before IS NULL AND v.id = c.venue_id AND v.owner_id = ${ownerId}::uuid
        AND ${IS_AS_UPLOADED}
        AND NOT EXISTS (SELECT FROM locations t WHERE t.venue_id = v.id)
        AND NOT EXISTS (SELECT FROM venue_code_looks t WHERE t.venue_id = v.id)
        AND NOT EXISTS (SELECT FROM venue_dishes t WHERE t.venue_id = v.id)
        AND NOT EXISTS (SELECT FROM dishes_off_menu t WHERE t.venue_id = v.id)
        AND NOT EXISTS (SELECT FROM visits t WHERE t.venue_id = v.id)
        AND NOT EXISTS (SELECT FROM shared_tables t WHERE t.venue_id = v.id)
        AND NOT EXISTS (SELECT FROM business_member_roles t WHERE t.venue_id = v.id)
        AND NOT EXISTS (SELECT FROM kitchen_tablets t WHERE t.venue_id = v.id)
        AND NOT EXISTS (SELECT FROM venue_news t WHERE t.venue_id = v.id)
        AND NOT EXISTS (SELECT FROM news_readers t WHERE t.venue_id = v.id)
        AND NOT EXISTS (SELECT FROM figure_links t WHERE t.venue_id = v.id)
        AND NOT EXISTS (SELECT FROM venue_identifiers t WHERE t.venue_id = v.id)
      RETURNING 1)
    SELECT count(*)::int AS count FROM gone`,
  );

const restoreFields = (tx: Transaction, ownerId: string, id: string) =>
  countOf(
    tx,
    Prisma.sql`
    WITH restored AS (
      UPDATE venues v SET name = c.before->>'name', city = c.before->>'city', state = c.before->>'state',
        country = c.before->>'country', updated_at = ${now()}
      FROM venue_upload_changes c
      WHERE c.upload_id = ${id}::uuid AND c.before IS NOT NULL AND c.after IS NOT NULL AND v.id = c.venue_id
        AND v.owner_id = ${ownerId}::uuid AND ${IS_AS_UPLOADED}
      RETURNING 1)
    SELECT count(*)::int AS count FROM restored`,
  );

/** The rows of one kind that were kept of the venues that are back. */
const keptRows = (id: string, kind: string, table: Prisma.Sql) => Prisma.sql`
  SELECT t.* FROM venue_upload_changes c JOIN venues v ON v.id = c.venue_id,
    jsonb_populate_recordset(NULL::${table}, c.before->${kind}) t
  WHERE c.upload_id = ${id}::uuid AND c.after IS NULL AND jsonb_typeof(c.before->${kind}) = 'array'`;

/** A venue whose internal id another one has by now does not come back. Its owner is who holds the business now. */
async function restoreDeleted(tx: Transaction, ownerId: string, id: string): Promise<number> {
  const back = await countOf(
    tx,
    Prisma.sql`
    WITH back AS (
      INSERT INTO venues SELECT t.* FROM venue_upload_changes c,
        jsonb_populate_record(NULL::venues, c.before->'venue' || jsonb_build_object('owner_id', ${ownerId}::text)) t
      WHERE c.upload_id = ${id}::uuid AND c.after IS NULL AND c.before ? 'venue'
      ON CONFLICT DO NOTHING RETURNING id),
    -- The numbers of its visits went with them when it was kept as a former venue; it is one no longer.
    no_longer AS (DELETE FROM former_venues WHERE id IN (SELECT id FROM back))
    SELECT count(*)::int AS count FROM back`,
  );
  if (back === 0) return 0;
  await tx.$executeRaw`
    INSERT INTO venue_identifiers ${keptRows(id, "identifiers", Prisma.sql`venue_identifiers`)}
      AND EXISTS (SELECT FROM oauth_clients WHERE oauth_clients.id = t.client_id)
    ON CONFLICT DO NOTHING`;
  await tx.$executeRaw`INSERT INTO venue_code_looks ${keptRows(id, "code_look", Prisma.sql`venue_code_looks`)}`;
  await tx.$executeRaw`INSERT INTO locations ${keptRows(id, "locations", Prisma.sql`locations`)}`;
  await tx.$executeRaw`INSERT INTO venue_dishes ${keptRows(id, "dishes", Prisma.sql`venue_dishes`)}`;
  await tx.$executeRaw`INSERT INTO dish_facts ${keptRows(id, "facts", Prisma.sql`dish_facts`)}`;
  await tx.$executeRaw`INSERT INTO dishes_off_menu ${keptRows(id, "dishes_off_menu", Prisma.sql`dishes_off_menu`)}`;
  await tx.$executeRaw`INSERT INTO facts_off_menu ${keptRows(id, "facts_off_menu", Prisma.sql`facts_off_menu`)}`;
  return back;
}

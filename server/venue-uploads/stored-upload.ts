import { z } from "zod";
import { DAY_MS } from "@/lib/durations";
import { refusedRowWire, UNDO_DAYS, type UploadDetailWire, type UploadWire } from "@/lib/schemas/venue-uploads";
import { now } from "@/server/clock";
import type { Prisma } from "@/server/db/generated/client";
import { nameSelect, personName } from "@/server/team/person-name";

/** The rows of an upload, as they are stored. */
export const storedRows = z.array(z.object({ number: z.number(), row: z.record(z.string(), z.unknown()) }));
export type StoredRows = z.infer<typeof storedRows>;

const storedErrors = z.array(refusedRowWire);

export const UPLOAD_FIELDS = {
  id: true,
  action: true,
  fileName: true,
  state: true,
  cancelAt: true,
  startedBy: { select: nameSelect },
  rowCount: true,
  doneCount: true,
  created: true,
  updated: true,
  unchanged: true,
  deleted: true,
  errorCount: true,
  failure: true,
  createdAt: true,
  endedAt: true,
  undoneAt: true,
  undoLeft: true,
} as const satisfies Prisma.VenueUploadSelect;

type Stored = Prisma.VenueUploadGetPayload<{ select: typeof UPLOAD_FIELDS }>;

/** Until when an upload can be undone; null if it changed nothing, goes on, or was undone. */
export function undoUntil({ created, updated, deleted, endedAt, undoneAt }: Omit<Stored, "startedBy">): Date | null {
  if (!endedAt || undoneAt || created + updated + deleted === 0) return null;
  const until = new Date(endedAt.getTime() + UNDO_DAYS * DAY_MS);
  return until > now() ? until : null;
}

export function toUploadWire(stored: Stored): UploadWire {
  const { created, updated, unchanged, deleted, startedBy } = stored;
  return {
    id: stored.id,
    action: stored.action,
    file_name: stored.fileName,
    state: stored.state,
    is_cancelling: stored.endedAt === null && stored.cancelAt !== null,
    started_by: startedBy && personName(startedBy),
    row_count: stored.rowCount,
    done_count: stored.doneCount,
    counts: { created, updated, unchanged, deleted },
    error_count: stored.errorCount,
    failure: stored.failure,
    created_at: stored.createdAt.toISOString(),
    ended_at: stored.endedAt?.toISOString() ?? null,
    undo_until: undoUntil(stored)?.toISOString() ?? null,
    undone_at: stored.undoneAt?.toISOString() ?? null,
    undo_left: stored.undoLeft,
  };
}

export const toUploadDetailWire = (stored: Stored & { errors: unknown }): UploadDetailWire => ({
  ...toUploadWire(stored),
  errors: stored.endedAt === null ? [] : storedErrors.parse(stored.errors),
});

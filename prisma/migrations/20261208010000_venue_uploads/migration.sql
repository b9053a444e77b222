-- Files of venues that are applied by a job, and what each did, so that it can be undone.
CREATE TYPE "upload_action" AS ENUM ('add', 'replace', 'delete');
CREATE TYPE "upload_state" AS ENUM ('waiting', 'working', 'done', 'failed', 'cancelled');

CREATE TABLE "venue_uploads" (
    "id" UUID NOT NULL,
    "business_id" UUID NOT NULL,
    "started_by" UUID,
    "action" "upload_action" NOT NULL,
    "file_name" TEXT NOT NULL,
    "state" "upload_state" NOT NULL,
    "rows" JSONB,
    "row_count" INTEGER NOT NULL,
    "done_count" INTEGER NOT NULL DEFAULT 0,
    "created" INTEGER NOT NULL DEFAULT 0,
    "updated" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "deleted" INTEGER NOT NULL DEFAULT 0,
    "errors" JSONB NOT NULL DEFAULT '[]',
    "error_count" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "run" UUID,
    "heard_at" TIMESTAMPTZ(3),
    "cancel_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "undone_at" TIMESTAMPTZ(3),
    "undo_left" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "venue_uploads_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "venue_upload_changes" (
    "upload_id" UUID NOT NULL,
    "venue_id" UUID NOT NULL,
    "before" JSONB,
    "after" JSONB,

    CONSTRAINT "venue_upload_changes_pkey" PRIMARY KEY ("upload_id","venue_id")
);

CREATE INDEX "venue_uploads_business_id_created_at_idx" ON "venue_uploads"("business_id", "created_at");
CREATE INDEX "venue_uploads_started_by_idx" ON "venue_uploads"("started_by");

-- At most one upload of a business works or waits: two at once would decide by venues that the other is changing.
CREATE UNIQUE INDEX "venue_uploads_one_at_a_time" ON "venue_uploads"("business_id") WHERE "state" IN ('waiting', 'working');

ALTER TABLE "venue_uploads" ADD CONSTRAINT "venue_uploads_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "venue_uploads" ADD CONSTRAINT "venue_uploads_started_by_fkey" FOREIGN KEY ("started_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "venue_upload_changes" ADD CONSTRAINT "venue_upload_changes_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "venue_uploads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

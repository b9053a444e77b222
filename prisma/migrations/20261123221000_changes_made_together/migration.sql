-- Entries of the audit log that were made together are one line of it and are undone together. Older ones stay single.
ALTER TABLE "audit_log" ADD COLUMN "batch_id" UUID;

CREATE INDEX "audit_log_batch_id_id_idx" ON "audit_log"("batch_id", "id");

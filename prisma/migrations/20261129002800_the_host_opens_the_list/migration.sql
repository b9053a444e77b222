-- Since when the host lets everybody at the table read its list. Whoever sits down later closes it.
ALTER TABLE "shared_tables" ADD COLUMN "list_opened_at" TIMESTAMPTZ(3);

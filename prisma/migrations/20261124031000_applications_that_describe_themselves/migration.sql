-- Applications whose client id is the address of their description: until when the description counts as read.
ALTER TABLE "oauth_clients" ADD COLUMN "document_read_until" TIMESTAMPTZ(3);
ALTER TABLE "oauth_clients" ADD CONSTRAINT "oauth_clients_document_check"
  CHECK ("document_read_until" IS NULL OR ("owner_id" IS NULL AND "client_id" LIKE 'https://%'));

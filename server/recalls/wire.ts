import type { RecallNoticeWire } from "@/lib/schemas/recalls";
import type { Recall } from "@/server/db/generated/client";

export const toRecallNotice = ({
  id,
  source,
  reference,
  title,
  firm,
  products,
  gtins,
  allergens,
  batches,
  url,
  publishedAt,
}: Recall): RecallNoticeWire => ({
  ...{ id, source, reference, title, firm, products, gtins, allergens, batches, url },
  published_at: publishedAt.toISOString(),
});

import { idParam } from "@/lib/schemas/text";
import { newsPreviewQuery, newsPreviewWire } from "@/lib/schemas/venue-news";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { previewNews } from "@/server/venue-news/settings";

/** What the mail would say now. */
export const GET = endpoint(
  { caller: may("news"), params: idParam, query: newsPreviewQuery, response: newsPreviewWire },
  ({ caller, params, query }) => previewNews(caller, params.id, query.locale),
);

import { idParam } from "@/lib/schemas/text";
import { newsAlertsBody, newsWire } from "@/lib/schemas/venue-news";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { getNews, setAlerts } from "@/server/venue-news/settings";

/** Of which days, and of which cards, people of the business are told at once. */
export const PUT = endpoint(
  { caller: may("news"), params: idParam, body: newsAlertsBody, response: newsWire },
  async ({ caller, params, body }) => {
    await setAlerts(caller, params.id, body);
    return getNews(caller, params.id);
  },
);

import { idParam } from "@/lib/schemas/text";
import { newsBody, newsWire } from "@/lib/schemas/venue-news";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { getNews, setNews } from "@/server/venue-news/settings";

/** When the mail with a venue's figures is sent, and to whom. */
export const GET = endpoint({ caller: may("news"), params: idParam, response: newsWire }, ({ caller, params }) =>
  getNews(caller, params.id),
);

export const PUT = endpoint(
  { caller: may("news"), params: idParam, body: newsBody, response: newsWire },
  async ({ caller, params, body }) => {
    await setNews(caller, params.id, body);
    return getNews(caller, params.id);
  },
);

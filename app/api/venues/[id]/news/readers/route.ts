import { idParam } from "@/lib/schemas/text";
import { newsReaderBody, newsWire } from "@/lib/schemas/venue-news";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { addReader, getNews } from "@/server/venue-news/settings";

/** A person of the business gets the mail; another address is asked first. */
export const POST = endpoint(
  {
    ...{ caller: may("news"), limits: [perCaller("news_reader_user")], params: idParam },
    ...{ body: newsReaderBody, response: newsWire, status: 201 },
  },
  async ({ caller, params, body }) => {
    await addReader(caller, params.id, body);
    return getNews(caller, params.id);
  },
);

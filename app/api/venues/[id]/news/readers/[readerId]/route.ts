import { newsReaderParams } from "@/lib/schemas/venue-news";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { removeReader } from "@/server/venue-news/settings";

export const DELETE = endpoint({ caller: may("news"), params: newsReaderParams }, ({ caller, params }) =>
  removeReader(caller, params.id, params.readerId),
);

import { newsReaderAlertsBody, newsReaderParams } from "@/lib/schemas/venue-news";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { removeReader, setReaderAlerts } from "@/server/venue-news/settings";

export const PUT = endpoint(
  { caller: may("news"), params: newsReaderParams, body: newsReaderAlertsBody },
  ({ caller, params, body }) => setReaderAlerts(caller, params, body.is_alerted),
);

export const DELETE = endpoint({ caller: may("news"), params: newsReaderParams }, ({ caller, params }) =>
  removeReader(caller, params.id, params.readerId),
);

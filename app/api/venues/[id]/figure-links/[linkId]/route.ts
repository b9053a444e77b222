import { figureLinkParams } from "@/lib/schemas/figure-links";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { endLink } from "@/server/venue-news/links/manage-links";

export const DELETE = endpoint({ caller: may("news"), params: figureLinkParams }, ({ caller, params }) =>
  endLink(caller, params.id, params.linkId),
);

import { figureLinkBody, figureLinksWire, newFigureLinkWire } from "@/lib/schemas/figure-links";
import { idParam } from "@/lib/schemas/text";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { listLinks, makeLink } from "@/server/venue-news/links/manage-links";

/** Links on which others read the figures of a venue. */
export const GET = endpoint({ caller: may("news"), params: idParam, response: figureLinksWire }, ({ caller, params }) =>
  listLinks(caller, params.id),
);

export const POST = endpoint(
  {
    ...{ caller: may("news"), limits: [perCaller("figure_link_user")], params: idParam },
    ...{ body: figureLinkBody, response: newFigureLinkWire, status: 201 },
  },
  ({ caller, params, body }) => makeLink(caller, params.id, body),
);

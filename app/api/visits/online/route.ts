import { onlineVisitBody, visitWire } from "@/lib/schemas/visits";
import { tokenHolder } from "@/server/http/bearer";
import { crossOrigin, letOriginRead, preflight } from "@/server/http/cross-origin";
import { endpoint } from "@/server/http/endpoint";
import { Reply } from "@/server/http/reply";
import { DIET_SCOPE, requireClientOf } from "@/server/menus/analysis/menu-client";
import { checkInOnline } from "@/server/visits/check-in-online";

/**
 * Records an online visit of the person who signed in to an application, at a venue of the application's own business.
 */
export const POST = crossOrigin(
  endpoint(
    {
      caller: tokenHolder(DIET_SCOPE),
      countsItself: true,
      body: onlineVisitBody,
      response: visitWire,
      otherStatus: 201,
    },
    async ({ caller: { access }, body, request }) => {
      requireClientOf(access, undefined, request.headers.get("origin"));
      letOriginRead(request);
      const { visit, isNew } = await checkInOnline(access, body);
      return new Reply(visit, { status: isNew ? 201 : 200 });
    },
  ),
);

export const OPTIONS = preflight("POST");

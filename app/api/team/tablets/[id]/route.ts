import { tabletNameBody } from "@/lib/schemas/tablets";
import { idParam } from "@/lib/schemas/text";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { renameTablet, revokeTablet } from "@/server/team/tablets";

export const PUT = endpoint(
  { caller: may("devices"), params: idParam, body: tabletNameBody },
  ({ caller, params, body }) => renameTablet(caller, params.id, body.name),
);

export const DELETE = endpoint({ caller: may("devices"), params: idParam }, ({ caller, params }) =>
  revokeTablet(caller, params.id),
);

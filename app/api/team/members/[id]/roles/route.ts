import { memberRolesBody } from "@/lib/schemas/team";
import { idParam } from "@/lib/schemas/text";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { changeRoles } from "@/server/team/change-team";
import { UNITS } from "@/server/work/budget";

export const PUT = endpoint(
  {
    caller: may("people"),
    params: idParam,
    body: memberRolesBody,
    cost: ({ body }) => body.roles.length * UNITS.changedRow,
  },
  ({ caller, params, body }) => changeRoles(caller, params.id, body),
);

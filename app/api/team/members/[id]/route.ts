import { idParam } from "@/lib/schemas/text";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { removeMember } from "@/server/team/change-team";

export const DELETE = endpoint({ caller: may("people"), params: idParam }, ({ caller, params }) =>
  removeMember(caller, params.id),
);

import { idParam } from "@/lib/schemas/text";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { takeInvitationBack } from "@/server/team/invite";

export const DELETE = endpoint({ caller: may("people"), params: idParam }, ({ caller, params }) =>
  takeInvitationBack(caller, params.id),
);

import { idParam } from "@/lib/schemas/text";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { inviteAgain } from "@/server/team/invite";

/** Mails a new link of an invitation; the former one opens nothing. */
export const POST = endpoint(
  { caller: may("people"), limits: [perCaller("team_invitation_user")], params: idParam },
  ({ caller, params }) => inviteAgain(caller, params.id),
);

import { teamInvitationBody } from "@/lib/schemas/team";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { inviteToTeam } from "@/server/team/invite";
import { UNITS } from "@/server/work/budget";

export const POST = endpoint(
  {
    caller: may("people"),
    limits: [perCaller("team_invitation_user")],
    body: teamInvitationBody,
    cost: ({ body }) => (body.venue_ids?.length ?? 0) * UNITS.row,
  },
  ({ caller, body }) => inviteToTeam(caller, body),
);

import { openTeamInvitationWire, teamInvitationKey } from "@/lib/schemas/team";
import { anyone, signedIn, visitor } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { acceptTeamInvitation, declineTeamInvitation, openTeamInvitation } from "@/server/team/answer-invitation";

/** What a mailed invitation to a business says, to whoever has its link. */
export const GET = endpoint(
  { caller: visitor, params: teamInvitationKey, response: openTeamInvitationWire },
  ({ caller, params }) => openTeamInvitation(caller.signedIn, params.key),
);

export const POST = endpoint({ caller: signedIn, params: teamInvitationKey }, ({ caller, params }) =>
  acceptTeamInvitation(caller, params.key),
);

export const DELETE = endpoint({ caller: anyone, params: teamInvitationKey }, ({ params }) =>
  declineTeamInvitation(params.key),
);

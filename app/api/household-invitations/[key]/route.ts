import { householdWire, invitationKeyParams, openInvitationWire, shownRowsBody } from "@/lib/schemas/household";
import { acceptInvitation, declineInvitation, openInvitation } from "@/server/household/answer-invitation";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint(
  { caller: signedIn, params: invitationKeyParams, response: openInvitationWire },
  ({ caller, params }) => openInvitation(caller, params.key),
);

export const POST = endpoint(
  { caller: signedIn, params: invitationKeyParams, body: shownRowsBody, response: householdWire },
  ({ caller, params, body }) => acceptInvitation(caller, params.key, body.rows),
);

export const DELETE = endpoint({ caller: signedIn, params: invitationKeyParams }, ({ params }) =>
  declineInvitation(params.key),
);

import { householdInvitationParams } from "@/lib/schemas/household";
import { revokeInvitation } from "@/server/household/invitations";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const DELETE = endpoint({ caller: signedIn, params: householdInvitationParams }, ({ caller, params }) =>
  revokeInvitation(caller, params.id, params.invitationId),
);

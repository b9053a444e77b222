import { z } from "zod";
import { householdParams, invitationWire, newInvitationBody } from "@/lib/schemas/household";
import { invite, listInvitations } from "@/server/household/invitations";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint(
  { caller: signedIn, params: householdParams, response: z.array(invitationWire) },
  ({ caller, params }) => listInvitations(caller, params.id),
);

export const POST = endpoint(
  { caller: signedIn, params: householdParams, body: newInvitationBody, response: invitationWire, status: 201 },
  ({ caller, params, body }) => invite(caller, params.id, body),
);

import { householdMemberParams } from "@/lib/schemas/household";
import { takeListsAlong } from "@/server/grocery/take-lists-along";
import { removeMember } from "@/server/household/leave-household";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const DELETE = endpoint({ caller: signedIn, params: householdMemberParams }, ({ caller, params }) =>
  removeMember(caller, params.id, params.memberId, takeListsAlong),
);

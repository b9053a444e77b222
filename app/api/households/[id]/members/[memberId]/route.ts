import { householdMemberParams } from "@/lib/schemas/household";
import { copyListsOnLeave } from "@/server/grocery/copy-lists-on-leave";
import { removeMember } from "@/server/household/leave-household";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const DELETE = endpoint({ caller: signedIn, params: householdMemberParams }, ({ caller, params }) =>
  removeMember(caller, params.id, params.memberId, copyListsOnLeave),
);

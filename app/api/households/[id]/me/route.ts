import { householdParams, householdWire, shownRowsBody } from "@/lib/schemas/household";
import { copyListsOnLeave } from "@/server/grocery/copy-lists-on-leave";
import { chooseRows } from "@/server/household/change-household";
import { leaveHousehold } from "@/server/household/leave-household";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const PATCH = endpoint(
  { caller: signedIn, params: householdParams, body: shownRowsBody, response: householdWire },
  ({ caller, params, body }) => chooseRows(caller, params.id, body.rows),
);

export const DELETE = endpoint({ caller: signedIn, params: householdParams }, ({ caller, params }) =>
  leaveHousehold(caller, params.id, copyListsOnLeave),
);

import { planEntryChanges, planEntryParams, planEntryWire } from "@/lib/schemas/meal-plan";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { changeEntry } from "@/server/meal-plan/change-entry";
import { removeEntry } from "@/server/meal-plan/remove-entry";

export const PATCH = endpoint(
  { caller: signedIn, params: planEntryParams, body: planEntryChanges, response: planEntryWire },
  ({ caller, params, body }) => changeEntry(caller, params.id, body),
);

export const DELETE = endpoint({ caller: signedIn, params: planEntryParams }, ({ caller, params }) =>
  removeEntry(caller, params.id),
);

import { newPlanEntry, planEntryWire } from "@/lib/schemas/meal-plan";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { addEntry } from "@/server/meal-plan/add-entry";

export const POST = endpoint(
  { caller: signedIn, body: newPlanEntry, response: planEntryWire, status: 201 },
  ({ caller, body }) => addEntry(caller, body),
);

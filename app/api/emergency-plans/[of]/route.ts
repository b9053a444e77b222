import { emergencyPlanBody, emergencyPlanParams, emergencyPlanWire } from "@/lib/schemas/emergency";
import { putEmergencyPlan, removeEmergencyPlan } from "@/server/emergency/plans";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const PUT = endpoint(
  { caller: signedIn, params: emergencyPlanParams, body: emergencyPlanBody, response: emergencyPlanWire },
  ({ caller, params, body }) => putEmergencyPlan(caller, params.of, body),
);

export const DELETE = endpoint({ caller: signedIn, params: emergencyPlanParams }, ({ caller, params }) =>
  removeEmergencyPlan(caller, params.of),
);

import { emergencyListWire } from "@/lib/schemas/emergency";
import { listEmergencyPlans } from "@/server/emergency/plans";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint({ caller: signedIn, response: emergencyListWire }, ({ caller }) =>
  listEmergencyPlans(caller),
);

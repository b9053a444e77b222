import { healthConsentsWire } from "@/lib/schemas/health-consent";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { getHealthConsents } from "@/server/profile/get-health-consents";

export const GET = endpoint({ caller: signedIn, response: healthConsentsWire }, ({ caller }) =>
  getHealthConsents(caller),
);

import { copyWeekBody, planWire } from "@/lib/schemas/meal-plan";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { copyWeek } from "@/server/meal-plan/copy-week";
import { UNITS } from "@/server/work/budget";

export const POST = endpoint(
  { caller: signedIn, body: copyWeekBody, cost: () => UNITS.plan, response: planWire },
  ({ caller, body }) => copyWeek(caller, body),
);

import { handOverBody } from "@/lib/schemas/team";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { handOver } from "@/server/team/change-team";

/** Hands the business over to another of its people. */
export const PUT = endpoint({ caller: may("activity"), body: handOverBody }, ({ caller, body }) =>
  handOver(caller, body),
);

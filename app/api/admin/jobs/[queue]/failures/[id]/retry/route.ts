import { failedRunParams } from "@/lib/schemas/admin-jobs";
import { retryRun } from "@/server/admin/jobs/act-on-jobs";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Beyond the specification: tries a run that failed for good once more. */
export const POST = endpoint({ caller: adminOnly, params: failedRunParams }, ({ caller, params }) =>
  retryRun(caller, params.queue, params.id),
);

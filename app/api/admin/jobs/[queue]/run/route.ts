import { jobParams } from "@/lib/schemas/admin-jobs";
import { runJob } from "@/server/admin/jobs/act-on-jobs";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Beyond the specification: runs a scheduled job as soon as a process is free for it. */
export const POST = endpoint({ caller: adminOnly, params: jobParams }, ({ caller, params }) =>
  runJob(caller, params.queue),
);

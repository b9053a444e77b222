import { jobsWire } from "@/lib/schemas/admin-jobs";
import { listJobs } from "@/server/admin/jobs/list-jobs";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Beyond the specification: what runs without a request, and what of it failed. */
export const GET = endpoint({ caller: adminOnly, response: jobsWire }, () => listJobs());

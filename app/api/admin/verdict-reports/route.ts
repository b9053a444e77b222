import { reportQueue, reportQueueQuery } from "@/lib/schemas/reports";
import { listReports } from "@/server/admin/queues/list-reports";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Beyond the specification: the verdicts that people reported as wrong. */
export const GET = endpoint({ caller: adminOnly, query: reportQueueQuery, response: reportQueue }, ({ query }) =>
  listReports(query),
);

import { auditPage, auditQuery } from "@/lib/schemas/admin";
import { listAudit } from "@/server/admin/audit/list-audit";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint({ caller: adminOnly, query: auditQuery, response: auditPage }, ({ query }) =>
  listAudit(query),
);

import { mlSummary } from "@/lib/schemas/admin-ml";
import { summarise } from "@/server/admin/ml/list-ingredients";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint({ caller: adminOnly, response: mlSummary }, () => summarise());

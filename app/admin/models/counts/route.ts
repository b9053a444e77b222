import { modelCounts } from "@/lib/schemas/admin";
import { countModels } from "@/server/admin/count-models";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint({ caller: adminOnly, response: modelCounts }, () => countModels());

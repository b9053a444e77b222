import { modelNames } from "@/lib/schemas/admin";
import { listModels } from "@/server/admin/schema/admin-model";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint({ caller: adminOnly, response: modelNames }, () =>
  listModels().map((model) => model.model),
);

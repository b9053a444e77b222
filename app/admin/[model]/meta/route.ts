import { modelMeta, modelParam } from "@/lib/schemas/admin";
import { getModel, toMeta } from "@/server/admin/schema/admin-model";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint({ caller: adminOnly, params: modelParam, response: modelMeta }, ({ params }) =>
  toMeta(getModel(params.model)),
);

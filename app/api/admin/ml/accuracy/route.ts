import { mlAccuracy } from "@/lib/schemas/admin-ml";
import { measureAccuracy } from "@/server/admin/ml/measure-accuracy";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Beyond the documents: the classifier against the reviewers. */
export const GET = endpoint({ caller: adminOnly, response: mlAccuracy }, () => measureAccuracy());

import { mlAccuracy } from "@/lib/schemas/admin-ml";
import { measureAccuracy } from "@/server/admin/ml/measure-accuracy";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Beyond the specification: the classifier's accuracy, measured against the reviewers' decisions. */
export const GET = endpoint({ caller: adminOnly, response: mlAccuracy }, () => measureAccuracy());

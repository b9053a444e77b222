import { answerApplicationBody } from "@/lib/schemas/admin-applications";
import { idParam } from "@/lib/schemas/text";
import { answerApplication } from "@/server/admin/queues/answer-application";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Beyond the specification: verifies or rejects an application, and notifies its owner. */
export const POST = endpoint(
  { caller: adminOnly, params: idParam, body: answerApplicationBody },
  ({ caller, params, body }) => answerApplication(caller, params.id, body),
);

import { startRecoveryBody } from "@/lib/schemas/admin-people";
import { idParam } from "@/lib/schemas/text";
import { startRecovery } from "@/server/admin/people/start-recovery";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Beyond the specification: mails somebody who lost their second factor a link to get back in. */
export const POST = endpoint(
  { caller: adminOnly, params: idParam, body: startRecoveryBody },
  ({ caller, params, body }) => startRecovery(caller, params.id, body.reason),
);

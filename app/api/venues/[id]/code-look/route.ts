import { codeLookBody, codeLookWire } from "@/lib/schemas/code-look";
import { idParam } from "@/lib/schemas/text";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { getCodeLook, setCodeLook } from "@/server/venues/code-look";

/** Beyond the specification: how the codes of a venue look. */
export const GET = endpoint({ caller: may("places"), params: idParam, response: codeLookWire }, ({ caller, params }) =>
  getCodeLook(caller.owner, params.id),
);

export const PUT = endpoint(
  { caller: may("places"), params: idParam, body: codeLookBody, response: codeLookWire },
  ({ caller, params, body }) => setCodeLook(caller.owner, params.id, body),
);

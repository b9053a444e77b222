import { z } from "zod";
import { passkeyWire, renamePasskeyBody } from "@/lib/schemas/passkeys";
import { id } from "@/lib/schemas/text";
import { removePasskey, renamePasskey } from "@/server/auth/passkeys/own-passkeys";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

const params = z.object({ id });

export const PATCH = endpoint(
  { caller: signedIn, params, body: renamePasskeyBody, response: passkeyWire },
  ({ caller, params, body }) => renamePasskey(caller, params.id, body.name),
);

export const DELETE = endpoint({ caller: signedIn, params }, ({ caller, params }) => removePasskey(caller, params.id));

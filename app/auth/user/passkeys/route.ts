import { z } from "zod";
import { addPasskeyBody, passkeyWire } from "@/lib/schemas/passkeys";
import { addPasskey } from "@/server/auth/passkeys/add-passkey";
import { listPasskeys } from "@/server/auth/passkeys/own-passkeys";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";

/** Beyond the specification: the person's passkeys. */
export const GET = endpoint({ caller: signedIn, response: z.array(passkeyWire) }, ({ caller }) => listPasskeys(caller));

export const POST = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("second_factor_user")],
    body: addPasskeyBody,
    response: passkeyWire,
    status: 201,
  },
  ({ caller, body }) => addPasskey(caller, body),
);

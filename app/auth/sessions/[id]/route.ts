import { z } from "zod";
import { id } from "@/lib/schemas/text";
import { signOutDevice } from "@/server/auth/sign-out-device";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Beyond the specification: signs out one other device. */
export const DELETE = endpoint({ caller: signedIn, params: z.object({ id }) }, ({ caller, params }) =>
  signOutDevice(caller, params.id),
);

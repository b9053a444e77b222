import { z } from "zod";
import { signedInDeviceWire } from "@/lib/schemas/auth";
import { listSignIns } from "@/server/auth/list-sign-ins";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint({ caller: signedIn, response: z.array(signedInDeviceWire) }, ({ caller }) =>
  listSignIns(caller),
);

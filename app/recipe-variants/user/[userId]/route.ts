import { z } from "zod";
import { userIdParam, variantWire } from "@/lib/schemas/variants";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { listVariants } from "@/server/variants/list-variants";

export const GET = endpoint(
  { caller: signedIn, params: userIdParam, response: z.array(variantWire) },
  ({ caller, params }) => listVariants(caller, params.userId),
);

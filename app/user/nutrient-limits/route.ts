import { z } from "zod";
import { nutrientLimitWire } from "@/lib/schemas/profile";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { listNutrientLimits } from "@/server/profile/nutrient-limits";

export const GET = endpoint({ caller: signedIn, response: z.array(nutrientLimitWire) }, ({ caller }) =>
  listNutrientLimits(caller),
);

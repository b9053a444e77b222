import { nutrientParams, preferencesWire, setNutrientLimitBody } from "@/lib/schemas/profile";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { removeNutrientLimit, setNutrientLimit } from "@/server/profile/nutrient-limits";

export const PUT = endpoint(
  { caller: signedIn, params: nutrientParams, body: setNutrientLimitBody, response: preferencesWire },
  ({ caller, params, body }) => setNutrientLimit(caller, params.nutrient, body),
);

export const DELETE = endpoint(
  { caller: signedIn, params: nutrientParams, response: preferencesWire },
  ({ caller, params }) => removeNutrientLimit(caller, params.nutrient),
);

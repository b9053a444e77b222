import { allergyParams, preferencesWire, setAllergyBody } from "@/lib/schemas/profile";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { removeAllergy, setAllergy } from "@/server/profile/set-allergy";

export const PUT = endpoint(
  { caller: signedIn, params: allergyParams, body: setAllergyBody, response: preferencesWire },
  ({ caller, params, body }) => setAllergy(caller, params.key, body),
);

export const DELETE = endpoint(
  { caller: signedIn, params: allergyParams, response: preferencesWire },
  ({ caller, params }) => removeAllergy(caller, params.key),
);

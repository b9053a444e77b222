import { setDietsBody, setDietsWire } from "@/lib/schemas/profile";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { setDiets } from "@/server/profile/set-diets";

export const POST = endpoint({ caller: signedIn, body: setDietsBody, response: setDietsWire }, ({ caller, body }) =>
  setDiets(caller.userId, body.dietary, { keepAllergies: body.keep_allergies ?? false }),
);

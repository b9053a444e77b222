import { preferencesWire, wayParams } from "@/lib/schemas/profile";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { removeWay, setWay } from "@/server/profile/set-way";

export const PUT = endpoint({ caller: signedIn, params: wayParams, response: preferencesWire }, ({ caller, params }) =>
  setWay(caller, params.key),
);

export const DELETE = endpoint(
  { caller: signedIn, params: wayParams, response: preferencesWire },
  ({ caller, params }) => removeWay(caller, params.key),
);

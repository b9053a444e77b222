import { changeNameBody, userWire } from "@/lib/schemas/auth";
import { changeName } from "@/server/auth/change-name";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Beyond the specification: changes the name, and how much of it the card shows. */
export const PATCH = endpoint({ caller: signedIn, body: changeNameBody, response: userWire }, ({ caller, body }) =>
  changeName(caller, body),
);

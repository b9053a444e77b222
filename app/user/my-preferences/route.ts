import { preferencesWire } from "@/lib/schemas/profile";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { getPreferences } from "@/server/profile/get-preferences";

export const GET = endpoint({ caller: signedIn, response: preferencesWire }, ({ caller }) =>
  getPreferences(caller.userId),
);

import { localeBody } from "@/lib/schemas/auth";
import { setLocale } from "@/server/auth/appearance";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Beyond the documents: the language of the interface, for the next device. This one keeps it in a cookie. */
export const PUT = endpoint({ caller: signedIn, body: localeBody }, ({ caller, body }) =>
  setLocale(caller, body.locale),
);

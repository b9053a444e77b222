import { localeBody } from "@/lib/schemas/auth";
import { setLocale } from "@/server/auth/appearance";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/**
 * Beyond the specification: stores the interface language in the account, for other devices. This device has its
 * cookie.
 */
export const PUT = endpoint({ caller: signedIn, body: localeBody }, ({ caller, body }) =>
  setLocale(caller, body.locale),
);

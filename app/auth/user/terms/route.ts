import { acceptTermsBody, termsWire } from "@/lib/schemas/terms";
import { acceptTerms, getTerms } from "@/server/auth/terms";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint({ caller: signedIn, response: termsWire }, ({ caller }) => getTerms(caller));

export const PUT = endpoint({ caller: signedIn, body: acceptTermsBody, response: termsWire }, ({ caller, body }) =>
  acceptTerms(caller, body.version),
);

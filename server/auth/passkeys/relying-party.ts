import { PRODUCT_NAME } from "@/lib/product";
import { env } from "@/server/env";

/** The relying party in WebAuthn's terms: passkeys are bound to this host, and browsers answer to this origin only. */
export const relyingParty = () => {
  const address = new URL(env.APP_URL);
  return { id: address.hostname, origin: address.origin, name: PRODUCT_NAME };
};

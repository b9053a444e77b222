import { PRODUCT_NAME } from "@/lib/product";
import { env } from "@/server/env";

/** Who asks, in WebAuthn's terms: authenticators answer to this host and no other, and browsers from this origin. */
export const relyingParty = () => {
  const address = new URL(env.APP_URL);
  return { id: address.hostname, origin: address.origin, name: PRODUCT_NAME };
};

import { signInWire } from "@/lib/schemas/auth";
import { passkeySignInBody } from "@/lib/schemas/passkeys";
import { lookCookies } from "@/server/auth/appearance";
import { knownDeviceCookie } from "@/server/auth/known-device";
import { signInWithPasskey } from "@/server/auth/passkeys/sign-in-with-passkey";
import { toSignInWire } from "@/server/auth/to-sign-in-wire";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perAddress } from "@/server/http/limit";
import { Reply } from "@/server/http/reply";

/** Beyond the specification: signs in with a passkey; answers as POST /auth/login does. */
export const POST = endpoint(
  { caller: anyone, limits: [perAddress("passkey_address")], body: passkeySignInBody, response: signInWire },
  async ({ body, request }) => {
    const started = await signInWithPasskey(body.response, request.headers.get("user-agent"), body.keep_account);
    const look = await lookCookies(started.user.id);
    const cookies = [...started.cookies, knownDeviceCookie(request, started.user.email), ...look];
    return new Reply(await toSignInWire(started), { cookies });
  },
);

import { chosenLocale } from "@/lib/i18n/locales";
import { registerBody, signInWire } from "@/lib/schemas/auth";
import { knownDeviceCookie } from "@/server/auth/known-device";
import { register } from "@/server/auth/register";
import { toSignInWire } from "@/server/auth/to-sign-in-wire";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perAddress } from "@/server/http/limit";
import { Reply } from "@/server/http/reply";

export const POST = endpoint(
  {
    caller: anyone,
    limits: [perAddress("register_address")],
    body: registerBody,
    response: signInWire,
    status: 201,
  },
  async ({ body, request }) => {
    const started = await register(body, request.headers.get("user-agent"), chosenLocale(request.headers));
    const cookies = [...started.cookies, knownDeviceCookie(request, body.email)];
    return new Reply(await toSignInWire(started), { cookies });
  },
);

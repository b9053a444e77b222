import { loginBody, signInWire } from "@/lib/schemas/auth";
import { signIn } from "@/server/auth/sign-in";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perAccount, perAddress } from "@/server/http/limit";
import { Reply } from "@/server/http/reply";
import { toSignInWire } from "@/server/profile/to-sign-in-wire";

export const POST = endpoint(
  {
    caller: anyone,
    limits: [perAddress("sign_in_address")],
    body: loginBody,
    bodyLimits: [perAccount("sign_in_account", (body) => body.email)],
    response: signInWire,
  },
  async ({ body, request }) => {
    const started = await signIn(body, request.headers.get("user-agent"));
    return new Reply(await toSignInWire(started), { cookies: [started.cookie] });
  },
);

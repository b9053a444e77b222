import { type LoginBody, loginBody, signInWire } from "@/lib/schemas/auth";
import { lookCookies } from "@/server/auth/appearance";
import { knownDeviceCookie, knownDeviceOf } from "@/server/auth/known-device";
import { signIn } from "@/server/auth/sign-in";
import { toSignInWire } from "@/server/auth/to-sign-in-wire";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perAddress } from "@/server/http/limit";
import { Reply } from "@/server/http/reply";
import { consumeLimit, forgetLimit, type LimitName } from "@/server/limits/rate-limits";

/**
 * The rate limit that an attempt counts against: that of the account or, from a browser that is known for the account,
 * a limit of that browser. Attackers elsewhere therefore cannot lock the owner out.
 */
function countOf(request: Request, { email }: LoginBody): [name: LimitName, key: string] {
  const device = knownDeviceOf(request, email);
  return device ? ["sign_in_known_device", `${device} ${email}`] : ["sign_in_account", email];
}

export const POST = endpoint(
  {
    caller: anyone,
    limits: [perAddress("sign_in_address")],
    body: loginBody,
    bodyLimits: [({ request, body }): Promise<unknown> => consumeLimit(...countOf(request, body))],
    response: signInWire,
  },
  async ({ body, request }) => {
    const count = countOf(request, body);
    const [name] = count;
    const attempt = { account: count.join(" "), isKnown: name === "sign_in_known_device" };
    const started = await signIn(body, request.headers.get("user-agent"), attempt);
    await forgetLimit(...count);
    const look = await lookCookies(started.user.id);
    const cookies = [...started.cookies, knownDeviceCookie(request, body.email), ...look];
    return new Reply(await toSignInWire(started), { cookies });
  },
);

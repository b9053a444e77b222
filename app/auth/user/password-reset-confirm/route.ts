import { resetConfirmBody } from "@/lib/schemas/auth";
import { resetDoneWire } from "@/lib/schemas/ended-ways";
import { confirmPasswordReset } from "@/server/auth/confirm-password-reset";
import { knownDeviceCookie } from "@/server/auth/known-device";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perAddress } from "@/server/http/limit";
import { Reply } from "@/server/http/reply";
import { UNITS } from "@/server/work/budget";

const MESSAGE = "Password reset successfully! You can now sign in with your new password.";

/** Marks the browser as known, so that an attacker who keeps guessing elsewhere cannot lock the owner out. */
export const POST = endpoint(
  {
    caller: anyone,
    limits: [perAddress("reset_confirm_address")],
    body: resetConfirmBody,
    cost: ({ body }) => body.keep.length * UNITS.changedRow,
    response: resetDoneWire,
  },
  async ({ body, request }) => {
    const { email, ended } = await confirmPasswordReset({
      token: body.reset_code,
      newPassword: body.new_password,
      kept: body.keep,
    });
    return new Reply({ message: MESSAGE, ended }, { cookies: [knownDeviceCookie(request, email)] });
  },
);

import { messageWire, resetConfirmBody } from "@/lib/schemas/auth";
import { confirmPasswordReset } from "@/server/auth/confirm-password-reset";
import { knownDeviceCookie } from "@/server/auth/known-device";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perAddress } from "@/server/http/limit";
import { Reply } from "@/server/http/reply";

const MESSAGE = "Password reset successfully! You can now sign in with your new password.";

/** Marks the browser as known, so that an attacker who keeps guessing elsewhere cannot lock the owner out. */
export const POST = endpoint(
  { caller: anyone, limits: [perAddress("reset_confirm_address")], body: resetConfirmBody, response: messageWire },
  async ({ body, request }) => {
    const email = await confirmPasswordReset({
      token: body.reset_code,
      newPassword: body.new_password,
      keptShareLinks: body.keep_share_links,
    });
    return new Reply({ message: MESSAGE }, { cookies: [knownDeviceCookie(request, email)] });
  },
);

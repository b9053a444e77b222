import { messageWire, resetConfirmBody } from "@/lib/schemas/auth";
import { confirmPasswordReset } from "@/server/auth/confirm-password-reset";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perAddress } from "@/server/http/limit";

export const POST = endpoint(
  { caller: anyone, limits: [perAddress("reset_confirm_address")], body: resetConfirmBody, response: messageWire },
  async ({ body }) => {
    await confirmPasswordReset(body.reset_code, body.new_password);
    return { message: "Password reset successfully! You can now sign in with your new password." };
  },
);

import { changePasswordBody } from "@/lib/schemas/auth";
import { changePassword } from "@/server/auth/change-password";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";

export const POST = endpoint(
  { caller: signedIn, limits: [perCaller("change_password_user")], body: changePasswordBody },
  ({ caller, body }) => changePassword(caller, body),
);

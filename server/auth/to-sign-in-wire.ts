import type { SignInWire } from "@/lib/schemas/auth";
import { getPreferences } from "@/server/profile/get-preferences";
import { SIGN_IN_TTL_SECONDS, type StartedSignIn } from "./start-sign-in";
import { toUserWire } from "./wire";

/** The documented answer of sign-in and registration, which carries the person's preferences. */
export async function toSignInWire(started: StartedSignIn): Promise<SignInWire> {
  return {
    access_token: started.accessToken,
    token_type: "bearer",
    expires_in: SIGN_IN_TTL_SECONDS,
    user: toUserWire(started.user),
    preferences: await getPreferences(started.user.id),
  };
}

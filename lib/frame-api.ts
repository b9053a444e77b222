import type { AuthenticationResponseJSON } from "@simplewebauthn/browser";
import { call } from "./api-call";
import type { BodyOf } from "./calls/contract";
import type { Locale } from "./i18n/locales";

export type RegisterInput = BodyOf<"POST /auth/register">;

/** The API calls of the page frame and the landing page. Kept apart so that these pages load no other calls. */
export const frameApi = {
  login: (body: BodyOf<"POST /auth/login">) => call("POST /auth/login", { body }),
  offerPasskeySignIn: () => call("POST /auth/passkeys/options"),
  signInWithPasskey: (response: AuthenticationResponseJSON, keepsAccount = false) =>
    call("POST /auth/passkeys/sign-in", { body: { response, ...(keepsAccount ? { keep_account: true } : {}) } }),
  register: (body: RegisterInput) => call("POST /auth/register", { body }),
  setLocale: (locale: Locale) => call("PUT /auth/user/locale", { body: { locale } }),
  getPreferences: () => call("GET /user/my-preferences"),
  getPlatformStats: (signal?: AbortSignal) => call("GET /api/platform-stats", { signal }),
};

import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { call, LOGIN, PASSKEY_SIGN_IN } from "./api-call";
import type { Locale } from "./i18n/locales";
import type { PlatformStatsWire } from "./schemas/analytics";
import type { RegisterBody, SignInWire } from "./schemas/auth";
import type { PreferencesWire } from "./schemas/profile";

export type RegisterInput = Omit<RegisterBody, "account_type"> & { account_type?: RegisterBody["account_type"] };

/** The API calls of the page frame and the landing page. Kept apart so that these pages load no other calls. */
export const frameApi = {
  login: (body: { email: string; password: string; second_factor_code?: string; keep_account?: boolean }) =>
    call<SignInWire>("POST", LOGIN, { body }),
  offerPasskeySignIn: () => call<PublicKeyCredentialRequestOptionsJSON>("POST", "/auth/passkeys/options"),
  signInWithPasskey: (response: AuthenticationResponseJSON, keepsAccount = false) =>
    call<SignInWire>("POST", PASSKEY_SIGN_IN, {
      body: { response, ...(keepsAccount ? { keep_account: true } : {}) },
    }),
  register: (body: RegisterInput) => call<SignInWire>("POST", "/auth/register", { body }),
  setLocale: (locale: Locale) => call("PUT", "/auth/user/locale", { body: { locale } }),
  getPreferences: () => call<PreferencesWire>("GET", "/user/my-preferences"),
  getPlatformStats: (signal?: AbortSignal) => call<PlatformStatsWire>("GET", "/api/platform-stats", { signal }),
};

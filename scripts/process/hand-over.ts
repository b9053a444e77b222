import { forgetEnv, type Settings } from "@/server/env";
import { logFileOf } from "./log-file";
import type { Secrets } from "./secrets";

const DEMO_ADMIN_EMAIL = "admin@forkprint.example";

/** The administrator of the embedded default, with a generated password, unless one is configured. */
export function generatedAdminOf(settings: Settings, secrets: Secrets | undefined) {
  if (!secrets || settings.ADMIN_PASSWORD) return undefined;
  return { email: settings.ADMIN_EMAIL ?? DEMO_ADMIN_EMAIL, password: secrets.adminPassword };
}

/**
 * Completes the environment that this process and the application share, so that both have the same, complete
 * settings. `secrets`: those of the embedded default.
 */
export function handOver(settings: Settings, databaseUrl: string, secrets: Secrets | undefined): void {
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: settings.DATA_DIR,
    MAIL_OUTBOX: settings.MAIL_OUTBOX,
    LOG_FILE: logFileOf(settings) ?? "-",
    HOST: settings.HOST,
    PORT: String(settings.PORT),
    APP_URL: settings.APP_URL,
    // next-auth reads the same setting under its own name, and warns without it.
    NEXTAUTH_URL: settings.APP_URL,
  });
  if (secrets) {
    process.env.AUTH_SECRET ||= secrets.authSecret;
    process.env.OAUTH_PRIVATE_KEY ||= secrets.oauthPrivateKey;
    process.env.ADMIN_EMAIL ||= DEMO_ADMIN_EMAIL;
  }
  forgetEnv();
}

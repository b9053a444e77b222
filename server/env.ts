import path from "node:path";
import type { z } from "zod";
import { PRODUCT_NAME } from "@/lib/product";
import { settingsSchema } from "./env-schema";

type Source = Readonly<Record<string, string | undefined>>;
type Parsed = z.output<typeof settingsSchema>;

/** The object store for photos, when they are not kept in DATA_DIR. */
export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  publicUrl: string | undefined;
};

type S3Name = "S3_ENDPOINT" | "S3_REGION" | "S3_BUCKET" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY" | "S3_PUBLIC_URL";
type Derived = { APP_URL: string; MAIL_FROM: string; MAIL_OUTBOX: string; S3: S3Settings | undefined };

/** The settings of the start command: without DATABASE_URL it adds those that the embedded database needs. */
export type Settings = Readonly<Omit<Parsed, keyof Derived | S3Name> & Derived>;

type Required = "DATABASE_URL" | "AUTH_SECRET" | "OAUTH_PRIVATE_KEY";

/** The settings of the application, with everything that it needs. */
export type Env = Readonly<Omit<Settings, Required> & { [K in Required]: NonNullable<Settings[K]> }>;

/** One plain sentence for each wrong setting. */
export class SettingsError extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join("\n"));
    this.name = "SettingsError";
    this.sentences = sentences;
  }
}

const S3_REQUIRED = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

function readS3(parsed: Parsed): S3Settings | undefined {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PUBLIC_URL } = parsed;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    publicUrl: S3_PUBLIC_URL,
  };
}

/** Settings that only make sense, or are only needed, together with others. */
function wrongCombinations(given: Source): string[] {
  const sentences: string[] = [];
  if (given.DATABASE_URL) {
    for (const name of ["AUTH_SECRET", "OAUTH_PRIVATE_KEY"] as const) {
      if (!given[name]) sentences.push(`${name} is required when DATABASE_URL is set.`);
    }
  }
  if (given.ADMIN_PASSWORD && !given.ADMIN_EMAIL) sentences.push("ADMIN_PASSWORD needs ADMIN_EMAIL beside it.");
  const missing = S3_REQUIRED.filter((name) => !given[name]);
  const anyS3 = given.S3_PUBLIC_URL || given.S3_REGION || missing.length < S3_REQUIRED.length;
  if (anyS3 && missing.length > 0) sentences.push(`Photos in S3 also need ${missing.join(", ")}.`);
  return sentences;
}

/**
 * The settings of the start command. Pure.
 * @throws SettingsError naming everything that is wrong at once
 */
export function readSettings(source: Source): Settings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const result = settingsSchema.safeParse(given);
  const wrong = result.success ? [] : result.error.issues.map((issue) => issue.message);
  const sentences = [...new Set([...wrong, ...wrongCombinations(given)])];
  if (!result.success || sentences.length > 0) throw new SettingsError(sentences);
  const parsed = result.data;
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PUBLIC_URL, ...rest } = parsed;
  const appUrl = parsed.APP_URL ?? `http://localhost:${parsed.PORT}`;
  return Object.freeze({
    ...rest,
    APP_URL: appUrl,
    MAIL_FROM: parsed.MAIL_FROM ?? `${PRODUCT_NAME} <no-reply@${new URL(appUrl).hostname}>`,
    MAIL_OUTBOX: parsed.MAIL_OUTBOX ?? path.join(parsed.DATA_DIR, "outbox"),
    S3: readS3(parsed),
  });
}

/**
 * The settings of the application. Pure.
 * @throws SettingsError naming everything that is wrong at once
 */
export function readEnv(source: Source): Env {
  const settings = readSettings(source);
  const { DATABASE_URL, AUTH_SECRET, OAUTH_PRIVATE_KEY } = settings;
  if (!DATABASE_URL || !AUTH_SECRET || !OAUTH_PRIVATE_KEY) {
    throw new SettingsError(["DATABASE_URL is not set. `npm start` starts a database of its own and sets it."]);
  }
  return Object.freeze({ ...settings, DATABASE_URL, AUTH_SECRET, OAUTH_PRIVATE_KEY });
}

// biome-ignore lint/style/noProcessEnv: the one place that reads the environment.
const processSource = (): Source => process.env;

let loaded: Env | undefined;

/** Parses the process's settings if that has not been done yet, so that a wrong one is found at start. */
export function loadEnv(): Env {
  loaded ??= readEnv(processSource());
  return loaded;
}

/** For tests: the environment is read again at the next access. */
export function forgetEnv(): void {
  loaded = undefined;
}

/** Parsed at first access, not at import: `next build` imports everything and has no settings. */
export const env: Env = new Proxy({} as Env, {
  get: (_target, name) => Reflect.get(loadEnv(), name),
  has: (_target, name) => Reflect.has(loadEnv(), name),
});

/** Read directly, because the log needs them before the settings are validated. */
export const isTest = (): boolean => processSource().NODE_ENV === "test";
export const isDevelopment = (): boolean => processSource().NODE_ENV === "development";
/** Undefined for standard output. */
export function logFile(): string | undefined {
  const file = processSource().LOG_FILE;
  return file && file !== "-" ? file : undefined;
}

import { createPrivateKey, type KeyObject } from "node:crypto";
import path from "node:path";
import { z } from "zod";
import { RECALL_SOURCES, type RecallSource } from "@/lib/recalls/sources";

/** A key that signs ID tokens. Only the first of several signs; the others verify what they signed before. */
export type SigningKey = { kid: string | undefined; key: KeyObject };

const RSA_MINIMUM_BITS = 2048;
const BCRYPT_MAXIMUM_BYTES = 72;

/** Parses with `read`; whatever it throws becomes `sentence`. */
function parsed<T>(sentence: string, read: (text: string) => T) {
  return z.string().transform((text, context) => {
    try {
      return read(text);
    } catch {
      context.addIssue({ code: "custom", message: sentence });
      return z.NEVER;
    }
  });
}

function check(condition: boolean): asserts condition {
  if (!condition) throw new Error("refused");
}

function wholeNumber(name: string, minimum: number, maximum: number) {
  return parsed(`${name} must be a whole number from ${minimum} to ${maximum}.`, (text) => {
    const value = Number(text);
    check(/^\d+$/.test(text) && value >= minimum && value <= maximum);
    return value;
  });
}

const origin = parsed("APP_URL must be an address such as https://id.example.com, without a path.", (text) => {
  const url = new URL(text);
  check(/^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "" && url.hash === "");
  check(url.username === "" && url.password === "");
  return url.origin;
});

const databaseUrl = (name: string) =>
  parsed(
    `${name} must look like postgresql://user:password@host:5432/database, without a schema other than public.`,
    (text) => {
      const url = new URL(text);
      check(/^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1);
      check((url.searchParams.get("schema") ?? "public") === "public");
      return text;
    },
  );

const email = (name: string) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.email(`${name} must be an email address.`));

const adminPassword = parsed(
  `ADMIN_PASSWORD must have at least 8 characters and at most ${BCRYPT_MAXIMUM_BYTES} bytes.`,
  (text) => {
    check(text.length >= 8 && Buffer.byteLength(text) <= BCRYPT_MAXIMUM_BYTES);
    return text;
  },
);

function webUrl(name: string) {
  return parsed(`${name} must be an http or https address.`, (text) => {
    check(/^https?:$/.test(new URL(text).protocol));
    return text.replace(/\/+$/, "");
  });
}

const webUrls = (name: string) =>
  parsed(`${name} must be a list of https addresses, separated by commas.`, (text) => {
    const addresses = text.split(",").map((entry) => entry.trim());
    for (const address of addresses) check(new URL(address).protocol === "https:");
    return addresses as readonly string[];
  });

/** PEM blocks one after the other, a JWK, a JWK set, or a list of JWKs; `\n` may be written out. */
export function parseSigningKeys(text: string): SigningKey[] {
  const trimmed = text.trim();
  const keys = /^[[{]/.test(trimmed) ? keysOfJson(JSON.parse(trimmed)) : keysOfPem(trimmed.replaceAll("\\n", "\n"));
  check(keys.length > 0);
  for (const { key } of keys) {
    check(key.asymmetricKeyType === "rsa" && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= RSA_MINIMUM_BITS);
  }
  return keys;
}

function keysOfPem(text: string): SigningKey[] {
  const blocks = text.match(/-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]+?-----END [A-Z ]*PRIVATE KEY-----/g) ?? [];
  return blocks.map((pem) => ({ kid: undefined, key: createPrivateKey(pem) }));
}

function keysOfJson(value: unknown): SigningKey[] {
  const one = z.looseObject({ kty: z.string(), kid: z.string().optional() });
  const jwks = z
    .union([z.object({ keys: z.array(one) }).transform(({ keys }) => keys), z.array(one), one])
    .parse(value);
  return [jwks].flat().map((jwk) => ({ kid: jwk.kid, key: createPrivateKey({ key: jwk, format: "jwk" }) }));
}

const hostList = parsed("FETCH_ALLOW_HOSTS must be a list such as 127.0.0.1:8080,localhost:9000.", (text) => {
  const hosts = text.split(",").map((entry) => entry.trim().toLowerCase());
  for (const host of hosts) check(/^(\[[0-9a-f:]+\]|[a-z0-9.-]+):\d{1,5}$/.test(host));
  return hosts as readonly string[];
});

/** `openfda=https://… fsa=https://…`, between spaces, because addresses hold commas. */
const recallFeeds = parsed("RECALL_FEEDS must be a list such as openfda=https://api.example/recalls.json.", (text) => {
  const feeds = text
    .split(/\s+/)
    .filter(Boolean)
    .map((entry) => entry.split(/=(.*)/s));
  for (const [source, address = ""] of feeds) {
    check(RECALL_SOURCES.some((known) => known === source));
    check(/^https?:$/.test(new URL(address).protocol));
  }
  return Object.fromEntries(feeds) as Readonly<Partial<Record<RecallSource, string>>>;
});

/** Every setting, by the name it has in the environment. An empty one counts as absent. */
export const settingsSchema = z.object({
  NODE_ENV: z.string().default("development"),
  PORT: wholeNumber("PORT", 1, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:%_-]+$/, "HOST must be an address to listen on, such as 127.0.0.1 or 0.0.0.0.")
    .default("127.0.0.1"),
  APP_URL: origin.optional(),
  WORKERS: wholeNumber("WORKERS", 1, 64).optional(),
  /** Set by the start command for each process that answers requests, like the next two (scripts/large-requests.mjs). */
  WORKER_NUMBER: wholeNumber("WORKER_NUMBER", 1, 65).default(1),
  LARGE_REQUESTS_SOCKET: z.string().optional(),
  ANSWERS_LARGE_REQUESTS: z.enum(["true", "false"]).optional(),
  DATABASE_URL: databaseUrl("DATABASE_URL").optional(),
  DATABASE_REPLICA_URL: databaseUrl("DATABASE_REPLICA_URL").optional(),
  DATA_DIR: z
    .string()
    .default(".data")
    .transform((folder) => path.resolve(/* turbopackIgnore: true */ folder)),
  LOG_FILE: z
    .string()
    .transform((file) => (file === "-" ? file : path.resolve(/* turbopackIgnore: true */ file)))
    .optional(),
  AUTH_SECRET: z
    .string()
    .min(32, "AUTH_SECRET must have at least 32 characters; `openssl rand -base64 48` makes one.")
    .optional(),
  OAUTH_PRIVATE_KEY: parsed(
    `OAUTH_PRIVATE_KEY must hold one or more RSA private keys of at least ${RSA_MINIMUM_BITS} bits, as PEM or JWK; \`openssl genrsa ${RSA_MINIMUM_BITS}\` makes one.`,
    parseSigningKeys,
  ).optional(),
  ADMIN_EMAIL: email("ADMIN_EMAIL").optional(),
  ADMIN_PASSWORD: adminPassword.optional(),
  SMTP_URL: parsed("SMTP_URL must look like smtp://user:password@host:587 or smtps://host.", (text) => {
    const url = new URL(text);
    check(/^smtps?:$/.test(url.protocol) && url.hostname !== "");
    return text;
  }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      "MAIL_FROM must look like Name <name@example.com>.",
    )
    .optional(),
  MAIL_OUTBOX: z
    .string()
    .transform((folder) => path.resolve(/* turbopackIgnore: true */ folder))
    .optional(),
  CONTACT_EMAIL: email("CONTACT_EMAIL").optional(),
  DEMO_RESTAURANT_URL: webUrl("DEMO_RESTAURANT_URL").optional(),
  SOCIAL_LINKS: webUrls("SOCIAL_LINKS").default([]),
  CLIENT_IP_HEADER: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9-]+$/, "CLIENT_IP_HEADER must be the name of a header, such as x-forwarded-for.")
    .optional(),
  RATE_LIMIT_FACTOR: parsed("RATE_LIMIT_FACTOR must be a number greater than 0.", (text) => {
    const factor = Number(text);
    check(Number.isFinite(factor) && factor > 0);
    return factor;
  }).default(1),
  BREACHED_PASSWORDS_URL: webUrl("BREACHED_PASSWORDS_URL").optional(),
  FETCH_ALLOW_HOSTS: hostList.default([]),
  PRODUCTS_API: webUrl("PRODUCTS_API").optional(),
  RECALL_FEEDS: recallFeeds.default({}),
  METRICS_TOKEN: z.string().min(16, "METRICS_TOKEN must have at least 16 characters.").optional(),
  SLOW_QUERY_MS: wholeNumber("SLOW_QUERY_MS", 1, 60_000).default(500),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl("OTEL_EXPORTER_OTLP_ENDPOINT").optional(),
  OTEL_SERVICE_NAME: z.string().default("forkprint"),
  OTEL_TRACES_SAMPLER_ARG: parsed("OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.", (text) => {
    const share = Number(text);
    check(share >= 0 && share <= 1);
    return share;
  }).default(1),
  S3_ENDPOINT: webUrl("S3_ENDPOINT").optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: webUrl("S3_PUBLIC_URL").optional(),
});

import { generateKeyPairSync, type KeyObject } from "node:crypto";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readEnv, readSettings, SettingsError } from "@/server/env";

const newKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
const pemOf = (key: KeyObject) => key.export({ type: "pkcs8", format: "pem" }).toString();

const first = newKey();
const second = newKey();
const AUTH_SECRET = "0123456789abcdef0123456789abcdef";
const complete = {
  DATABASE_URL: "postgresql://me:secret@db.example.com:5432/forkprint",
  AUTH_SECRET,
  OAUTH_PRIVATE_KEY: pemOf(first),
};

function sentencesOf(source: Record<string, string>): readonly string[] {
  try {
    readSettings(source);
  } catch (error) {
    if (error instanceof SettingsError) return error.sentences;
    throw error;
  }
  return [];
}

describe("without any setting", () => {
  it("every setting has the documented default", () => {
    expect(readSettings({})).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      APP_URL: "http://localhost:3000",
      DATA_DIR: path.resolve(".data"),
      MAIL_FROM: "Forkprint <no-reply@localhost>",
      MAIL_OUTBOX: path.resolve(".data/outbox"),
      RATE_LIMIT_FACTOR: 1,
      FETCH_ALLOW_HOSTS: [],
      S3: undefined,
    });
  });

  it("an empty text counts as no setting", () => {
    expect(readSettings({ PORT: "", AUTH_SECRET: "", S3_REGION: "" })).toEqual(readSettings({}));
  });

  it("the application does not start", () => {
    expect(() => readEnv({})).toThrow("DATABASE_URL is not set. `npm start` starts a database of its own and sets it.");
  });
});

describe("settings", () => {
  it("are parsed, and cannot be changed afterwards", () => {
    const env = readEnv({
      ...complete,
      PORT: "8080",
      APP_URL: "https://ID.example.com/",
      ADMIN_EMAIL: " Admin@Example.com ",
      ADMIN_PASSWORD: "a-long-password",
      CONTACT_EMAIL: "Hello@Example.com",
      SOCIAL_LINKS: "https://www.instagram.com/forkprint, https://social.example/@forkprint",
      CLIENT_IP_HEADER: "X-Forwarded-For",
      RATE_LIMIT_FACTOR: "2.5",
      FETCH_ALLOW_HOSTS: "127.0.0.1:8080, LOCALHOST:9000",
      DATA_DIR: "var/data",
    });
    expect(env).toMatchObject({
      PORT: 8080,
      APP_URL: "https://id.example.com",
      ADMIN_EMAIL: "admin@example.com",
      CONTACT_EMAIL: "hello@example.com",
      SOCIAL_LINKS: ["https://www.instagram.com/forkprint", "https://social.example/@forkprint"],
      CLIENT_IP_HEADER: "x-forwarded-for",
      RATE_LIMIT_FACTOR: 2.5,
      FETCH_ALLOW_HOSTS: ["127.0.0.1:8080", "localhost:9000"],
      DATA_DIR: path.resolve("var/data"),
      MAIL_FROM: "Forkprint <no-reply@id.example.com>",
      MAIL_OUTBOX: path.resolve("var/data/outbox"),
    });
    expect(Object.isFrozen(env)).toBe(true);
  });

  it("use the port in the address, unless the address is set, too", () => {
    expect(readSettings({ PORT: "4000" }).APP_URL).toBe("http://localhost:4000");
    expect(readSettings({ PORT: "4000", APP_URL: "http://me.example" }).APP_URL).toBe("http://me.example");
  });

  it("of S3 are grouped", () => {
    const s3 = { S3_ENDPOINT: "https://s3.example.com/", S3_BUCKET: "photos", S3_ACCESS_KEY_ID: "id" };
    expect(readSettings({ ...s3, S3_SECRET_ACCESS_KEY: "key" }).S3).toEqual({
      endpoint: "https://s3.example.com",
      region: "us-east-1",
      bucket: "photos",
      accessKeyId: "id",
      secretAccessKey: "key",
      publicUrl: undefined,
    });
    expect(sentencesOf(s3)).toEqual(["Photos in S3 also need S3_SECRET_ACCESS_KEY."]);
  });
});

describe("keys that sign ID tokens", () => {
  const jwk = (key: KeyObject, kid: string) => ({ ...key.export({ format: "jwk" }), kid });
  const both = [jwk(first, "a"), jwk(second, "b")];

  it.each([
    ["one PEM", pemOf(first), [undefined]],
    ["one PEM on one line", pemOf(first).replaceAll("\n", "\\n"), [undefined]],
    ["several PEMs", `${pemOf(first)}\n${pemOf(second)}`, [undefined, undefined]],
    ["a JWK", JSON.stringify(both[0]), ["a"]],
    ["a list of JWKs", JSON.stringify(both), ["a", "b"]],
    ["a JWK set", JSON.stringify({ keys: both }), ["a", "b"]],
  ])("are read from %s", (_form, text, kids) => {
    const keys = readSettings({ OAUTH_PRIVATE_KEY: text }).OAUTH_PRIVATE_KEY ?? [];
    expect(keys.map(({ kid }) => kid)).toEqual(kids);
    expect(keys[0]?.key.equals(first)).toBe(true);
  });

  it.each([
    ["text", "not a key"],
    ["a public key", first.export({ format: "jwk" }).n ?? ""],
    ["a key that is too short", pemOf(generateKeyPairSync("rsa", { modulusLength: 1024 }).privateKey)],
    ["a key of another kind", pemOf(generateKeyPairSync("ed25519").privateKey)],
    ["an empty set", '{"keys":[]}'],
  ])("are refused when they are %s", (_form, text) => {
    expect(sentencesOf({ OAUTH_PRIVATE_KEY: text })[0]).toMatch(/^OAUTH_PRIVATE_KEY must hold one or more RSA/);
  });
});

describe("an invalid setting gets one plain sentence", () => {
  it.each([
    [{ PORT: "0" }, "PORT must be a whole number from 1 to 65535."],
    [{ PORT: "http" }, "PORT must be a whole number from 1 to 65535."],
    [{ HOST: "a host" }, "HOST must be an address to listen on, such as 127.0.0.1 or 0.0.0.0."],
    [{ APP_URL: "example.com" }, "APP_URL must be an address such as https://id.example.com, without a path."],
    [{ APP_URL: "https://a.b/c" }, "APP_URL must be an address such as https://id.example.com, without a path."],
    [{ AUTH_SECRET: "short" }, "AUTH_SECRET must have at least 32 characters; `openssl rand -base64 48` makes one."],
    [{ ADMIN_EMAIL: "admin" }, "ADMIN_EMAIL must be an email address."],
    [{ CONTACT_EMAIL: "https://example.com" }, "CONTACT_EMAIL must be an email address."],
    [{ DEMO_RESTAURANT_URL: "bistro" }, "DEMO_RESTAURANT_URL must be an http or https address."],
    [
      { SOCIAL_LINKS: "https://x.com/forkprint, javascript:alert(1)" },
      "SOCIAL_LINKS must be a list of https addresses, separated by commas.",
    ],
    [{ ADMIN_PASSWORD: "long enough" }, "ADMIN_PASSWORD needs ADMIN_EMAIL beside it."],
    [
      { ADMIN_EMAIL: "a@example.com", ADMIN_PASSWORD: "ü".repeat(37) },
      "ADMIN_PASSWORD must have at least 8 characters and at most 72 bytes.",
    ],
    [{ SMTP_URL: "mail.example.com" }, "SMTP_URL must look like smtp://user:password@host:587 or smtps://host."],
    [{ MAIL_FROM: "Forkprint" }, "MAIL_FROM must look like Name <name@example.com>."],
    [{ CLIENT_IP_HEADER: "x forwarded" }, "CLIENT_IP_HEADER must be the name of a header, such as x-forwarded-for."],
    [{ RATE_LIMIT_FACTOR: "0" }, "RATE_LIMIT_FACTOR must be a number greater than 0."],
    [{ FETCH_ALLOW_HOSTS: "localhost" }, "FETCH_ALLOW_HOSTS must be a list such as 127.0.0.1:8080,localhost:9000."],
    [{ S3_PUBLIC_URL: "ftp://x" }, "S3_PUBLIC_URL must be an http or https address."],
  ])("%j", (source, sentence) => {
    expect(sentencesOf(source)).toContain(sentence);
  });

  it.each(["mysql://a/b", "postgresql://host", "postgresql://host/db?schema=other", "nonsense"])(
    "DATABASE_URL %s",
    (url) => {
      expect(sentencesOf({ ...complete, DATABASE_URL: url })).toEqual([
        "DATABASE_URL must look like postgresql://user:password@host:5432/database, without a schema other than public.",
      ]);
    },
  );

  it("and all invalid ones are named at once", () => {
    expect(sentencesOf({ PORT: "x", DATABASE_URL: complete.DATABASE_URL, RATE_LIMIT_FACTOR: "-1" })).toEqual([
      "PORT must be a whole number from 1 to 65535.",
      "RATE_LIMIT_FACTOR must be a number greater than 0.",
      "AUTH_SECRET is required when DATABASE_URL is set.",
      "OAUTH_PRIVATE_KEY is required when DATABASE_URL is set.",
    ]);
  });

  it("never repeats a value, which may be a secret", () => {
    const sentences = sentencesOf({
      AUTH_SECRET: "hush",
      OAUTH_PRIVATE_KEY: "hush",
      SMTP_URL: "hush",
      DATABASE_URL: "hush",
    });
    expect(sentences).toHaveLength(4);
    expect(sentences.join(" ")).not.toContain("hush");
  });
});

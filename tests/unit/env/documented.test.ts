import { generateKeyPairSync } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readSettings } from "@/server/env";
import { settingsSchema } from "@/server/env-schema";

/** Set by the product itself for the processes that it starts. */
const INTERNAL = ["NODE_ENV", "WORKER_NUMBER", "LARGE_REQUESTS_SOCKET", "ANSWERS_LARGE_REQUESTS"];
const settings = Object.keys(settingsSchema.shape);

describe("the README's table of settings", () => {
  it("names every setting that can be set", () => {
    const readme = readFileSync("README.md", "utf8");
    expect(settings.length).toBeGreaterThan(20);
    expect(settings.filter((name) => !readme.includes(`\`${name}\``)).sort()).toEqual(INTERNAL.sort());
  });
});

describe(".env.example", () => {
  const examples = [...readFileSync(".env.example", "utf8").matchAll(/^#([A-Z0-9_]+)=(.*)$/gm)];

  it("has a line for every setting that can be set, and for nothing else", () => {
    const public_ = settings.filter((name) => !INTERNAL.includes(name));
    expect(examples.map(([, name = ""]) => name).sort()).toEqual(public_.sort());
  });

  it("shows values that the start accepts; the empty ones are secrets", () => {
    const given = Object.fromEntries(examples.map(([, name = "", value = ""]) => [name, value]));
    const empty = Object.keys(given).filter((name) => given[name] === "");
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const secret = "a-secret-of-the-unit-tests-that-is-long-enough";
    const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    for (const name of empty) given[name] = name === "OAUTH_PRIVATE_KEY" ? pem : secret;
    expect(() => readSettings(given)).not.toThrow();
    expect(empty.filter((name) => !/SECRET|KEY|PASSWORD|TOKEN/.test(name))).toEqual([]);
  });
});

import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadSecrets } from "@/scripts/process/secrets";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "forkprint-secrets-"));
  file = path.join(folder, "secrets.json");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const sentence = () =>
  loadSecrets(folder).then(
    () => "",
    (error: Error) => error.message,
  );

describe("DATA_DIR/secrets.json", () => {
  it("is created once and then read", async () => {
    const made = await loadSecrets(folder);
    expect(await loadSecrets(folder)).toEqual(made);
  });

  it("is refused while other users of the system may read or write it", async () => {
    await loadSecrets(folder);
    for (const mode of [0o644, 0o604, 0o602]) {
      await chmod(file, mode);
      expect(await sentence()).toContain(`${file} is open to every user of this system (mode ${mode.toString(8)})`);
    }
    await chmod(file, 0o600);
    expect(await sentence()).toBe("");
  });

  it.each([
    [
      "oauthPrivateKey",
      "-----BEGIN PRIVATE KEY-----\nbroken\n-----END PRIVATE KEY-----\n",
      "oauthPrivateKey is no private key",
    ],
    ["oauthPrivateKey", undefined, "oauthPrivateKey is missing"],
    ["authSecret", "short", "authSecret is too short"],
    ["databasePassword", "", "databasePassword is empty"],
  ])("is refused for %s when it is %j", async (name, value, expected) => {
    const secrets = { ...(await loadSecrets(folder)), [name]: value };
    await writeFile(file, JSON.stringify(secrets));
    expect(await sentence()).toContain(`${file} cannot be used: ${expected}`);
    expect(await sentence()).not.toContain(secrets.adminPassword);
  });

  it("is reported as invalid JSON", async () => {
    await loadSecrets(folder);
    const text = await readFile(file, "utf8");
    await writeFile(file, text.slice(0, 40));
    expect(await sentence()).toContain("it is no JSON");
  });
});

import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { maskedPath } from "@/server/http/masked-path";
import { createSecretValue } from "@/server/oauth/secret-values";

describe("a path in the log", () => {
  it.each([
    ["/", "/"],
    ["/oauth/token", "/oauth/token"],
    ["/.well-known/oauth-authorization-server", "/.well-known/oauth-authorization-server"],
    ["/api/user-client-authorization/01a20043-f8bc-711c-9efd-6294442a84c8", "/api/user-client-authorization/:id"],
    ["/API/USER/01A20043-F8BC-711C-9EFD-6294442A84C8", "/:id/:id/:id"],
    ["/photos/3f2a9c0b7d1e4f5a8b6c7d8e9f0a1b2c.webp", "/photos/:id"],
    ["/user/nadia@post.example", "/user/:id"],
    ["/user/nadia%40post.example", "/user/:id"],
    ["/a//b/", "/a//b/"],
    ["/recipes/42/photos", "/recipes/:id/photos"],
  ])("%s is written as %s", (given, written) => {
    expect(maskedPath(given)).toBe(written);
  });

  it.each(["oac_", "oat_", "ort_", "ocs_"] as const)(
    "never contains a value that was put there by mistake: %s…",
    (prefix) => {
      expect(maskedPath(`/oauth/userinfo/${createSecretValue(prefix)}`)).toBe("/oauth/userinfo/:id");
    },
  );

  it("contains no signed token, nor half of one", () => {
    expect(maskedPath("/eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln")).toBe("/:id");
    expect(maskedPath(`/${"a".repeat(33)}`)).toBe("/:id");
  });

  it("contains every word of our own routes", () => {
    const app = path.join(import.meta.dirname, "..", "..", "..", "app");
    const folders = readdirSync(app, { recursive: true, withFileTypes: true }).filter((each) => each.isDirectory());
    const words = folders.map(({ name }) => name).filter((name) => !/^[[(_@]/.test(name));
    expect(words.length).toBeGreaterThan(50);
    expect(words.filter((word) => maskedPath(`/${word}`) !== `/${word}`)).toEqual([]);
  });
});

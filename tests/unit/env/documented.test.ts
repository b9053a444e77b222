import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { settingsSchema } from "@/server/env-schema";

/** Set by the product itself for the processes that it starts. */
const INTERNAL = ["NODE_ENV", "WORKER_NUMBER", "LARGE_REQUESTS_SOCKET", "ANSWERS_LARGE_REQUESTS"];

describe("the README's table of settings", () => {
  it("names every setting that can be set", () => {
    const readme = readFileSync("README.md", "utf8");
    const settings = Object.keys(settingsSchema.shape);
    expect(settings.length).toBeGreaterThan(20);
    expect(settings.filter((name) => !readme.includes(`\`${name}\``)).sort()).toEqual(INTERNAL.sort());
  });
});

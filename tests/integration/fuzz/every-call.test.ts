import { beforeAll, describe, expect, it } from "vitest";
import { listRoutes } from "@/scripts/process/list-routes";
import type { ApiDescription } from "@/server/http/openapi/describe-api";
import { ADMIN_EMAIL } from "../../support/admin";
import { everyOperation, type FuzzedOperation } from "../../support/fuzz/operations";
import { addTo, fuzz, type Report, reportOf, SETTINGS } from "../../support/fuzz/run";
import { Fuzzed } from "../../support/fuzz/world";
import { useSettings } from "../../support/settings";

/** The first segment of an address. All calls of a group share one world. */
const GROUPS = ["api", "oauth", ".well-known", "admin", "user", "auth", "recipes", "photos", "recipe-variants"].concat(
  ...["saved-recipes", "grocery-lists", "ingredient-normalizations", "parse", "mcp", "plates"],
);

let api: ApiDescription;
let operations: FuzzedOperation[];
const total: Report = reportOf();

beforeAll(async () => {
  await listRoutes(process.cwd());
  const { GET } = await import("@/app/api/openapi.json/route");
  api = (await (await GET()).json()) as ApiDescription;
  operations = await everyOperation(api);
});

const groupOf = ({ address }: FuzzedOperation): string => address.split("/")[1] ?? "";

describe(`every call, with seed ${SETTINGS.seed}, ${SETTINGS.runs} times each`, () => {
  it("is on the list of calls, and every documented call is tried", () => {
    expect(new Set(operations.map(groupOf))).toEqual(new Set(GROUPS));
    const tried = new Set(operations.map(({ name }) => name));
    const described = Object.entries(api.paths).flatMap(([address, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${address}`),
    );
    expect(described.filter((name) => !tried.has(name))).toEqual([]);
  });

  it.each(GROUPS)(
    "under /%s answers any input of any caller by its schema: no 500, no hang, no data of others",
    async (group) => {
      useSettings({ ADMIN_EMAIL, ADMIN_PASSWORD: "Sturdy-test-pass-1", RATE_LIMIT_FACTOR: "1000" });
      const world = await Fuzzed.create();
      const report = reportOf();
      for (const operation of operations.filter((each) => groupOf(each) === group)) {
        await fuzz(operation, world, report);
      }
      addTo(total, report);
      expect(report.faults).toEqual([]);
      if (SETTINGS.only === "") expect(report.calls).toBeGreaterThan(0);
    },
    SETTINGS.timeoutMs,
  );

  it("succeeds at least once for most documented calls", () => {
    const described = operations.filter(({ documented }) => documented).map(({ name }) => name);
    const never = described.filter((name) => !total.succeeded.has(name));
    total.print(described.length, never);
    // Checked only in full runs: a part says nothing about the whole.
    if (SETTINGS.only === "") expect(never.length, never.join("\n")).toBeLessThan(described.length / 2);
  });
});

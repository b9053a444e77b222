import { describe, expect, it } from "vitest";
import { GET as health } from "@/app/api/health/route";
import { closeDatabase } from "@/server/db/client";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

describe("GET /api/health", () => {
  it("says that all is well while the database answers", async () => {
    expect(await call(health)).toMatchObject({ status: 200, body: { status: "ok", database: "ok" } });
  });

  it("says 503 while the database is away, without saying why", async () => {
    await closeDatabase();
    useSettings({ DATABASE_URL: "postgresql://nobody:nothing@127.0.0.1:1/none" });
    expect(await call(health)).toMatchObject({ status: 503, body: { status: "degraded", database: "unreachable" } });
    await closeDatabase();
  });
});

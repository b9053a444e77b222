import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { GET as health } from "@/app/api/health/route";
import { GET as metricsOf } from "@/app/api/metrics/route";
import { GET as getRecipe } from "@/app/api/recipes/[id]/route";
import { closeDatabase, pool } from "@/server/db/client";
import { withoutReportingSlow } from "@/server/db/slow-statements";
import { tellMetrics } from "@/server/health/gather-metrics";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

const TOKEN = "a-token-of-the-metrics-tests";
const read = async () => String((await call(metricsOf, { token: TOKEN })).body);
const measured = (text: string, series: string) =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${series} `))
      ?.split(" ")
      .at(-1),
  );

/** No start command supervises this process: the test plays one that has this process alone. */
const send = process.send?.bind(process);
type Sent = { type?: string; id?: string; metrics?: unknown };
beforeAll(tellMetrics);
beforeEach(() => {
  process.send = (message: Sent, ...others: never[]) => {
    const { type, id, metrics } = message;
    if (type === "metrics_wanted") process.emit("message", { type: "tell_metrics", id }, undefined);
    else if (type === "metrics_told") process.emit("message", { type: "metrics", id, all: [metrics] }, undefined);
    else return send?.(message, ...others) ?? false;
    return true;
  };
});
afterEach(() => {
  process.send = send;
});

describe("GET /api/metrics", () => {
  it("answers 404 while no token is set", async () => {
    expect(await call(metricsOf, { token: TOKEN })).toMatchObject({ status: 404, body: { detail: "Not found" } });
  });

  it("needs the token", async () => {
    useSettings({ METRICS_TOKEN: TOKEN });
    for (const headers of [
      { authorization: "" },
      { authorization: "Bearer wrong" },
      { authorization: `Basic ${TOKEN}` },
    ])
      expect((await call(metricsOf, { headers })).status).toBe(401);
    const answer = await call(metricsOf, { token: TOKEN });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("counts calls by route and status, without what anybody asked for", async () => {
    useSettings({ METRICS_TOKEN: TOKEN });
    const series = 'forkprint_calls_total{method="GET",route="/api/health",status="200"}';
    const before = measured(await read(), series) || 0;
    await call(health, { path: "/api/health" });
    const id = "0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f";
    await call(getRecipe, { path: `/api/recipes/${id}`, params: { id } });
    const text = await read();
    expect(measured(text, series)).toBe(before + 1);
    expect(text).toContain('forkprint_calls_total{method="GET",route="/api/recipes/{id}",status="404"}');
    expect(text).not.toContain(id);
    expect(text).toContain('forkprint_call_duration_seconds_bucket{le="0.1",method="GET",route="/api/health"}');
  });

  it("reports the number of processes, their use of resources, and their connections", async () => {
    useSettings({ METRICS_TOKEN: TOKEN });
    await pool.query("SELECT 1");
    const text = await read();
    expect(measured(text, "forkprint_processes")).toBe(1);
    expect(measured(text, 'forkprint_database_connections{state="idle"}')).toBeGreaterThan(0);
    expect(measured(text, "process_resident_memory_bytes")).toBeGreaterThan(0);
  });

  it("counts slow statements by what they do", async () => {
    await closeDatabase();
    useSettings({ METRICS_TOKEN: TOKEN, SLOW_QUERY_MS: "1000" });
    const statement = "SELECT $1::int FROM (SELECT 1) one LEFT JOIN table_seats ON false";
    const series = 'forkprint_slow_statements_total{statement="select table_seats"}';
    const before = measured(await read(), series) || 0;
    // The time by which statements are measured moves only when the test moves it, so a machine that stands still
    // adds nothing.
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const taking = async (client: Pick<typeof pool, "query">, ms: number) => {
      const answer = client.query(statement, [1]);
      vi.advanceTimersByTime(ms);
      await answer;
    };
    const client = await pool.connect();
    await taking(client, 1000);
    await taking(client, 999);
    expect(measured(await read(), series)).toBe(before + 1);
    await withoutReportingSlow(client, () => taking(client, 1000));
    expect(measured(await read(), series)).toBe(before + 1);
    await taking(client, 1000);
    expect(measured(await read(), series)).toBe(before + 2);
    client.release();
    await closeDatabase();
  });
});

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { judgeAudit } from "@/scripts/process/judge-audit";

const VERSION = { name: "server-only", version: "0.0.1" };
const PACKAGE = { name: "server-only", "dist-tags": { latest: "0.0.1" }, versions: { "0.0.1": VERSION } };
const TODAY = "2026-11-23";
const advisory = (id: string, severity: string, name = "left-pad") => ({
  ...{ name, severity, title: `Trouble with ${name}` },
  url: `https://github.com/advisories/${id}`,
});
const report = (...advisories: object[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { "left-pad": { via: advisories }, "pads-left": { via: ["left-pad"] } },
    metadata: { dependencies: { prod: 300 } },
  });
const because = (until: string) => ({ reason: "Only the build reads it, with input of our own", until });

describe("what npm reports about production dependencies", () => {
  it("fails for a high or critical advisory, once, and not for a moderate one", () => {
    const all = report(advisory("GHSA-1", "high"), advisory("GHSA-2", "moderate"), advisory("GHSA-3", "critical"));
    expect(judgeAudit(all, {}, TODAY)).toEqual({
      ...{ kind: "answered", packages: 300, accepted: [], needless: [] },
      refused: [
        "GHSA-1 (high) in left-pad: Trouble with left-pad",
        "GHSA-3 (critical) in left-pad: Trouble with left-pad",
      ],
    });
  });

  it("accepts an advisory with a written reason until its date, and no longer", () => {
    const high = report(advisory("GHSA-1", "high"));
    expect(judgeAudit(high, { "GHSA-1": because(TODAY) }, TODAY)).toMatchObject({
      refused: [],
      accepted: [expect.stringContaining("Only the build reads it")],
    });
    expect(judgeAudit(high, { "GHSA-1": because("2026-11-22") }, TODAY)).toMatchObject({
      refused: [expect.stringContaining("accepted until 2026-11-22 only")],
      accepted: [],
    });
    expect(judgeAudit(report(), { "GHSA-9": because(TODAY) }, TODAY)).toMatchObject({ needless: ["GHSA-9"] });
  });

  it("is unknown, never clean, if the service did not answer", () => {
    expect(judgeAudit('{"message":"405 Method Not Allowed"}', {}, TODAY)).toEqual({
      kind: "unknown",
      why: "405 Method Not Allowed",
    });
    for (const printed of ["", "<html>", "{}", "[]", '{"auditReportVersion":1}', '{"vulnerabilities":{}}'])
      expect(judgeAudit(printed, {}, TODAY).kind, printed).toBe("unknown");
  });
});

describe("npm run audit:production, with npm itself and a service of our own", () => {
  let service: Server | undefined;
  let cache: string;
  // A fresh cache for every test, because npm caches advisories.
  beforeEach(async () => {
    cache = await mkdtemp(path.join(tmpdir(), "forkprint-npm-"));
  });
  afterEach(async () => {
    service?.close();
    await rm(cache, { recursive: true, force: true });
  });

  /** Answers npm's request for advisories (POST …/advisories/bulk), and knows only this package. */
  async function run(answer: (asked: Record<string, string[]>) => { status: number; body: object }) {
    service = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        response.setHeader("content-type", "application/json");
        if (request.method !== "POST") return response.end(JSON.stringify(PACKAGE));
        const body = Buffer.concat(parts);
        const text = request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
        const { status, body: said } = answer(JSON.parse(text.toString()));
        response.writeHead(status).end(JSON.stringify(said));
      });
    });
    await new Promise<void>((resolve) => service?.listen(0, "127.0.0.1", resolve));
    const registry = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
    const child = spawn("node", ["scripts/run.mjs", "audit-production"], {
      env: { ...process.env, npm_config_registry: registry, npm_config_fetch_retries: "0", npm_config_cache: cache },
    });
    let said = "";
    child.stdout.on("data", (part) => {
      said += part;
    });
    child.stderr.on("data", (part) => {
      said += part;
    });
    const code = await new Promise((resolve) => child.on("close", resolve));
    return { code, said };
  }

  it("exits with 2 and says so when the service refuses", async () => {
    const { code, said } = await run(() => ({ status: 405, body: {} }));
    expect(said).toContain("The audit service did not answer, so nothing is known of advisories: 405");
    expect(code).toBe(2);
  }, 120_000);

  it("exits with 1 for a high advisory and with 0 for none, and ignores development dependencies", async () => {
    let names: string[] = [];
    const high = [{ id: 1, ...advisory("GHSA-test", "high", "server-only"), vulnerable_versions: ">=0.0.0" }];
    const bad = await run((asked) => {
      names = Object.keys(asked);
      return { status: 200, body: { "server-only": high } };
    });
    expect(bad.said).toContain("refused: GHSA-test (high) in server-only");
    expect(bad.code).toBe(1);
    expect(names).toContain("next");
    expect(names).not.toContain("vitest");
    service?.close();
    const good = await run(() => ({ status: 200, body: {} }));
    expect(good.said).toMatch(/\d{2,} packages for production: 0 high or critical without a reason, 0 with one/);
    expect(good.code).toBe(0);
  }, 240_000);
});

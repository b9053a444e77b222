import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { tryLock } from "@/scripts/process/lock";
import { findRunning } from "@/tests/support/running-product";

let dataDir: string;
let server: Server;
let address: string;
let status: number;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "forkprint-running-"));
  status = 200;
  server = createServer((_request, response) => response.writeHead(status).end("{}"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const at = server.address();
  address = `http://127.0.0.1:${typeof at === "object" ? at?.port : ""}`;
});
afterEach(async () => {
  server.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** What a start leaves in its data folder while the product runs. */
async function runAt(note: string): Promise<void> {
  await writeFile(path.join(dataDir, "secrets.json"), JSON.stringify({ adminPassword: "made-at-start" }));
  await tryLock(path.join(dataDir, "running.json"), note);
}

describe("browser tests on a running product", () => {
  it("find its files, its administrator's password, and where it may fetch pages from", async () => {
    await runAt(address);
    expect(await findRunning(address, { DATA_DIR: dataDir, NODE_ENV: "test" })).toEqual({
      ...{ dataDir, adminPassword: "made-at-start", pagesPort: "4399" },
    });
    const chosen = { ADMIN_PASSWORD: "chosen", FETCH_ALLOW_HOSTS: "127.0.0.1:4400" };
    expect(await findRunning(address, { DATA_DIR: dataDir, NODE_ENV: "test", ...chosen })).toMatchObject({
      ...{ adminPassword: "chosen", pagesPort: "4400" },
    });
  });

  it("use no product of other data: what is in FORKPRINT_URL must run on this folder", async () => {
    const source = { DATA_DIR: dataDir, NODE_ENV: "test" } as const;
    await expect(findRunning(address, source)).rejects.toThrow(`no product runs, not at ${address}`);
    await runAt("http://localhost:3999");
    await expect(findRunning(address, source)).rejects.toThrow(`runs at http://localhost:3999, not at ${address}`);
  });

  it("wait for nothing that is not ready", async () => {
    await runAt(address);
    status = 503;
    await expect(findRunning(address, { DATA_DIR: dataDir, NODE_ENV: "test" })).rejects.toThrow("status 503");
  });
});

import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isAlive } from "@/server/db/embedded/postmaster";
import { freePort, StartedProcess } from "../support/started-process";

/** The product as two processes behind one port. */
let folder: string;
let product: StartedProcess;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "forkprint-workers-"));
  product = await new StartedProcess({ dataDir: folder, port: await freePort(), env: { WORKERS: "2" } }).ready();
});
afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Sends a request on a new connection, as a proxy without keep-alive does, so that any free process may answer. */
function ask(where: string, { method = "GET", body = "", token = "" } = {}): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      connection: "close",
      ...(body ? { "content-type": "application/json", "content-length": Buffer.byteLength(body) } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const sent = request(`${product.url}${where}`, { method, headers, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (piece: string) => {
        text += piece;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      response.on("error", reject);
    });
    sent.on("error", reject);
    // A request without an answer fails here instead of blocking the test.
    sent.setTimeout(60_000, () => sent.destroy(new Error("no answer")));
    sent.end(body);
  });
}

/** Sends requests continually until `work` is done. @returns the unexpected answers */
async function askThroughout(work: () => Promise<void>): Promise<{ asked: number; wrong: string[] }> {
  let isOver = false;
  let asked = 0;
  const wrong: string[] = [];
  const asking = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      asked += 1;
      await ask("/api/health").then(
        ({ status }) => status === 200 || wrong.push(`status ${status}`),
        (error: Error) => wrong.push(error.message),
      );
    }
  });
  await work().finally(() => {
    isOver = true;
  });
  await Promise.all(asking);
  return { asked, wrong };
}

const said = (text: string, timeout = 120_000) => expect.poll(() => product.output, { timeout }).toContain(text);

describe.sequential("several processes behind one port", () => {
  it("are two, and a person who signed in at one is known to the other", async () => {
    const { servers } = product.pids();
    expect(servers).toHaveLength(2);
    expect(servers.every(isAlive)).toBe(true);
    const made = await ask("/auth/register", {
      method: "POST",
      body: JSON.stringify({ email: "one@post.example", password: "Blue-Kettle-42" }),
    });
    const { access_token: token } = JSON.parse(made.text) as { access_token: string };
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask("/user/my-preferences", { token })));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  });

  it("count attempts together", async () => {
    const body = JSON.stringify({ email: "one@post.example", password: "not the password" });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++)
      statuses.push((await ask("/auth/login", { method: "POST", body })).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it("are replaced one by one on SIGHUP: nobody is refused, and what is under way is finished", async () => {
    const before = product.pids().servers;
    const half = request(`${product.url}/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": 60 },
    });
    const answered = new Promise<number>((resolve, reject) => {
      half.on("response", (response) => resolve(response.resume().statusCode ?? 0));
      half.on("error", reject);
    });
    half.write('{"email":"nobody@post.example",');
    const { asked, wrong } = await askThroughout(async () => {
      process.kill(product.pids().command, "SIGHUP");
      await said("Restarting the application, one process after the other …");
      half.end('"password":"Blue-Kettle-42"}'.padEnd(29));
      expect(await answered).toBe(401);
      await said("The application has been restarted.");
    });
    expect(asked).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
    expect(before.filter(isAlive)).toEqual([]);
    const after = product.pids().servers.filter(isAlive);
    expect(after).toHaveLength(2);
  });

  it("go on answering while one is killed, and it comes back", async () => {
    const [first] = product.pids().servers.filter(isAlive);
    process.kill(first ?? 0, "SIGKILL");
    await said("of the application ended by itself (it was killed).");
    const { wrong } = await askThroughout(() => said("of the application runs again."));
    expect(wrong).toEqual([]);
    expect(product.pids().servers.filter(isAlive)).toHaveLength(2);
  });
});

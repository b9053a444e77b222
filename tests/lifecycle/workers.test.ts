import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_BUSINESS, DEMO_PASSWORD } from "@/prisma/seed/demo-people";
import { isAlive } from "@/server/db/embedded/postmaster";
import { freePort, StartedProcess } from "../support/started-process";

/** The product as two processes behind one port, and one for large requests. */
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
  const callers = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      asked += 1;
      await ask("/api/health").then(
        ({ status }) => status === 200 || wrong.push(`status ${status}`),
        (error: Error) => wrong.push(error.message),
      );
      // Without a pause, the requests would take the CPU from the processes that are starting.
      await sleep(20);
    }
  });
  await work().finally(() => {
    isOver = true;
  });
  await Promise.all(callers);
  return { asked, wrong };
}

/** Waits until the start command has said `text`. @throws an Error with everything that it has said instead */
async function untilOutput(text: string, timeout = 240_000): Promise<void> {
  const giveUpAt = Date.now() + timeout;
  while (!product.output.includes(text)) {
    if (Date.now() > giveUpAt) throw new Error(`“${text}” was not said, but this was:\n${product.output}`);
    await sleep(50);
  }
}

describe.sequential("several processes behind one port", () => {
  it("are two and one for large requests, and each knows a sign-in at another", async () => {
    const { servers } = product.pids();
    expect(servers).toHaveLength(3);
    expect(servers.every(isAlive)).toBe(true);
    const response = await ask("/auth/register", {
      method: "POST",
      body: JSON.stringify({ email: "one@post.example", password: "Blue-Kettle-42" }),
    });
    const { access_token: token } = JSON.parse(response.text) as { access_token: string };
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

  it("are replaced one by one on SIGHUP: no request is refused, and running ones are finished", async () => {
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
      await untilOutput("Restarting the application, one process after the other …");
      half.end('"password":"Blue-Kettle-42"}'.padEnd(29));
      expect(await answered).toBe(401);
      await untilOutput("The application has been restarted.");
    });
    expect(asked).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
    expect(before.filter(isAlive)).toEqual([]);
    const after = product.pids().servers.filter(isAlive);
    expect(after).toHaveLength(3);
    expect((await ask("/auth/login", { method: "POST", body: large({ email: "x", password: "x" }) })).status).toBe(422);
  });

  it("continue to answer while one is killed, and it is replaced", async () => {
    const [first] = product.pids().servers.filter(isAlive);
    process.kill(first ?? 0, "SIGKILL");
    await untilOutput("of the application ended by itself (it was killed).");
    const { wrong } = await askThroughout(() => untilOutput("of the application runs again."));
    expect(wrong).toEqual([]);
    expect(product.pids().servers.filter(isAlive)).toHaveLength(3);
  });
});

/** As JSON with so much white space that it is passed on to the process for large requests. */
const large = (body: object) => JSON.stringify(body).padEnd(40_000);

/**
 * The process that started last: SIGHUP replaces it last, too, while a replacement for a killed one is added behind
 * it.
 */
function processForLargeRequests(): number {
  const found = product
    .pids()
    .servers.find((pid) =>
      readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").includes("ANSWERS_LARGE_REQUESTS=true"),
    );
  if (found === undefined) throw new Error("there is no process for large requests");
  return found;
}

/** The processes that `parent` has started from a file of this name. */
const childrenOf = (parent: number, file: string): number[] =>
  readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => {
      try {
        const isChild = new RegExp(`^PPid:\\s+${parent}$`, "m").test(readFileSync(`/proc/${pid}/status`, "utf8"));
        return isChild && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(file);
      } catch {
        return false; // It has ended.
      }
    })
    .map(Number);

describe.sequential("the process for large requests", () => {
  const wrong = { email: "nobody@post.example", password: "Blue-Kettle-42" };

  it("keeps nobody else waiting while it is busy, and answers in the end", async () => {
    const pid = processForLargeRequests();
    process.kill(pid, "SIGSTOP");
    try {
      let isAnswered = false;
      const late = ask("/auth/login", { method: "POST", body: large(wrong) }).finally(() => {
        isAnswered = true;
      });
      const others = await Promise.all(Array.from({ length: 8 }, () => ask("/api/health")));
      expect(others.map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect((await ask("/auth/login", { method: "POST", body: JSON.stringify(wrong) })).status).toBe(401);
      expect(isAnswered).toBe(false);
      process.kill(pid, "SIGCONT");
      expect((await late).status).toBe(401);
    } finally {
      process.kill(pid, "SIGCONT");
    }
  });

  it("counts requests for the address from which they came", async () => {
    const attempt = (body: string) => ask("/auth/register", { method: "POST", body });
    const statuses: number[] = [];
    for (let i = 0; i < 16; i++) {
      statuses.push((await attempt("{}")).status, (await attempt(large({}))).status);
    }
    // One of the thirty attempts that an address has was made by the first test.
    expect(statuses).toEqual([...Array(29).fill(422), 429, 429, 429]);
  });

  it("ends each request separately, and closes one that sends too much", async () => {
    const answer = await ask("/auth/login", { method: "POST", body: " ".repeat(5_000_000) });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text)).toHaveProperty("detail");
    // Answered before all of the body has arrived.
    for (let round = 0; round < 5; round++) {
      const { status } = await ask("/oauth/token", { method: "POST", body: " ".repeat(5_000_000) });
      expect(status).toBe(415);
    }
  });

  it("stops work whose connection was closed, as its log says: no menu is read to its end for nobody", async () => {
    const { email } = DEMO_BUSINESS;
    const signedIn = await ask("/auth/login", {
      method: "POST",
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    });
    const { access_token: token } = JSON.parse(signedIn.text) as { access_token: string };
    const [client] = JSON.parse((await ask("/oauth/clients", { token })).text) as { client_id: string }[];
    const items = Array.from({ length: 25 }, (_, place) => ({
      name: `Soup ${place}`,
      // Together more than the 32 KB from which a body is passed on.
      description: "leeks ".repeat(400),
    }));
    const menu = JSON.stringify({ client_id: client?.client_id, items });
    const headers = { origin: "https://lungara.example", "content-type": "application/json" };
    const check = () => request(`${product.url}/api/analysis/menu`, { method: "POST", headers, agent: false });
    const logged = () =>
      readFileSync(path.join(folder, "forkprint.log"), "utf8")
        .split("\n")
        .filter((line) => line.includes('"path":"/api/analysis/menu"'))
        .map((line) => (JSON.parse(line) as { status: number }).status);
    // The process that reads texts is started by the first menu.
    check()
      .on("error", () => undefined)
      .end(menu);
    await expect.poll(logged, { timeout: 60_000 }).toEqual([200]);
    const readers = childrenOf(processForLargeRequests(), "engine-process");
    expect(readers).not.toEqual([]);
    // Reading takes as long as it is stopped.
    for (const pid of readers) process.kill(pid, "SIGSTOP");
    try {
      const sent = check().on("error", () => undefined);
      sent.end(menu);
      await sleep(1_000);
      expect(logged()).toEqual([200]);
      sent.destroy();
      await expect.poll(logged, { timeout: 5_000 }).toEqual([200, 503]);
    } finally {
      for (const pid of readers.filter(isAlive)) process.kill(pid, "SIGCONT");
    }
  });

  it("is replaced when it is killed; its requests are reported as interrupted, and the others answer meanwhile", async () => {
    const pid = processForLargeRequests();
    process.kill(pid, "SIGSTOP");
    const inItsHands = ask("/auth/login", { method: "POST", body: large(wrong) });
    // An answer to this later request shows that the earlier one has been passed on.
    await ask("/api/health");
    process.kill(pid, "SIGKILL");
    const answer = await inItsHands;
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.text)).toEqual({
      detail: "This was interrupted. Look whether it was carried out before you try again.",
      code: "interrupted",
    });
    await untilOutput("The process for large requests ended by itself (it was killed).");
    expect((await ask("/auth/login", { method: "POST", body: large(wrong) })).status).toBe(401);
    await untilOutput("The process for large requests runs again.");
    expect(isAlive(processForLargeRequests())).toBe(true);
    expect((await ask("/auth/login", { method: "POST", body: large(wrong) })).status).toBe(401);
  });

  it("leaves no socket behind when the product stops", async () => {
    const socket = readFileSync(`/proc/${processForLargeRequests()}/environ`, "utf8")
      .split("\0")
      .find((each) => each.startsWith("LARGE_REQUESTS_SOCKET="))
      ?.split("=")[1];
    expect(socket && existsSync(socket)).toBe(true);
    expect(statSync(path.dirname(socket ?? "")).mode & 0o777).toBe(0o700);
    expect(statSync(socket ?? "").mode & 0o777).toBe(0o600);
    await product.stop();
    expect(existsSync(path.dirname(socket ?? ""))).toBe(false);
  });
});

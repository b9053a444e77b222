import { once } from "node:events";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isAlive } from "@/server/db/embedded/postmaster";
import { freePort, ONE_PROCESS, StartedProcess, type StartOptions } from "../support/started-process";

const PASSWORD = "Blue-Kettle-42";

let dataDir: string;
let port: number;
let running: StartedProcess;

const start = (options: Partial<StartOptions> = {}) =>
  new StartedProcess({ dataDir, port, env: ONE_PROCESS, ...options });

async function post(where: string, body: object): Promise<number> {
  const response = await fetch(`${running.url}${where}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

const register = (email: string) =>
  post("/auth/register", { email, password: PASSWORD, first_name: "A", last_name: "B", account_type: "diner" });
const signIn = (email: string) => post("/auth/login", { email, password: PASSWORD });

/** Sends a request's first half, until the server says that it is reading it; `finish` sends the second. */
async function halfRequest(where: string, body: string): Promise<{ finish: () => Promise<number> }> {
  const sent = request(`${running.url}${where}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
      Expect: "100-continue",
    },
  });
  sent.flushHeaders();
  await once(sent, "continue");
  sent.write(body.slice(0, 5));
  const status = new Promise<number>((resolve, reject) => {
    sent.on("response", (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
    });
    sent.on("error", reject);
  });
  return {
    finish: () => {
      sent.end(body.slice(5));
      return status;
    },
  };
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "forkprint-life-"));
  port = await freePort();
  // As people start it: with as many processes as the machine has cores.
  running = await start({ throughNpm: true, env: {} }).ready();
});

afterAll(async () => {
  await running?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe.sequential("the start command", () => {
  it("prints the address and the first sign-in, and none of its secrets", async () => {
    expect(running.output).toContain(`http://localhost:${port}`);
    expect(running.output).toMatch(/administrator/);
    expect((await fetch(`${running.url}/`)).status).toBe(200);
    expect((await stat(path.join(dataDir, "secrets.json"))).mode & 0o777).toBe(0o600);
  });

  it("says what it does in plain lines, writes its log to one file, and proposes screens that answer", async () => {
    const lines = running.output.split("\n");
    expect(running.output).not.toMatch(/[{}]|SELECT|✓/);
    for (const step of ["database", "migrations", "reference data", "demo data", "build", "application"])
      expect(lines.filter((line) => line.includes(`] ${step} `)).at(-1), step).toMatch(
        /^\[ *[\d.]+ s\] .+ \([\d.]+ s\)$/,
      );
    const log = path.join(dataDir, "forkprint.log");
    expect(lines.filter((line) => line.endsWith(`go to ${log}`))).toHaveLength(1);
    expect(await readFile(log, "utf8")).toContain('"path":"/api/health"');
    const proposed = [...running.output.matchAll(/^ {2}http:\/\/localhost:\d+(\/\S+) +as (\S+)/gm)];
    expect(proposed).toHaveLength(3);
    for (const [, screen = "", email = ""] of proposed) {
      const password = new RegExp(`^ {2}${email} +(\\S+)`, "m").exec(running.output)?.[1];
      const signedIn = await fetch(`${running.url}/auth/login`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: `http://localhost:${port}` },
        body: JSON.stringify({ email, password }),
      });
      const cookie = signedIn.headers.getSetCookie().map((each) => each.split(";")[0]);
      const page = await fetch(`${running.url}${screen}`, {
        headers: { Cookie: cookie.join("; ") },
        redirect: "manual",
      });
      expect([signedIn.status, page.status], screen).toEqual([200, 200]);
    }
  });

  it("says when it already runs with these data", async () => {
    const second = new StartedProcess({ dataDir, port: await freePort() });
    expect(await second.exit).toBe(1);
    expect(second.output.trim()).toBe(
      `Forkprint already runs on the data in ${dataDir} (process ${running.pids().command}, http://localhost:${port}). Stop it first, or choose other data and another port: DATA_DIR=.data-2 PORT=${Number(new URL(second.url).port) + 1} npm start`,
    );
  });

  it("says when the port is in use", async () => {
    const otherFolder = await mkdtemp(path.join(tmpdir(), "forkprint-life-"));
    const second = new StartedProcess({ dataDir: otherFolder, port });
    expect(await second.exit).toBe(1);
    expect(second.output.trim()).toBe(
      `Port ${port} on 127.0.0.1 is taken by another program. Stop that, or choose another port: PORT=${port + 1} npm start`,
    );
    await rm(otherFolder, { recursive: true, force: true });
  });

  it("shuts down on SIGTERM to npm: the request under way is answered, and no process is left", async () => {
    const pids = Object.values(running.pids()).flat();
    const half = await halfRequest("/auth/login", JSON.stringify({ email: "nobody@post.example", password: PASSWORD }));
    const stopped = running.stop();
    await expect.poll(() => running.output, { timeout: 60_000 }).toContain("Stopping …");
    await sleep(200); // The application learns of it a moment later.
    expect(await half.finish()).toBe(401);
    expect(await stopped).toBe(0);
    expect(running.output).toContain("Stopped.");
    expect(pids.filter(isAlive)).toEqual([]);
  });

  it("loses no acknowledged change when everything is killed", async () => {
    running = await start().ready();
    expect(await register("kept@post.example")).toBe(201);
    await running.killEverything();
    running = await start().ready();
    expect(await signIn("kept@post.example")).toBe(200);
  });

  it("starts again when only the command was killed and left its processes behind", async () => {
    const { command, servers, postgres } = running.pids();
    expect(await register("kept-too@post.example")).toBe(201);
    process.kill(command, "SIGKILL");
    running = await start().ready();
    expect([command, ...servers, postgres].filter(isAlive)).toEqual([]);
    expect(await signIn("kept-too@post.example")).toBe(200);
  });

  it("restarts the database when it was killed, and says so", async () => {
    const { command, servers, postgres } = running.pids();
    process.kill(postgres, "SIGKILL");
    await expect.poll(() => running.output, { timeout: 120_000 }).toContain("The embedded database runs again.");
    expect(running.output).toContain("The embedded database ended by itself (");
    expect([command, ...servers].every(isAlive)).toBe(true);
    await expect.poll(() => signIn("kept@post.example"), { timeout: 60_000 }).toBe(200);
  });

  it("restarts the application when it was killed, and says so", async () => {
    const { command, server, postgres } = running.pids();
    process.kill(server, "SIGKILL");
    await expect
      .poll(() => running.output, { timeout: 120_000 })
      .toMatch(/^(The|Process 1 of the) application runs again\.$/m);
    expect(running.output).toMatch(/^(The|Process 1 of the) application ended by itself \(it was killed\)\./m);
    expect([command, postgres].every(isAlive)).toBe(true);
    expect(await signIn("kept@post.example")).toBe(200);
  });
});

import { type ChildProcess, spawn } from "node:child_process";
import cluster from "node:cluster";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Settings } from "@/server/env";
import { StartError } from "@/server/start-error";
import type { Lock } from "./lock";

/** Longer than the grace period after which the server ends itself. */
const STOP_MILLISECONDS = 15_000;
/** A process that does not listen by then has got stuck while it started. */
const LISTEN_MILLISECONDS = 120_000;
const ANSWER_MILLISECONDS = 120_000;
const POLL_MILLISECONDS = 50;

export type Mode = "production" | "dev";
export type Application = {
  pid: number;
  /** Resolves with the exit code when it has ended, whether intended or not. */
  ended: Promise<number | null>;
  stop: (isPatient?: boolean) => Promise<void>;
  /** Tells it that the whole product answers (server/jobs/start-jobs.ts). */
  announceReady: () => void;
};

type Message = { type: "listening" } | { type: "leaving" } | { type: "failed"; code: string | null; message: string };
type Address = Pick<Settings, "HOST" | "PORT">;

/** Where the processes write: standard output, or a file, open for appending. */
export type LogTarget = { file: string | undefined; output: number | "inherit" };

/** Where a person finds what a process logged before it ended. */
export const whereLogged = ({ file }: LogTarget): string => (file ? `its log is ${file}` : "its log stands above");

export function portInUse({ HOST, PORT }: Address): StartError {
  return new StartError(
    `Port ${PORT} on ${HOST} is taken by another program. Stop that, or choose another port: PORT=${PORT + 1} npm start`,
  );
}

function listenProblem(code: string | null, message: string, address: Address): StartError {
  if (code === "EADDRINUSE") return portInUse(address);
  if (code === "EACCES") {
    return new StartError(`Port ${address.PORT} needs more rights. Choose one above 1023: PORT=3000 npm start`);
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return new StartError(`This computer has no address ${address.HOST}. Put HOST right, or leave it out.`);
  }
  return new StartError(`The application did not start (${message}).`);
}

/** Checked first, so that a used port is reported before a long build. */
export async function requireFreePort(address: Address): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.on("error", (error: NodeJS.ErrnoException) =>
      reject(listenProblem(error.code ?? null, error.message, address)),
    );
    probe.listen(address.PORT, address.HOST, () => probe.close(() => resolve()));
  });
}

/** The address at which this process reaches the application, because one cannot connect to "all addresses". */
function ownAddress({ HOST, PORT }: Address): string {
  const host = HOST === "0.0.0.0" ? "127.0.0.1" : HOST === "::" ? "::1" : HOST;
  return `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
}

/** One of the processes of the application: its index, and their number. */
export type Place = {
  number: number;
  of: number;
  /** The socket of the process that answers passed-on requests (scripts/large-requests.mjs). */
  large?: { socket: string; isThis: boolean };
};

/**
 * In production a member of a cluster (except the process for large requests, which is not reachable from outside):
 * the start command accepts connections and gives each to an idle process, so that no request waits for a busy one
 * while another is idle.
 */
function begin({ root, mode, log }: Given, { number, of, large }: Place): ChildProcess {
  const file = path.join(root, "scripts", "server.mjs");
  // Whoever develops reads Next's own messages in the terminal.
  const output = mode === "dev" ? "inherit" : log.output;
  const stdio: ("ignore" | "ipc" | "inherit" | number)[] = ["ignore", output, output, "ipc"];
  const env = {
    NODE_ENV: mode === "dev" ? ("development" as const) : ("production" as const),
    NEXT_TELEMETRY_DISABLED: "1",
    // Only the start command creates the account, so the application does not get its password.
    ADMIN_PASSWORD: "",
    WORKERS: String(of),
    WORKER_NUMBER: String(number),
    LARGE_REQUESTS_SOCKET: large?.socket ?? "",
    ANSWERS_LARGE_REQUESTS: String(large?.isThis ?? false),
  };
  if (mode === "dev" || large?.isThis)
    return spawn(process.execPath, [file, mode], { cwd: root, env: { ...process.env, ...env }, stdio });
  cluster.schedulingPolicy = cluster.SCHED_RR;
  cluster.setupPrimary({ exec: file, args: [mode], execArgv: [], cwd: root, stdio });
  return cluster.fork(env).process;
}

/** What all processes of the application have in common. */
export type Given = { root: string; mode: Mode; settings: Settings; lock: Lock | undefined; log: LogTarget };

export function startApplication(given: Given, place: Place) {
  const child = begin(given, place);
  child.on("message", ({ type }: Message) => {
    if (type === "leaving" && child.connected) child.send({ type: "goodbye" });
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once("exit", (code) => resolve(code));
    child.once("error", () => resolve(1));
  });
  const stop = async (isPatient = true) => {
    child.kill(isPatient ? "SIGTERM" : "SIGKILL");
    const isLate = await Promise.race([ended.then(() => false), sleep(STOP_MILLISECONDS, true, { ref: false })]);
    if (isLate) child.kill("SIGKILL");
    await ended;
  };
  const announceReady = () => void (child.connected && child.send({ type: "ready" }));
  const application: Application = { pid: child.pid ?? 0, ended, stop, announceReady };
  return { child, application };
}

/**
 * Resolves when the application answers requests, even if the database is unavailable.
 * @throws StartError when it cannot listen, ends or gets stuck
 */
export async function waitUntilListening(
  child: ChildProcess,
  application: Application,
  address: Address,
): Promise<void> {
  const giveUp = new AbortController();
  const message = await Promise.race([
    sleep(LISTEN_MILLISECONDS, undefined, { signal: giveUp.signal, ref: false }).then(
      (): Message => ({ type: "failed", code: null, message: `it did not listen in ${LISTEN_MILLISECONDS / 1_000} s` }),
    ),
    new Promise<Message>((resolve) =>
      child.on("message", (message: Message) => message.type !== "leaving" && resolve(message)),
    ),
    application.ended.then((code): Message => ({ type: "failed", code: null, message: `it ended with code ${code}` })),
  ]).finally(() => giveUp.abort());
  if (message.type === "failed") throw listenProblem(message.code, message.message, address);
}

/** Resolves when a request that needs the database has been answered. */
export async function waitUntilReady({ settings: address, log }: Given): Promise<void> {
  const giveUpAt = Date.now() + ANSWER_MILLISECONDS;
  let last = "no answer";
  while (Date.now() < giveUpAt) {
    try {
      const response = await fetch(`${ownAddress(address)}/api/health`, { signal: AbortSignal.timeout(30_000) });
      await response.arrayBuffer();
      if (response.ok) return;
      last = `status ${response.status}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await sleep(POLL_MILLISECONDS);
  }
  throw new StartError(`The application started but does not answer as it should (${last}); ${whereLogged(log)}.`);
}

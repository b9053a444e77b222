import childProcess, { type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { MINUTE_MS } from "@/lib/durations";
import { log } from "@/server/log";
import { processWide } from "@/server/process-wide";
import type { EncodedPicture } from "./encoded-picture";
import type { PictureFormat } from "./recognise-picture";

/** The decoder ends itself sooner; this is for one that does not. */
const DEADLINE_MS = 90_000;
/** Between pictures a process that nobody needs costs memory. */
const IDLE_MS = 10 * MINUTE_MS;

type Message = "ready" | { encoded: EncodedPicture } | { failure: string };

const reader = processWide<Promise<ChildProcess> | undefined>("process that reads pictures", undefined);

/**
 * Encodes a picture in a process of its own, one at a time: decoding is the work of native code on bytes of strangers.
 * Its threads go after those that answer requests, it knows no secret, and a file that breaks it breaks nothing else.
 */
export async function encodeElsewhere(bytes: Buffer, format: PictureFormat): Promise<EncodedPicture> {
  const child = await started();
  child.ref();
  child.channel?.ref();
  const answer = await new Promise<Message | "ended">((resolve) => {
    const late = setTimeout(() => child.kill("SIGKILL"), DEADLINE_MS);
    const settle = (message: Message | "ended") => {
      clearTimeout(late);
      child.off("message", settle);
      child.off("exit", ended);
      resolve(message);
    };
    const ended = () => settle("ended");
    child.on("message", settle);
    child.once("exit", ended);
    child.send({ bytes, format }, (error) => error && ended());
  });
  rest(child);
  if (answer === "ended") {
    forget(child);
    log.warn({ bytes: bytes.length }, "a picture ended the process that reads pictures");
    return { refusal: "damaged" };
  }
  if (answer !== "ready" && "encoded" in answer) return answer.encoded;
  throw new Error(`A picture could not be encoded: ${answer === "ready" ? "no answer" : answer.failure}`);
}

/** Looked up so that the bundler does not take the file that is started for a module to bundle, which it cannot find. */
const fork = Reflect.get(childProcess, "fork") as typeof childProcess.fork;

function started(): Promise<ChildProcess> {
  reader.value ??= start();
  return reader.value;
}

async function start(): Promise<ChildProcess> {
  const child = fork(join(process.cwd(), "server/recipes/photos/picture-process.mjs"), {
    execArgv: [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    // Neither the database's address nor any key.
    env: { NODE_ENV: "production" },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      child.once("message", () => resolve());
      child.once("error", reject);
      child.once("exit", (code) => reject(new Error(`The process that reads pictures ended with code ${code}.`)));
    });
  } catch (error) {
    reader.value = undefined;
    throw error;
  }
  child.once("exit", () => forget(child));
  child.on("error", () => forget(child));
  return child;
}

const idle = new WeakMap<ChildProcess, NodeJS.Timeout>();

/** It keeps nobody from ending, and ends itself when nothing comes for long. */
function rest(child: ChildProcess): void {
  clearTimeout(idle.get(child));
  idle.set(child, setTimeout(() => endIdle(child), IDLE_MS).unref());
  child.unref();
  child.channel?.unref();
}

function endIdle(child: ChildProcess): void {
  forget(child);
  if (child.connected) child.disconnect();
}

function forget(child: ChildProcess): void {
  clearTimeout(idle.get(child));
  void reader.value?.then(
    (current) => {
      if (current === child) reader.value = undefined;
    },
    () => undefined,
  );
}

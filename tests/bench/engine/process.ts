import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import type { Round, Started, Took } from "./measured";

const OWN_ROOT = resolve(import.meta.dirname, "../../..");
const PRODUCT = /\/server\/dietary\//;

/** Bundles the subject with the engine of a checkout. */
export async function bundleSubject(folder: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [join(import.meta.dirname, "subject.ts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    logLevel: "error",
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
    plugins: folder === OWN_ROOT ? [] : [engineOf(folder)],
  });
}

/** Takes the engine's files from another checkout, where they may be in other folders. */
const engineOf = (folder: string): Plugin => ({
  name: "engine of another checkout",
  setup: ({ onResolve }) =>
    onResolve({ filter: PRODUCT }, ({ path, importer }) => {
      if (basename(importer) !== "subject.ts") return null;
      const file = `${resolve(dirname(importer), path).slice(OWN_ROOT.length)}.ts`;
      const same = join(folder, file);
      return { path: existsSync(same) ? same : sameNameIn(join(folder, "server/dietary"), basename(file)) };
    }),
});

function sameNameIn(folder: string, name: string): string {
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" }).find((file) => basename(file) === name);
  if (!found) throw new Error(`${folder} has no file ${name}.`);
  return join(folder, found);
}

/** An engine's process, which measures one round at a time. */
export class EngineProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly started: Started,
  ) {}

  /** `folder`: its checkout, where it finds its knowledge. */
  static async start(folder: string, bundle: string, inputs: string): Promise<EngineProcess> {
    const child = fork(bundle, [inputs], { cwd: folder, execArgv: ["--expose-gc"] });
    return new EngineProcess(child, await answerOf<Started>(child));
  }

  measure(round: Round): Promise<Took> {
    this.child.send(round);
    return answerOf(this.child);
  }

  stop(): void {
    this.child.kill();
  }
}

async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  const ended = new AbortController();
  const failed = once(child, "exit", { signal: ended.signal }).then(([code]) => {
    throw new Error(`An engine's process ended with ${code}.`);
  });
  try {
    const [answer] = await Promise.race([once(child, "message", { signal: ended.signal }), failed]);
    return answer as Answer;
  } finally {
    failed.catch(() => undefined);
    ended.abort();
  }
}

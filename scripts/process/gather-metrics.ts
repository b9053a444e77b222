import type { ChildProcess } from "node:child_process";

type WorkerMessage = { type: string; id: string; metrics?: unknown };

/** Even a busy thread answers within this time; measurements that are still missing are left out. */
const PATIENCE_MS = 2_000;

/** Collects the measurements of all processes, whichever process receives the request. */
export class MetricsGathering {
  readonly #children = new Set<ChildProcess>();
  readonly #waiting = new Map<string, (child: ChildProcess, metrics: unknown) => void>();

  add(child: ChildProcess): void {
    this.#children.add(child);
    child.once("exit", () => this.#children.delete(child));
    child.on("message", (message: WorkerMessage) => {
      if (message.type === "metrics_wanted") void this.#gather(child, message.id);
      if (message.type === "metrics_told") this.#waiting.get(message.id)?.(child, message.metrics);
    });
  }

  async #gather(asker: ChildProcess, id: string): Promise<void> {
    const awaited = new Set([...this.#children].filter(({ connected }) => connected));
    const all: unknown[] = [];
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, PATIENCE_MS);
      const settleWhenAll = () => {
        if (awaited.size > 0) return;
        clearTimeout(late);
        resolve();
      };
      this.#waiting.set(id, (child, metrics) => {
        if (awaited.delete(child)) all.push(metrics);
        settleWhenAll();
      });
      for (const child of awaited) child.send({ type: "tell_metrics", id });
      settleWhenAll();
    });
    this.#waiting.delete(id);
    if (asker.connected) asker.send({ type: "metrics", id, all });
  }
}
